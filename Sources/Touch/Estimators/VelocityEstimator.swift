/// A way to tell how fast a finger moved when it lifted, from its positions before.
package struct VelocityEstimator: Sendable {
  /// What options and reports call it.
  package let name: String
  private let estimate: @Sendable (AxisSamples, Int64) -> Double?

  /// - Parameters:
  ///   - name: what options and reports call it.
  ///   - estimate: units of position per second from samples and the lift's stamp, which is never
  ///     before the last sample's; nil for no estimate.
  init(_ name: String, _ estimate: @escaping @Sendable (AxisSamples, Int64) -> Double?) {
    self.name = name
    self.estimate = estimate
  }

  /// The velocity at the lift in units of position per second; nil where there is no estimate.
  package func velocity(of samples: AxisSamples, liftMicroseconds: Int64) -> Double? {
    guard let velocity = estimate(samples, samples.lift(liftMicroseconds)) else { return nil }
    return velocity.isFinite ? velocity : nil
  }
}

extension VelocityEstimator: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// All estimators, in the order in which reports list them.
package enum VelocityEstimators {
  package static let all: [VelocityEstimator] = [
    .robust, .libadwaita, .gnomeShell, .niri, .lsq2, .impulse, .chromium, .flutter, .ios, .macos,
    .lastTwo,
  ]

  package static func named(_ name: String) -> VelocityEstimator? {
    all.first { $0.name == name }
  }
}
