/// Where in the viewport an item is to be shown, as UIKit's `UICollectionView.ScrollPosition`.
public enum ScrollPosition: CaseIterable, Hashable, Sendable {
  /// At the left, behind the inset there; at the top of a vertical layout.
  case left
  /// In the middle.
  case centered
  /// At the right, before the inset there; at the bottom of a vertical layout.
  case right

  /// At the top of a vertical layout.
  public static let top = ScrollPosition.left
  /// At the bottom of a vertical layout.
  public static let bottom = ScrollPosition.right
}

extension PagerLayout {
  /// The content offset that shows an item at a position of the viewport, in points, not clamped.
  ///
  /// Behind the leading inset `itemStart - leading`, in the middle `itemCenter - boundsLength / 2`,
  /// before the trailing one `itemEnd + trailing - boundsLength`. Left and right are where people see
  /// them: in a right-to-left layout the leading end is at the right.
  public func contentOffset(showing item: Int, at position: ScrollPosition) -> Double {
    let isMirrored = isRightToLeft && axis == .horizontal
    return switch position {
    case .centered: contentOffset(centering: item)
    case .left where !isMirrored, .right where isMirrored:
      itemStart(item) - contentInset.leading
    case .left, .right:
      itemStart(item) + itemLength(at: item) + contentInset.trailing - boundsLength
    }
  }
}
