package import Paging
package import Touch

/// One drag that ended with a lift: all that a strategy needs to land it, and what was meant by it.
///
/// Offsets are points of content space; times count from the recording's first event.
package struct Swipe: Sendable {
  /// Counts the swipes of a recording from 0.
  package var index: Int
  package var fingers: Int
  package var axis: DragAxis
  /// When the finger set was complete, in microseconds.
  package var touchMicroseconds: Int64
  package var liftMicroseconds: Int64
  /// Reports of the finger set that carried a position.
  package var frames: Int
  /// The time from the last report to the lift.
  package var restMicroseconds: Int64
  /// The fastest content speed between two reports, without sign.
  package var peakVelocity: Velocity

  /// The page on which the content rested, or to which it was heading, when the drag began.
  package var startPage: Int
  /// The content at the lift.
  package var content: ContentTrack
  /// The velocity at the lift by each estimator that was asked, in their order.
  package var velocities: [Velocity]

  /// The page on which the content landed when the recording was made, where that is known.
  package var livePage: Int?
  package var intent: Intent?
  /// Whether a swipe the other way began soon after the lift.
  package var wasCorrected = false

  /// How far the content was dragged, in points.
  package var travel: Double { content.contentOffset - content.beginContentOffset }

  package var durationMilliseconds: Double {
    Double(Microseconds.elapsed(from: touchMicroseconds, to: liftMicroseconds)) / 1000
  }

  /// Reports a second; nil for fewer than two.
  package var reportRateHertz: Double? {
    let held = Microseconds.elapsed(from: touchMicroseconds, to: liftMicroseconds)
    let span = Microseconds.elapsed(from: restMicroseconds, to: held)
    guard frames > 1, span > 0 else { return nil }
    return Double(frames - 1) / Double(span) * 1_000_000
  }

  /// The page that was meant, and how that is known.
  package struct Intent: Hashable, Sendable {
    package var page: Int
    /// As in the recording's label: `prompted`, `scripted`.
    package var source: String

    package init(page: Int, source: String) {
      self.page = page
      self.source = source
    }
  }
}
