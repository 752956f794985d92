/// The time of frames: the kernel's stamps as long as they can be a clock's.
///
/// A stamp that steps back counts as the previous one. One that steps further than any clock goes
/// by itself counts as the previous one too; when the next frame goes on from it, the clock was set,
/// and time runs on from there as if nothing had happened. So one wild stamp costs nothing, and a
/// wall clock that is set in mid-recording costs one interval.
struct FrameClock: Hashable, Sendable {
  /// A step back beyond this is no disorder of reports but another time: 100 ms (ours), what no
  /// driver reorders.
  static let largestStepBack: Int64 = 100_000
  /// A step ahead beyond this is no pause between touches: about a year (ours).
  static let largestStepAhead: Int64 = 365 * 86_400 * 1_000_000
  /// The first stamp counts as at most this, so that there is room for later ones: 146,000 years.
  private static let largestStart: Int64 = 1 << 62

  /// The newest frame's time, in microseconds; nil before the first frame.
  private(set) var microseconds: Int64?
  /// The stamp that stands for `microseconds`.
  private var stamp: Int64 = 0
  /// The last frame's stamp, where it was not believed.
  private var doubtful: Int64?

  /// Takes a frame's stamp.
  ///
  /// - Returns: the frame's time, never before the previous frame's.
  mutating func advance(to stamp: Int64) -> Int64 {
    guard let now = microseconds else { return start(at: stamp) }
    let step = Microseconds.elapsed(from: self.stamp, to: stamp)
    if -Self.largestStepBack <= step, step <= Self.largestStepAhead {
      doubtful = nil
      return step > 0 ? move(from: now, by: step, to: stamp) : now
    }
    if let doubtful {
      let next = Microseconds.elapsed(from: doubtful, to: stamp)
      if 0 <= next, next <= Self.largestStepAhead { return move(from: now, by: next, to: stamp) }
    }
    doubtful = stamp
    return now
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
