import Pager
import Paging
import Recordings

extension Pager {
  /// Whether the content would have to be put at rest to be where a state says.
  func rests(elsewhereThan state: SwipeLogLine.PagerState) -> Bool {
    guard !engine.isTracking else { return false }
    return engine.nextDeadline != nil || engine.contentOffset != state.contentOffset
  }
}
