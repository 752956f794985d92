package import Paging

extension PagerLayout {
  /// A content offset in pages as people count them: 1 where the first item rests.
  package func pagePosition(at contentOffset: Double) -> Double {
    fractionalIndex(at: contentOffset) + 1
  }

  /// Whether each item fills the viewport, so that every page is a place to rest.
  var hasFullPages: Bool {
    hasEqualItems && itemLength(at: 0) == boundsLength && minimumLineSpacing == 0
      && contentInset == .zero && sectionInset == .zero
  }

  /// Whether the first item lies at the right.
  var isMirrored: Bool { isRightToLeft && axis == .horizontal }
}
