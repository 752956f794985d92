/// A settle under way: the curve, when it began, and what is to be told at its end.
struct SettlingMotion: Hashable, Sendable {
  enum Phase {
    /// After a drag, as UIScrollView's deceleration.
    case decelerating
    /// A scroll to a given offset, as `setContentOffset(_:animated:)`.
    case scrolling
  }

  let settle: Settle
  let startMicroseconds: Int64
  /// Whether the end is a rest that a release led to, and not one that the program asked for.
  let endsRelease: Bool
  var phase: Phase
  /// How long the content had been settling when this motion took over from another.
  var precedingMilliseconds = 0.0

  /// The end of the phase, in microseconds: the first whole one at which its curve has arrived.
  var deadline: Int64 {
    let milliseconds =
      phase == .decelerating ? settle.decelerationMilliseconds : settle.durationMilliseconds
    return startMicroseconds.advanced(byMilliseconds: milliseconds)
  }

  /// Whether a scroll to the target follows the deceleration.
  var continues: Bool {
    phase == .decelerating && settle.decelerationMilliseconds < settle.durationMilliseconds
  }

  /// The milliseconds from the lift to the rest.
  var settleMilliseconds: Double { precedingMilliseconds + settle.durationMilliseconds }

  func contentOffset(at microseconds: Int64) -> Double {
    settle.value(at: microseconds.milliseconds(since: startMicroseconds))
  }

  func velocity(at microseconds: Int64) -> Velocity {
    settle.velocity(at: microseconds.milliseconds(since: startMicroseconds))
  }

  /// The milliseconds since the lift.
  func elapsedMilliseconds(at microseconds: Int64) -> Double {
    precedingMilliseconds + microseconds.milliseconds(since: startMicroseconds)
  }
}

extension Int64 {
  private static let microsecondsPerMillisecond = 1000.0

  /// A time in microseconds, later by some milliseconds, rounded up; at most the last time there is.
  func advanced(byMilliseconds milliseconds: Double) -> Int64 {
    let microseconds = (milliseconds * Self.microsecondsPerMillisecond).rounded(.up)
    let (sum, overflow) = addingReportingOverflow(Int64(exactly: microseconds) ?? .max)
    return overflow ? .max : sum
  }

  /// The milliseconds between two times in microseconds.
  func milliseconds(since start: Int64) -> Double {
    let (difference, overflow) = subtractingReportingOverflow(start)
    return Double(overflow ? .max : difference) / Self.microsecondsPerMillisecond
  }
}
