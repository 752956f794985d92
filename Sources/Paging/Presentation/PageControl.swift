/// The row of dots under a pager, kept as in the pagers that this library reproduces.
///
/// The page is `contentOffset / boundsLength`, truncated, and changes only when the content has
/// stopped: by itself, under a touch that caught it, or where the program put it. Where items are
/// not as long as the viewport it names another page than the pager.
public struct PageControl: Hashable, Sendable {
  /// The number of dots, one an item.
  public private(set) var numberOfPages: Int
  /// The dot that is filled, counted from 0; 0 also where there is no dot.
  public private(set) var currentPage: Int

  /// A control for content that has stopped at an offset in points.
  public init(layout: PagerLayout, contentOffset: Double) {
    numberOfPages = layout.itemCount
    currentPage = PageControl.page(at: contentOffset, in: layout)
  }

  /// Takes note of what the pager told; `pager` is the engine now, after that or further calls.
  ///
  /// A drag need not end with a deceleration, so that every event of content that moved or stopped
  /// counts, if nothing moves the content any more.
  public mutating func handle(_ event: PagingEvent, of pager: PagingEngine) {
    switch event {
    case .didScroll, .didEndDecelerating, .didEndScrollingAnimation, .snapped, .cameToRest:
      update(with: pager)
    case .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating, .caught,
      .released:
      break
    }
  }

  /// Takes the pager as it is, whatever was told: a change of its layout may move nothing.
  public mutating func update(with pager: PagingEngine) {
    let hasStopped = !pager.isDragging && pager.nextDeadline == nil
    numberOfPages = pager.layout.itemCount
    currentPage =
      hasStopped
      ? PageControl.page(at: pager.contentOffset, in: pager.layout)
      : pager.layout.nearestItem(to: currentPage)
  }

  /// The content stopped at an offset in points; for content that no ``PagingEngine`` scrolls.
  public mutating func didEndDecelerating(at contentOffset: Double, in layout: PagerLayout) {
    self = PageControl(layout: layout, contentOffset: contentOffset)
  }

  /// `contentOffset / boundsLength` without its fraction, forced into the list.
  public static func page(at contentOffset: Double, in layout: PagerLayout) -> Int {
    layout.nearestItem(toWhole: (contentOffset / layout.boundsLength).wholeBelow)
  }
}
