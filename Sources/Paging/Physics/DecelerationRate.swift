/// The share of its speed that scrolling content keeps each millisecond.
public struct DecelerationRate: Hashable, Sendable {
  /// The factor by which speed falls each millisecond, between 0 and 1.
  public let perMillisecond: Double

  /// 0.998 per millisecond, UIKit's `UIScrollView.DecelerationRate.normal`.
  public static let normal = DecelerationRate(known: 0.998)

  /// 0.99 per millisecond, UIKit's `UIScrollView.DecelerationRate.fast`.
  public static let fast = DecelerationRate(known: 0.99)

  /// A rate per millisecond; nil unless it lies between 0 and 1, both excluded.
  public init?(perMillisecond: Double) {
    guard perMillisecond > 0, perMillisecond < 1 else { return nil }
    self.perMillisecond = perMillisecond
  }

  private init(known perMillisecond: Double) {
    self.perMillisecond = perMillisecond
  }

  /// How far content coasts when it is let go at a velocity, in points.
  ///
  /// `v * d / (1 - d)`, v in points per millisecond: what is left to move in whole milliseconds,
  /// as shown in WWDC 2018 session 803. Not-a-number travels nowhere.
  public func projectedTravel(of velocity: Velocity) -> Double {
    let travel = velocity.perMillisecond * perMillisecond / (1 - perMillisecond)
    return travel.isNaN ? 0 : travel
  }
}
