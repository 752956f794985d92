import Pager
import PagerAnalysis
import Paging

// A recording that knows no page plays on where its last swipe left the content.
extension PlaybackPlayer {
  /// The share of a list that is kept ahead of a swipe in a recording that knows no page: more
  /// pages than any swipe passes, so that the list's end never decides.
  private static let keptShare = 4

  /// Goes back to the middle of the list where the content rests near an end.
  mutating func leaveEnd(at microseconds: Int64, into observer: inout some PlaybackObserver) {
    guard let settings, !settings.keepsRecordedPages else { return }
    advance(to: microseconds, into: &observer)
    guard let engine = pager?.engine, pager?.nextDeadline == nil, !engine.isTracking else { return }
    let last = engine.layout.itemCount - 1
    let page = engine.currentPage
    guard min(page, last - page) < last / Self.keptShare else { return }
    restAtStart(at: microseconds, into: &observer)
  }
}
