/// When positions were measured: by the device's own clock where it has one worth believing.
///
/// The kernel stamps a frame when it has come through the bus, and a bus delivers late and in
/// bursts. `MSC_TIMESTAMP` is the device's own time in microseconds: 32 bits that wrap, start anew
/// after a silence, and mean something only from one report to the next (kernel documentation,
/// `event-codes.rst`). The time since the last frame that said it is the difference of what they
/// said, if that is above 0 and below 100 ms; else it is the difference of the frames' times.
struct MeasurementClock: Hashable, Sendable {
  /// Both differences must be below it: in longer silences a device's clock may stand still.
  ///
  /// 100 ms, over which no estimator connects two reports (ours).
  static let longestInterval: Int64 = 100_000
  /// How late a report may be at the most: where one is so late, a few are (ours).
  static let largestLateness: Int64 = 20_000
  /// The clocks may be apart by one part in so many of the touch: a crystal is far better, and one
  /// that runs further off counts other units (ours).
  static let driftShare: Int64 = 20

  /// When the newest frame's positions were measured, on the scale of the frames' times.
  private(set) var microseconds: Int64 = 0
  private var frame: Int64 = 0
  private var isTouched = false
  /// What the frame that is being read says; nil where it says nothing.
  private var said: Int32?
  private var last: Saying?
  /// The time of this touch by either clock, as far as both tell it.
  private var deviceSpan: Int64 = 0
  private var frameSpan: Int64 = 0
  /// The shortest and the longest interval between frames that make `frameSpan`.
  private var frameIntervals: ClosedRange<Int64>?

  /// What a frame said, and when.
  private struct Saying: Hashable {
    var value: Int32
    var microseconds: Int64
    var frame: Int64
  }

  /// Takes the value of an `MSC_TIMESTAMP`; the last one of a frame counts.
  mutating func handle(_ value: Int32) {
    said = value
  }

  /// Closes a frame of the time `frame`; the times of frames must not step back.
  ///
  /// `isTouched` says whether anything touches. Each touch begins anew with the frame's time, so
  /// that the clocks never drift apart for longer than it lasts, and what came before, which a
  /// recording may leave out, does not matter.
  mutating func close(at frame: Int64, isTouched: Bool) {
    if self.isTouched {
      let step = Microseconds.elapsed(from: self.frame, to: frame)
      microseconds = max(
        microseconds, byDevice(at: frame) ?? Microseconds.sum(microseconds, step))
    } else {
      microseconds = frame
      last = nil
      deviceSpan = 0
      frameSpan = 0
      frameIntervals = nil
    }
    if let said { last = Saying(value: said, microseconds: microseconds, frame: frame) }
    said = nil
    self.frame = frame
    self.isTouched = isTouched
  }

  /// nil where the device says nothing, or nothing worth believing.
  private mutating func byDevice(at frame: Int64) -> Int64? {
    guard let said, let last else { return nil }
    let frameInterval = Microseconds.elapsed(from: last.frame, to: frame)
    let interval = Int64(UInt32(bitPattern: said) &- UInt32(bitPattern: last.value))
    guard interval > 0, interval < Self.longestInterval, frameInterval < Self.longestInterval
    else { return nil }
    deviceSpan += interval
    frameSpan += frameInterval
    let known = frameIntervals ?? frameInterval...frameInterval
    let intervals =
      min(known.lowerBound, frameInterval)...max(known.upperBound, frameInterval)
    frameIntervals = intervals
    return isBelievable(intervals) ? Microseconds.sum(last.microseconds, interval) : nil
  }

  /// Reports that are late come at uneven intervals, and the clocks are not further apart than that.
  ///
  /// Where the intervals are even, a device's clock that tells others counts other units, and one
  /// that tells the same is not needed.
  private func isBelievable(_ intervals: ClosedRange<Int64>) -> Bool {
    let unevenness = intervals.upperBound - intervals.lowerBound
    let allowance = min(unevenness, Self.largestLateness) + frameSpan / Self.driftShare
    return abs(deviceSpan - frameSpan) <= allowance
  }
}
