/// The samples that Android and its relatives keep of one pointer.
struct PointerHistory {
  /// `HISTORY_SIZE` of Android's `VelocityTracker`, also Chromium's and Flutter's.
  private static let largestCount = 20
  /// `HORIZON` of Android's `VelocityTracker`, also Chromium's and Flutter's: 100 ms.
  private static let horizonMicroseconds: Int64 = 100_000

  /// Everything before a longer gap between two samples is forgotten.
  var longestGapMicroseconds: Int64
  /// Whether of samples with one stamp only the last counts.
  var mergesEqualStamps: Bool

  /// The kept samples relative to the newest one, newest first.
  func points(of samples: AxisSamples) -> [PolynomialFit.Point] {
    var points: [PolynomialFit.Point] = []
    let last = samples.count - 1
    var newer = last
    for index in stride(from: last, through: 0, by: -1) {
      if mergesEqualStamps, index < last, samples.stamp(index) == samples.stamp(newer) { continue }
      guard
        points.count < Self.largestCount,
        samples.microseconds(from: index, to: newer) <= longestGapMicroseconds,
        samples.microseconds(from: index, to: last) <= Self.horizonMicroseconds
      else { break }
      points.append(
        PolynomialFit.Point(
          time: -samples.seconds(from: index, to: last),
          position: samples.displacement(from: last, to: index)))
      newer = index
    }
    return points
  }
}
