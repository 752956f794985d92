import Evdev
import Touch

/// How fast a recording's time runs.
enum Pace: Hashable {
  /// So many times as fast as it did.
  case times(Double)
  /// As fast as its inputs can be taken.
  case unlimited
  /// The machine's own time, on which a device stamps what happens.
  case live
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
    guard !isPaused else { return origin.recording }
    let elapsed = Microseconds.elapsed(from: origin.machine, to: machine)
    switch pace {
    case .unlimited: return origin.recording
    case .times(let speed):
      return Microseconds.after(
        origin.recording,
        milliseconds: Double(elapsed) * speed / Double(Microseconds.perMillisecond))
    case .live:
      // Behind the machine's by as much as a frame may be late: what is due waits for it.
      return Microseconds.after(elapsed, milliseconds: -EventDevice.lateFrameMilliseconds)
    }
  }

  /// Whether a moment of the recording has come.
  func hasReached(_ recording: Int64, at machine: Int64) -> Bool {
    guard !isPaused else { return false }
    if case .times = pace { return recording <= self.recording(at: machine) }
    return true
  }

  /// How long the machine must wait for a moment of the recording; nil while that never comes.
  func wait(for recording: Int64, at machine: Int64) -> Int64? {
    guard !isPaused else { return nil }
    let speed: Double
    switch pace {
    case .times(let times): speed = times
    case .live: speed = 1
    case .unlimited: return 0
    }
    let left = Microseconds.elapsed(from: self.recording(at: machine), to: recording)
    return Microseconds.rounding(
      milliseconds: max(0, Double(left)) / speed / Double(Microseconds.perMillisecond))
  }

  /// An input was taken: without a pace, that is what time it is.
  mutating func take(_ recording: Int64) {
    guard pace == .unlimited else { return }
    origin.recording = max(origin.recording, recording)
  }

  /// The recording's time begins again.
  mutating func startAnew(at machine: Int64) {
    origin = (machine, 0)
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
