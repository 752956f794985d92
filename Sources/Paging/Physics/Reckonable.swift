// What curves reckon with, so that no sum or product on the way overflows. The limits are ours, and
// so far out that nothing with a screen meets them.

extension Double {
  /// The farthest offset from which curves start or to which they lead, in points.
  static let farthestReckonable = 1e290
  /// The highest speed, in points per millisecond: at a rate that takes 1e-16 of it in a millisecond,
  /// the slowest there is, content coasts no farther than the farthest offset.
  static let fastestReckonable = 1e270

  /// Whether curves can start or end here.
  var isReckonable: Bool { abs(self) <= Self.farthestReckonable }

  /// The same length, no longer than the longest one; none of what is no length.
  var reckonableLength: Double { self > 0 ? Swift.min(self, Self.farthestReckonable) : 0 }

  /// The same number where it is finite, else another one, else 0.
  func finite(or other: Double) -> Double {
    isFinite ? self : other.isFinite ? other : 0
  }
}

extension Velocity {
  /// Points per millisecond, no more than the fastest; not-a-number is no motion.
  var reckonablePerMillisecond: Double {
    let fastest = Double.fastestReckonable
    return perSecond.isNaN ? 0 : min(max(perMillisecond, -fastest), fastest)
  }
}
