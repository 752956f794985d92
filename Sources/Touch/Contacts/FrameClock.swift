/// The time of frames: the kernel's stamps as long as they can be a clock's.
///
/// A stamp that steps back, or further ahead than any clock goes by itself, counts as the previous
/// one: when its frame was nobody knows. When the next frame goes on from it, the clock was set, and
/// the frame that nobody knows the time of took as long as the one after it. So neither one wild
/// stamp nor a wall clock that is set in mid-recording costs any time.
struct FrameClock: Hashable, Sendable {
  /// A step ahead beyond this is no pause between touches: about a year (ours).
  static let largestStepAhead: Int64 = 365 * 86_400 * 1_000_000
  /// The first stamp counts as at most this, so that there is room for later ones: 146,000 years.
  private static let largestStart: Int64 = 1 << 62

  /// The newest frame's time, in microseconds; nil before the first frame.
  private(set) var microseconds: Int64?
  /// The stamp that stands for `microseconds`.
  private var stamp: Int64 = 0
  /// From the last believed frame to the one before it.
  private var interval: Int64 = 0
  /// The last frame's stamp, where it was not believed.
  private var doubtful: Int64?

  /// Whether the newest frame has no time of its own: its stamp counted as the previous one.
  var isDoubtful: Bool { doubtful != nil }

  /// Takes a frame's stamp.
  ///
  /// - Returns: the frame's time, never before the previous frame's.
  mutating func advance(to stamp: Int64) -> Int64 {
    guard let now = microseconds else { return start(at: stamp) }
    let step = Microseconds.elapsed(from: self.stamp, to: stamp)
    if let doubtful {
      let next = Microseconds.elapsed(from: doubtful, to: stamp)
      if wasSet(step: step, next: next) {
        interval = next
        return move(from: now, by: 2 * next, to: stamp)
      }
    }
    guard 0 <= step, step <= Self.largestStepAhead else {
      doubtful = stamp
      return now
    }
    interval = step
    return move(from: now, by: step, to: stamp)
  }

  /// Whether time goes on from the doubtful stamp, `next` ago, and not from the one before it,
  /// `step` ago.
  ///
  /// Where it may go on from either, the frames tell: the one is a single interval, the other two.
  private func wasSet(step: Int64, next: Int64) -> Bool {
    guard 0 < next, next <= Self.largestStepAhead else { return false }
    guard 0 <= step, step <= Self.largestStepAhead else { return true }
    return (next - interval).magnitude < (step - 2 * interval).magnitude
  }

  private mutating func start(at stamp: Int64) -> Int64 {
    self.stamp = stamp
    let start = min(max(stamp, -Self.largestStart), Self.largestStart)
    microseconds = start
    return start
  }

  private mutating func move(from now: Int64, by step: Int64, to stamp: Int64) -> Int64 {
    let later = Microseconds.sum(now, step)
    self.stamp = stamp
    doubtful = nil
    microseconds = later
    return later
  }
}
