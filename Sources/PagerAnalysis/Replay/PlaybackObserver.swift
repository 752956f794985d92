package import Pager
package import Recordings
package import Touch

/// Who watches a recording being played.
package protocol PlaybackObserver {
  /// The pager stands at rest; nothing has happened.
  mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager)
  /// The pager was put at rest where the recording says.
  mutating func contentWasPlaced(_ pager: Pager, at microseconds: Int64)
  /// A frame of contacts stands in `pager.contacts.frame`; what came of it follows.
  mutating func frameCompleted(_ pager: Pager)
  /// What the pager made of a frame or of a deadline; `drag` is behind every drag that ended.
  mutating func happened(_ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag)
  /// A line of ours in the recording.
  mutating func noted(_ note: SwipeLogLine)
}

/// The measurements behind a drag that ended.
package struct PlayedDrag: Sendable {
  package var samples: DragSamples
  /// The velocity that was logged, with the estimator that gave it.
  package var logged: (velocity: FingerVelocity, estimator: String)?
}
