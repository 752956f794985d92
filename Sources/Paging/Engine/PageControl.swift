/// The row of dots under a pager, kept as iOS apps commonly do.
///
/// The page is the content offset in viewport lengths, truncated, and changes only when the content
/// has stopped. Where items are not as long as the viewport it names another page than the pager.
public struct PageControl: Hashable, Sendable {
  /// The number of dots, 0 for an empty layout.
  public let numberOfPages: Int
  /// The dot that is filled; 0 where there is none.
  public private(set) var currentPage: Int

  /// A control for content at an offset in points.
  public init(layout: PagerLayout, contentOffset: Double) {
    numberOfPages = layout.itemCount
    currentPage = PageControl.page(at: contentOffset, in: layout)
  }

  /// The content stopped at an offset in points.
  public mutating func didEndDecelerating(at contentOffset: Double, in layout: PagerLayout) {
    currentPage = PageControl.page(at: contentOffset, in: layout)
  }

  /// `contentOffset / boundsLength` without its fraction, forced into the list.
  public static func page(at contentOffset: Double, in layout: PagerLayout) -> Int {
    layout.nearestItem(toWhole: (contentOffset / layout.boundsLength).wholeBelow)
  }
}
