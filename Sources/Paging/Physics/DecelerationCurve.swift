import Glibc

/// Content that coasts freely, losing a constant share of its speed each millisecond.
///
/// `x(t) = from + v / ln d * (d^t - 1)`, t in milliseconds: the continuous form of
/// ``DecelerationRate``. It ends when half a point is left, or a twentieth of a way shorter than ten
/// points, and is stretched by just that much so as to arrive exactly. Where an end of the content
/// cuts the way short it arrives there with speed and stops.
public struct DecelerationCurve: Hashable, Sendable {
  /// Where the curve starts, in points.
  public let from: Double
  /// Where the curve ends, in points.
  public let to: Double
  /// How long the curve takes, in milliseconds; 0 where it starts at its end.
  public let durationMilliseconds: Double
  private let logarithmOfRate: Double
  private let unlimitedTravel: Double

  /// How much of the way may be left when the curve ends, in points.
  ///
  /// The threshold of public re-implementations of UIScrollView, half a pixel at one pixel a point.
  public static let restThreshold = 0.5
  /// The same as a share of the way, so that short ways still start about as fast as asked.
  ///
  /// Ours.
  public static let restThresholdShare = 0.05

  /// A curve between two content offsets in points, started with a velocity.
  ///
  /// `to` should lie where the velocity leads; a way longer than the velocity carries takes the
  /// speed that it needs.
  public init(from: Double, to: Double, velocity: Velocity, rate: DecelerationRate) {
    self.from = from
    self.to = to
    logarithmOfRate = log(rate.perMillisecond)
    let way = abs(to - from)
    guard way.isFinite, !from.isAt(to) else {
      durationMilliseconds = 0
      unlimitedTravel = 0
      return
    }
    let covered = way - min(Self.restThreshold, way * Self.restThresholdShare)
    let carried = abs(velocity.perMillisecond / logarithmOfRate)
    let travel = carried > way ? carried : way
    durationMilliseconds = travel.isFinite ? log1p(-covered / travel) / logarithmOfRate : 0
    unlimitedTravel = (to < from ? -1 : 1) * travel * (way / covered)
  }

  /// The content offset after some milliseconds, in points.
  public func value(at milliseconds: Double) -> Double {
    guard milliseconds < durationMilliseconds else { return to }
    guard milliseconds > 0 else { return from }
    return from - unlimitedTravel * expm1(logarithmOfRate * milliseconds)
  }

  /// The velocity after some milliseconds.
  public func velocity(at milliseconds: Double) -> Velocity {
    guard milliseconds < durationMilliseconds else { return .zero }
    let left = exp(logarithmOfRate * max(0, milliseconds))
    return Velocity(perMillisecond: -unlimitedTravel * logarithmOfRate * left)
  }
}
