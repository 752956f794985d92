extension VelocityEstimator {
  /// Android's parabola, but never against the way made: Chromium's `LSQ2_RESTRICTED`.
  package static let chromium = VelocityEstimator("chromium") { samples, lift in
    guard samples.count > 0,
      samples.age(of: samples.count - 1, at: lift) < Chromium.liftMicroseconds
    else { return nil }
    let history = PointerHistory(
      longestGapMicroseconds: Chromium.stoppedMicroseconds - 1, mergesEqualStamps: false)
    let points = history.points(of: samples)
    guard
      let slope = PolynomialFit.slope(of: points, smallestNorm: Chromium.smallestNorm),
      let newest = points.first, let oldest = points.last
    else { return nil }
    return slope * (newest.position - oldest.position) < 0 ? 0 : slope
  }
}

/// Constants of Chromium's `ui/events/gesture_detection/velocity_tracker.cc`.
private enum Chromium {
  /// A gap from which on a moving pointer had stopped: 40 ms.
  static let stoppedMicroseconds: Int64 = 40_000
  /// The same for the lift: 80 ms, as some screens delay it.
  static let liftMicroseconds: Int64 = 80_000
  /// Of columns in seconds.
  static let smallestNorm = 1e-6
}
