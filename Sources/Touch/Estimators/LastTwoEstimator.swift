extension VelocityEstimator {
  /// The last move over its time: what nobody should use, for comparison.
  package static let lastTwo = VelocityEstimator("last-two") { samples, _ in
    let last = samples.count - 1
    guard last > 0, samples.stamp(last - 1) < samples.stamp(last) else { return nil }
    return samples.displacement(from: last - 1, to: last)
      / samples.seconds(from: last - 1, to: last)
  }
}
