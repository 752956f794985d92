import Glibc

/// Rounding noise: two positions or indexes closer than this are the same place.
///
/// Ours: five orders of magnitude below a pixel, five above the noise of positions that are sums
/// of a few thousand page lengths. Without it 411.43-point pages slip by one.
let positionTolerance = 1e-9

extension Double {
  /// The smallest position that still counts as the same place.
  var leastAtSamePlace: Double { self - positionTolerance }

  /// The greatest position that still counts as the same place.
  var greatestAtSamePlace: Double { self + positionTolerance }

  /// Less than `other`, and not merely by rounding noise.
  func isBelow(_ other: Double) -> Bool {
    self < other.leastAtSamePlace
  }

  /// Greater than `other`, and not merely by rounding noise.
  func isAbove(_ other: Double) -> Bool {
    self > other.greatestAtSamePlace
  }

  /// The same place as `other`.
  func isAt(_ other: Double) -> Bool {
    abs(self - other) <= positionTolerance
  }

  /// The whole number at or below, where almost whole counts as whole.
  var wholeBelow: Double {
    let nearest = rounded()
    return isAt(nearest) ? nearest : floor(self)
  }

  /// The whole number at or above, where almost whole counts as whole.
  var wholeAbove: Double {
    let nearest = rounded()
    return isAt(nearest) ? nearest : ceil(self)
  }

  /// The nearest whole number, halves towards infinity.
  var wholeNearestHalfUp: Double {
    floor(self + 0.5 + positionTolerance)
  }

  /// The nearest whole number, halves away from zero.
  var wholeNearestHalfAwayFromZero: Double {
    self < 0 ? -(-self).wholeNearestHalfUp : wholeNearestHalfUp
  }
}

extension Int {
  /// A whole number forced into a range; not-a-number goes to the range's start.
  static func clamping(_ whole: Double, to range: ClosedRange<Int>) -> Int {
    guard whole > Double(range.lowerBound) else { return range.lowerBound }
    guard whole < Double(range.upperBound) else { return range.upperBound }
    return Int(whole)
  }
}
