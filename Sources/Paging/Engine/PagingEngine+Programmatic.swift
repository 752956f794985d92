extension PagingEngine {
  /// Scrolls to a content offset in points, forced into the layout's range.
  ///
  /// An animated scroll starts with the speed that the content has and ends with
  /// `didEndScrollingAnimation`, without messages of dragging or snapping. Under a finger the
  /// content jumps even if asked to animate, and the drag goes on from there.
  public mutating func setContentOffset(
    _ contentOffset: Double, animated: Bool, at microseconds: Int64,
    into events: inout [PagingEvent]
  ) {
    fireDeadlines(until: microseconds, into: &events)
    guard !contentOffset.isNaN else { return }
    let target = layout.clamped(contentOffset)
    let velocity = velocity
    sampleMotion(into: &events)
    stopMotion(into: &events)
    head(
      for: Landing(
        page: strategy.page(ofRestAt: target, in: layout), targetContentOffset: target),
      because: .program)
    let settle = Settle(
      scrollingFrom: self.contentOffset, to: target, velocity: velocity, in: layout,
      bounces: bounces)
    guard animated, !isTracking, settle.durationMilliseconds > 0 else {
      scroll(to: target, into: &events)
      restedPage = currentPage
      holdsCaughtContent = false
      fingerContentOffset = target
      return
    }
    motion = SettlingMotion(
      settle: settle, startMicroseconds: clock, endsRelease: false, phase: .scrolling)
  }

  /// Scrolls an item to a position of the viewport, as far as the layout's range lets it.
  ///
  /// An index outside the list means the nearest item. What is told is what
  /// ``setContentOffset(_:animated:at:into:)`` tells.
  public mutating func scrollToItem(
    _ item: Int, at position: ScrollPosition, animated: Bool, at microseconds: Int64,
    into events: inout [PagingEvent]
  ) {
    setContentOffset(
      layout.contentOffset(showing: item, at: position), animated: animated, at: microseconds,
      into: &events)
  }
}
