extension VelocityEstimator {
  /// A parabola through at least three samples of the last 100 ms: Flutter's `VelocityTracker`.
  package static let flutter = VelocityEstimator("flutter") { samples, lift in
    guard samples.count > 0 else { return nil }
    guard !Flutter.hasStopped(samples, lift: lift) else { return 0 }
    let history = PointerHistory(
      longestGapMicroseconds: Flutter.stoppedMicroseconds, mergesEqualStamps: false)
    let points = history.points(of: samples)
    guard points.count >= Flutter.smallestCount else { return 0 }
    return PolynomialFit.slope(of: points, smallestNorm: Flutter.smallestNorm) ?? 0
  }

  /// Flutter's imitation of UIScrollView on iOS: the newest of three moves hardly counts.
  package static let ios = VelocityEstimator("ios") { samples, lift in
    Flutter.blend(samples, lift: lift, weights: (oldest: 0.6, middle: 0.35, newest: 0.05))
  }

  /// Flutter's imitation of NSScrollView on macOS: mostly the middle one of three moves.
  package static let macos = VelocityEstimator("macos") { samples, lift in
    Flutter.blend(samples, lift: lift, weights: (oldest: 0.15, middle: 0.65, newest: 0.2))
  }
}

/// Rules and constants of Flutter's `gestures/velocity_tracker.dart` and `lsq_solver.dart`.
private enum Flutter {
  /// `_assumePointerMoveStoppedMilliseconds`: 40 ms.
  static let stoppedMicroseconds: Int64 = 40_000
  /// The constant `_minSampleSize`.
  static let smallestCount = 3
  /// `precisionErrorTolerance`, there of columns in milliseconds.
  static let smallestNorm = 1e-10

  static func hasStopped(_ samples: AxisSamples, lift: Int64) -> Bool {
    samples.age(of: samples.count - 1, at: lift) > stoppedMicroseconds
  }

  /// The weighted sum of the last three moves' velocities; a missing or timeless one gives 0.
  static func blend(
    _ samples: AxisSamples, lift: Int64, weights: (oldest: Double, middle: Double, newest: Double)
  ) -> Double? {
    guard samples.count > 0 else { return nil }
    guard !hasStopped(samples, lift: lift) else { return 0 }
    func velocity(_ samplesBefore: Int) -> Double {
      let end = samples.count - 1 - samplesBefore
      guard end > 0, samples.stamp(end - 1) < samples.stamp(end) else { return 0 }
      return samples.displacement(from: end - 1, to: end) / samples.seconds(from: end - 1, to: end)
    }
    return weights.oldest * velocity(2) + weights.middle * velocity(1)
      + weights.newest * velocity(0)
  }
}
