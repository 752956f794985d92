import Touch

/// How fast a recording's time runs.
enum Pace: Hashable {
  /// So many times as fast as it did.
  case times(Double)
  /// As fast as its inputs can be taken.
  case unlimited
}

/// The time of a recording as a function of the machine's; it stands still in a pause.
///
/// Both are microseconds; the machine's is given, never read here.
struct PlaybackClock {
  let pace: Pace
  private(set) var isPaused = false
  /// A moment of the machine's clock and what the recording's showed then.
  private var origin: (machine: Int64, recording: Int64)

  init(pace: Pace, startingAt machine: Int64) {
    self.pace = pace
    origin = (machine, 0)
  }

  /// The recording's time at a moment of the machine's.
  func recording(at machine: Int64) -> Int64 {
    guard case .times(let speed) = pace, !isPaused else { return origin.recording }
    let elapsed = Double(Microseconds.elapsed(from: origin.machine, to: machine)) * speed
    return Microseconds.after(
      origin.recording, milliseconds: elapsed / Double(Microseconds.perMillisecond))
  }

  /// Whether a moment of the recording has come.
  func hasReached(_ recording: Int64, at machine: Int64) -> Bool {
    guard !isPaused else { return false }
    return pace == .unlimited || recording <= self.recording(at: machine)
  }

  /// How long the machine must wait for a moment of the recording; nil while that never comes.
  func wait(for recording: Int64, at machine: Int64) -> Int64? {
    guard !isPaused else { return nil }
    guard case .times(let speed) = pace else { return 0 }
    let left = Microseconds.elapsed(from: self.recording(at: machine), to: recording)
    return Microseconds.rounding(
      milliseconds: max(0, Double(left)) / speed / Double(Microseconds.perMillisecond))
  }

  /// An input was taken: without a pace, that is what time it is.
  mutating func take(_ recording: Int64) {
    guard pace == .unlimited else { return }
    origin.recording = max(origin.recording, recording)
  }

  mutating func pause(at machine: Int64) {
    origin = (machine, recording(at: machine))
    isPaused = true
  }

  mutating func resume(at machine: Int64) {
    origin.machine = machine
    isPaused = false
  }
}
