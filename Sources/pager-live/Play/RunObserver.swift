import LiveView
import Pager
import PagerAnalysis
import Paging
import Recordings
import Touch

/// Hears what a run's pager does, and keeps what has not been shown.
struct RunObserver: PlaybackObserver {
  /// Known from the first input on.
  private(set) var follower: Follower?
  private var moments: [LiveMoment] = []
  /// The drags that the pager was not asked for.
  private var others: DragSurvey?

  mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager) {
    others = DragSurvey(pager: pager)
    // Swipes count through the sittings of a log.
    let summary = follower?.summary ?? SwipeSummary()
    follower = Follower(
      pager, settings: settings, summary: summary, rests: follower?.rests ?? RestTally())
  }

  mutating func contentWasPlaced(_ pager: Pager, at microseconds: Int64) {
    follower?.contentWasPlaced(pager)
  }

  mutating func frameCompleted(_ pager: Pager) {
    others?.handle(pager.contacts.frame)
  }

  mutating func happened(_ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag) {
    for case .drag(let drag) in events { others?.handle(drag) }
    follower?.follow(events, into: &moments)
  }

  mutating func noted(_ note: SwipeLogLine) {}

  /// Why there was no swipe, where there were drags of other kinds.
  var noSwipeNotice: String? {
    guard let follower, follower.summary.count == 0, var others else { return nil }
    others.finish()
    guard !others.counts.isEmpty else { return nil }
    let axis = follower.configuration.layout.axis.rawValue
    let drags = others.counts.inWords.joined(separator: ", ")
    return "no swipe along the \(axis) axis of the layout, but other drags: \(drags); "
      + "see --axis and --fingers"
  }

  /// What is worth a line since this was asked last.
  mutating func takeMoments() -> [LiveMoment] {
    defer { moments.removeAll(keepingCapacity: true) }
    return moments
  }
}
