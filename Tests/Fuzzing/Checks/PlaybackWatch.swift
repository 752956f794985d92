package import Pager
package import PagerAnalysis
import Paging
package import Recordings
import Touch

/// Watches a playback: what the pager tells, and where each swipe would land.
package struct PlaybackWatch: PlaybackObserver {
  package let landings = LandingWatch()
  /// What was told, for comparing one playback with another.
  package private(set) var events: [PagerEvent] = []
  private var watch: PagerWatch
  private var collector: SwipeCollector
  private let isRecognized: Bool

  package init(isRecognized: Bool) {
    self.isRecognized = isRecognized
    watch = PagerWatch(isRecognized: isRecognized)
    collector = landings.collector()
  }

  package var complaint: Complaint? { watch.complaint ?? landings.complaint }

  package mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager) {
    // A later sitting of a log counts its time anew.
    watch.end()
    if watch.complaint == nil { watch = PagerWatch(isRecognized: isRecognized) }
    collector.playbackBegan(settings, pager: pager)
  }

  package mutating func contentWasPlaced(_ pager: Pager, at microseconds: Int64) {
    watch.contentWasPlaced(pager)
    collector.contentWasPlaced(pager, at: microseconds)
  }

  package mutating func frameCompleted(_ pager: Pager) {
    watch.follow(pager.contacts.frame)
    collector.frameCompleted(pager)
  }

  package mutating func happened(_ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag) {
    self.events += events
    watch.follow(events, pager: pager)
    let offset = pager.engine.contentOffset
    collector.happened(events, pager: &pager, drag: drag)
    if pager.engine.contentOffset != offset || pager.engine.nextDeadline == nil {
      watch.contentWasPlaced(pager)
    }
  }

  package mutating func noted(_ note: SwipeLogLine) {
    collector.noted(note)
  }

  /// The recording is over, or cannot be read on.
  package mutating func finish(isWhole: Bool) throws(Complaint) {
    collector.finish()
    if isWhole { watch.end() }
    if let complaint { throw complaint }
  }
}
