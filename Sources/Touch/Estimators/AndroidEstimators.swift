extension VelocityEstimator {
  /// The slope at the newest sample of a parabola through the last 100 ms: Android's default.
  package static let lsq2 = VelocityEstimator("lsq2") { samples, lift in
    PolynomialFit.slope(of: AndroidHistory.points(of: samples, lift: lift), smallestNorm: 0)
  }

  /// The speed that the finger's pushes would give to a mass: Android's `IMPULSE`.
  ///
  /// Each interval adds the energy of its change in speed. An interval without movement adds
  /// nothing, so a rest that is reported as repeated positions does not brake.
  package static let impulse = VelocityEstimator("impulse") { samples, lift in
    let points = AndroidHistory.points(of: samples, lift: lift)
    guard points.count > 0 else { return nil }
    var energy = 0.0
    func speed() -> Double { (energy < 0 ? -1 : 1) * (2 * energy.magnitude).squareRoot() }

    for index in stride(from: points.count - 1, to: 0, by: -1) {
      let (older, newer) = (points[index], points[index - 1])
      let current = (newer.position - older.position) / (newer.time - older.time)
      energy += (current - speed()) * current.magnitude
      if index == points.count - 1 { energy /= 2 }
    }
    return speed()
  }
}

/// What Android 14's `VelocityTracker` still knows at the lift.
private enum AndroidHistory {
  /// `ASSUME_POINTER_STOPPED_TIME`: 40 ms.
  private static let stoppedMicroseconds: Int64 = 40_000

  static func points(of samples: AxisSamples, lift: Int64) -> [PolynomialFit.Point] {
    guard samples.count > 0, samples.age(of: samples.count - 1, at: lift) <= stoppedMicroseconds
    else { return [] }
    return PointerHistory(longestGapMicroseconds: stoppedMicroseconds, mergesEqualStamps: true)
      .points(of: samples)
  }
}
