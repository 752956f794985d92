/// What the recognizer made of a frame, and the numbers it decided by.
///
/// Lengths are points of finger space, from where the finger set was complete. What a deadline does
/// between two frames is told by its event alone.
package enum DragDecision: Hashable, Sendable {
  /// No finger touches that counts.
  case nothingTouches
  /// Other fingers than a drag is made of: on a pad another number, on a screen fewer.
  case fingersDiffer(touching: Int, asked: Int)
  /// The fingers are there, but the hardware counts more than its slots show.
  ///
  /// They are believed a frame later.
  case countUnconfirmed
  /// The finger set is complete; the way counts from here.
  case setComplete(fingers: Int)
  /// Fingers changed before there was a drag; what is left makes another set at once.
  case setReplaced(FingerChange)
  case belowSlop(moved: Double)
  /// The slop was crossed along the axis that was not asked for; no drag until all are up.
  case acrossAxis(horizontal: Double, vertical: Double)
  case began(moved: Double)
  /// A drag goes on.
  case dragged
  /// The frame's state holds, but its positions are no measurement.
  case notMeasured(FrameRole)
  /// A position from which the way goes on: the first one after a jump that no finger made.
  case rebased
  /// Slots say that a finger left, the hardware counts it still.
  case liftUnconfirmed
  /// A drag waits for the finger that joined it to leave.
  case paused(sinceMicroseconds: Int64)
  /// The finger set, or its drag, is over.
  case setEnded(FingerChange)
  /// A drag is over because the kernel let go of all contacts, not a finger.
  case released
  /// A drag or a rejected stroke is over, and not all of its fingers are up.
  case awaitsAllUp
}

/// What happened to the fingers of a set.
package enum FingerChange: String, Hashable, Sendable, CaseIterable {
  case lifted
  /// One went in a gap of dropped events.
  case lost
  /// One turned out to be a palm.
  case palm
  /// Another one came.
  case joined
}
