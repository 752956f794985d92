package import Paging

/// Where a pager's content is, rests and was when the drag began, as its events tell, in points.
package struct ContentTrack: Hashable, Sendable {
  package private(set) var contentOffset: Double
  /// Where the content rests or is heading for.
  package private(set) var restContentOffset: Double
  package private(set) var beginContentOffset: Double

  package init(contentOffset: Double, restContentOffset: Double, beginContentOffset: Double) {
    self.contentOffset = contentOffset
    self.restContentOffset = restContentOffset
    self.beginContentOffset = beginContentOffset
  }

  package init(restingAt contentOffset: Double) {
    self.init(
      contentOffset: contentOffset, restContentOffset: contentOffset,
      beginContentOffset: contentOffset)
  }

  package mutating func follow(_ event: PagingEvent) {
    switch event {
    case .didScroll(_, let offset): contentOffset = offset
    case .willBeginDragging: beginContentOffset = contentOffset
    case .released(_, let target):
      beginContentOffset = contentOffset
      restContentOffset = target
    case .willEndDragging(_, _, let target), .snapped(_, _, _, let target, _):
      restContentOffset = target
    case .cameToRest(_, let offset, _): restContentOffset = offset
    case .caught, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation:
      break
    }
  }

  /// The content was put at rest somewhere else.
  package mutating func rest(at contentOffset: Double) {
    self.contentOffset = contentOffset
    restContentOffset = contentOffset
  }

  /// What a strategy sees when the finger lifts with `velocity`.
  package func release(
    velocity: Velocity, strategy: some PagingStrategy, in layout: PagerLayout
  ) -> Release {
    Release(
      contentOffset: contentOffset, velocity: velocity,
      currentPage: strategy.page(ofRestAt: restContentOffset, in: layout),
      beginContentOffset: beginContentOffset)
  }
}
