package import Paging
package import Touch

// From what happened to the line that tells it; nil where a log has no line for it.
extension SwipeLogLine {
  package init?(_ drag: DragEvent) {
    switch drag {
    case .fingersDown, .fingersUp: return nil
    case .began(let time, let fingers, let axis):
      self = .dragBegin(
        DragBegin(timeMicroseconds: time, fingers: fingers, axis: ScrollAxis(axis)))
    case .scrolled(let time, let dx, let dy):
      self = .scroll(Scroll(timeMicroseconds: time, dx: dx, dy: dy))
    case .ended(let time, let velocity):
      self = .endDragging(
        EndDragging(
          timeMicroseconds: time, vxPerSecond: velocity.xPerSecond,
          vyPerSecond: velocity.yPerSecond))
    case .cancelled(let time, let reason):
      self = .dragCancel(DragCancel(timeMicroseconds: time, reason: reason.rawValue))
    }
  }

  package init?(_ paging: PagingEvent, strategy: String) {
    switch paging {
    case .snapped(let time, let fromPage, let toPage, let target, let settle):
      self = .snapped(
        Snapped(
          timeMicroseconds: time, fromPage: fromPage, page: toPage, targetContentOffset: target,
          settleMilliseconds: settle, strategy: strategy))
    case .cameToRest(let time, let contentOffset, let page):
      self = .state(
        PagerState(timeMicroseconds: time, contentOffset: contentOffset, page: page))
    case .caught(let time): self = .caught(Moment(timeMicroseconds: time))
    case .released(let time, _): self = .released(Moment(timeMicroseconds: time))
    case .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging,
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation:
      return nil
    }
  }
}
