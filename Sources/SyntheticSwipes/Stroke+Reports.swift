import Touch

extension Stroke {
  /// Performs the stroke on a device.
  ///
  /// - Parameters:
  ///   - kernel: takes the reports.
  ///   - device: where the fingers move.
  ///   - start: the first finger's landing, in microseconds.
  ///   - random: noise, jitter and lost reports.
  /// - Returns: the last lift, in microseconds.
  package func perform(
    on kernel: inout KernelDevice, _ device: SyntheticDevice, at start: Int64,
    random: inout SplitMix64
  ) -> Int64 {
    let fingers = min(max(fingers, 1), kernel.slotCount)
    let interval = max(reportIntervalMilliseconds, Self.shortestIntervalMilliseconds)
    let end = durationMilliseconds
    var stamp = start
    var elapsed = 0.0
    while elapsed <= end {
      let isLost = elapsed > 0 && random.share() < lostReportShare
      let jitter = elapsed > 0 ? random.spread(min(stampJitterMilliseconds, interval / 2)) : 0
      if !isLost {
        stamp = max(stamp, start + Self.microseconds(elapsed + jitter))
        for finger in 0..<fingers where Double(finger) * landingSpreadMilliseconds <= elapsed {
          place(finger, at: elapsed, on: &kernel, device, random: &random)
        }
        kernel.report(at: stamp)
      }
      elapsed += interval
    }
    return lift(fingers, after: stamp, at: start + Self.microseconds(end), on: &kernel)
  }

  /// From the first landing to the end of the last rest.
  private var durationMilliseconds: Double {
    let whole = legs.reduce(0) {
      $0 + max($1.durationMilliseconds, 0) + max($1.restMilliseconds, 0)
    }
    return min(whole, Self.longestMilliseconds)
  }

  private func lift(
    _ fingers: Int, after last: Int64, at end: Int64, on kernel: inout KernelDevice
  ) -> Int64 {
    var stamp = max(last, end) + Self.microseconds(max(liftDelayMilliseconds, 0))
    for finger in 0..<fingers {
      kernel.lift(slot: finger)
      if liftSpreadMilliseconds > 0 || finger == fingers - 1 {
        kernel.report(at: stamp)
        if finger < fingers - 1 { stamp += Self.microseconds(liftSpreadMilliseconds) }
      }
    }
    return stamp
  }

  private func place(
    _ finger: Int, at elapsed: Double, on kernel: inout KernelDevice, _ device: SyntheticDevice,
    random: inout SplitMix64
  ) {
    let way = way(at: elapsed)
    let noise = way.isMoving ? noiseMillimetres : 0
    let x =
      startX * device.widthMillimetres + Double(finger) * Self.fingerDistance.x + way.x
      + random.spread(noise)
    let y =
      startY * device.heightMillimetres + Double(finger) * Self.fingerDistance.y + way.y
      + random.spread(noise)
    guard way.isMoving || elapsed == 0 || !kernel.isTouched(slot: finger) else { return }
    kernel.touch(
      slot: finger, x: device.units(x, limit: device.widthMillimetres),
      y: device.units(y, limit: device.heightMillimetres))
  }

  /// How far the fingers have come after so many milliseconds.
  private func way(at elapsed: Double) -> (x: Double, y: Double, isMoving: Bool) {
    var (x, y, left) = (0.0, 0.0, elapsed)
    for leg in legs {
      let duration = max(leg.durationMilliseconds, 0)
      let share = duration > 0 ? MinimumJerk.way(left / duration, cutAt: leg.cutAt) : 1
      x += leg.dxMillimetres * share
      y += leg.dyMillimetres * share
      if left <= duration { return (x, y, true) }
      left -= duration
      if left <= leg.restMilliseconds { return (x, y, false) }
      left -= max(leg.restMilliseconds, 0)
    }
    return (x, y, false)
  }

  private static func microseconds(_ milliseconds: Double) -> Int64 {
    Microseconds.rounding(milliseconds: milliseconds)
  }

  /// From one finger to the next, in millimetres: fingers of one hand.
  private static let fingerDistance = (x: 16.0, y: -2.0)
  /// Ten minutes: nobody means a longer stroke.
  private static let longestMilliseconds = 600_000.0
  /// 8 kHz, more than any device reports.
  private static let shortestIntervalMilliseconds = 0.125
}

extension SyntheticDevice {
  /// A length along an axis as device units, kept on the surface.
  func units(_ millimetres: Double, limit: Double) -> Int32 {
    guard !millimetres.isNaN else { return 0 }
    return Int32((min(max(millimetres, 0), limit) * Double(unitsPerMillimetre)).rounded())
  }
}
