/// The row of dots under a pager, kept as iOS apps commonly do.
///
/// The page is `contentOffset / boundsLength`, truncated, and changes only when the content has
/// stopped. Where items are not as long as the viewport it names another page than the pager.
public struct PageControl: Hashable, Sendable {
  /// The number of dots, one an item.
  public let numberOfPages: Int
  /// The dot that is filled, counted from 0; 0 also where there is no dot.
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
