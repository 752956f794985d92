/// A signed speed along the scroll axis, positive when contentOffset grows.
///
/// UIKit itself uses two units: points per millisecond in
/// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, points per second in
/// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`. Hence a type.
public struct Velocity: Hashable, Comparable, Sendable {
  /// Points per second.
  public var perSecond: Double

  /// No motion.
  public static let zero = Velocity(perSecond: 0)

  /// A velocity in points per second.
  public init(perSecond: Double) {
    self.perSecond = perSecond
  }

  /// A velocity in points per millisecond, the unit of UIKit's `willEndDragging`.
  public init(perMillisecond: Double) {
    perSecond = perMillisecond * 1000
  }

  /// Points per millisecond.
  public var perMillisecond: Double { perSecond / 1000 }

  /// Orders by signed value.
  public static func < (left: Velocity, right: Velocity) -> Bool {
    left.perSecond < right.perSecond
  }
}
