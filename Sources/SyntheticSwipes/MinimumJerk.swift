/// The way of a hand that moves as smoothly as it can (Flash and Hogan 1985).
enum MinimumJerk {
  /// The share of the way made after a share of the time: 10τ³ - 15τ⁴ + 6τ⁵.
  static func way(_ time: Double) -> Double {
    time * time * time * (10 + time * (-15 + time * 6))
  }

  /// The share of the way when the curve ends early, at `cut`, and that end counts as all of it.
  ///
  /// Cut at 1 the hand has stopped; at 0.6 it lifts at 0.92 of its peak speed (16τ²(1-τ)²).
  static func way(_ time: Double, cutAt cut: Double) -> Double {
    let end = min(max(cut, earliestCut), 1)
    return way(min(max(time, 0), 1) * end) / way(end)
  }

  /// Before the peak there is nothing that a flick looks like.
  private static let earliestCut = 0.3
}
