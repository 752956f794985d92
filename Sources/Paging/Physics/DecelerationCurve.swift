import Glibc

/// Content that coasts freely, losing a constant share of its speed each millisecond.
///
/// `x(t) = from + v / ln d * (d^t - 1)`, t in milliseconds: the continuous form of
/// ``DecelerationRate``. It ends when ``restThreshold`` is left and is stretched by just that much, so
/// as to arrive exactly; or, where an end of the content cuts the way short, it arrives there with
/// the speed that is left, see ``init(from:crossing:velocity:rate:)``.
public struct DecelerationCurve: Hashable, Sendable {
  /// Where the curve starts, in points.
  public let from: Double
  /// Where the curve ends, in points.
  public let to: Double
  /// How long the curve takes, in milliseconds; 0 where it starts at its end.
  public let durationMilliseconds: Double
  /// The velocity with which the curve ends; none unless an end of the content cut it short.
  public let finalVelocity: Velocity
  private let logarithmOfRate: Double
  private let unlimitedTravel: Double

  /// How much of the way may be left when the curve ends, in points.
  ///
  /// Half a pixel at two pixels a point, as in public re-implementations of UIScrollView.
  public static let restThreshold = 0.25
  /// The same as a share of the way, so that short ways still start about as fast as asked.
  ///
  /// Ours.
  public static let restThresholdShare = 0.05

  /// A curve between two content offsets in points that starts with a velocity and ends at rest.
  ///
  /// `to` should lie where the velocity leads; a way longer than the velocity carries takes the
  /// speed that it needs. Ends that are the same place, not finite, or farther out than 1e290 points,
  /// take no time; not-a-number is no velocity.
  public init(from: Double, to: Double, velocity: Velocity, rate: DecelerationRate) {
    let way = abs(to - from)
    guard from.isReckonable, to.isReckonable, !from.isAt(to) else {
      self.init(
        from: from.finite(or: to), to: to.finite(or: from), travel: 0, passing: 0, leaving: 1,
        rate: rate)
      return
    }
    let threshold = min(Self.restThreshold, way * Self.restThresholdShare)
    let covered = way - threshold
    let travel = max(way, abs(velocity.reckonablePerMillisecond / rate.logarithm))
    self.init(
      from: from, to: to, travel: (to < from ? -1 : 1) * travel * (way / covered),
      passing: covered / travel, leaving: (travel - way + threshold) / travel, rate: rate)
  }

  /// A curve from a content offset in points that coasts as far as its velocity carries it.
  ///
  /// It ends at `from - v / ln d`, half a millisecond's travel beyond the projection of
  /// ``DecelerationRate/projectedTravel(of:)``, which counts whole milliseconds.
  public init(from: Double, velocity: Velocity, rate: DecelerationRate) {
    let travel = -velocity.reckonablePerMillisecond / rate.logarithm
    self.init(from: from, to: from + travel, velocity: velocity, rate: rate)
  }

  /// A curve that would coast beyond an end of the content, both offsets in points, and ends there.
  ///
  /// Its ``finalVelocity`` is what a ``BounceSpring`` takes over. A velocity that does not carry it
  /// there gives the curve that comes to rest at the end.
  public init(from: Double, crossing end: Double, velocity: Velocity, rate: DecelerationRate) {
    let speed = velocity.reckonablePerMillisecond
    let travel = -speed / rate.logarithm
    let share = from.isAt(end) ? 0 : (end - from) / travel
    guard from.isReckonable, end.isReckonable, share >= 0, share < 1, travel != 0 else {
      self.init(from: from, to: end, velocity: velocity, rate: rate)
      return
    }
    self.init(
      from: from, to: end, travel: travel, passing: share, leaving: 1 - share, rate: rate,
      finalVelocity: Velocity(perMillisecond: speed * (1 - share)))
  }

  /// A curve that ends when it has passed a share of its travel without end; what it leaves of it is
  /// given too, as a small one cannot be told from the other.
  private init(
    from: Double, to: Double, travel: Double, passing share: Double, leaving left: Double,
    rate: DecelerationRate, finalVelocity: Velocity = .zero
  ) {
    self.from = from
    self.to = to
    self.finalVelocity = finalVelocity
    unlimitedTravel = travel
    logarithmOfRate = rate.logarithm
    durationMilliseconds =
      share > 0 ? (share < left ? log1p(-share) : log(left)) / rate.logarithm : 0
  }

  /// The content offset after some milliseconds, in points.
  public func value(at milliseconds: Double) -> Double {
    guard milliseconds < durationMilliseconds else { return to }
    guard milliseconds > 0 else { return from }
    return from - unlimitedTravel * expm1(logarithmOfRate * milliseconds)
  }

  /// The velocity after some milliseconds.
  public func velocity(at milliseconds: Double) -> Velocity {
    guard milliseconds < durationMilliseconds else { return finalVelocity }
    let left = exp(logarithmOfRate * max(0, milliseconds))
    return Velocity(perMillisecond: -unlimitedTravel * logarithmOfRate * left)
  }
}

extension DecelerationRate {
  fileprivate var logarithm: Double { log(perMillisecond) }
}
