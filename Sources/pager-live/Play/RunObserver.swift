import LiveView
import Pager
import PagerAnalysis
import Recordings
import Touch

/// Hears what a run's pager does, and keeps what has not been shown.
struct RunObserver: PlaybackObserver {
  /// Known from the first input on.
  private(set) var follower: Follower?
  private var moments: [LiveMoment] = []

  mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager) {
    // Swipes count through the sittings of a log.
    let summary = follower?.summary ?? SwipeSummary()
    follower = Follower(
      pager, settings: settings, summary: summary, rests: follower?.rests ?? RestTally())
  }

  mutating func contentWasPlaced(_ pager: Pager, at microseconds: Int64) {
    follower?.contentWasPlaced(pager)
  }

  mutating func frameCompleted(_ pager: Pager) {}

  mutating func happened(_ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag) {
    follower?.follow(events, into: &moments)
  }

  mutating func noted(_ note: SwipeLogLine) {}

  /// What is worth a line since this was asked last.
  mutating func takeMoments() -> [LiveMoment] {
    defer { moments.removeAll(keepingCapacity: true) }
    return moments
  }
}
