import Glibc

/// Content on its way back to an end that it was pulled or has run beyond.
///
/// A critically damped spring. With A the distance from the end, v the velocity at the start and
/// `w = sqrt(k / m)`: `x(t) = end + (A + (v + w * A) * t) * e^(-w * t)`. It does not pass the end.
/// Content that arrives at the end with speed v swings out to `v / (e * w)` points and returns.
///
/// Mass and stiffness are those of a public re-implementation of UIScrollView; Apple has published
/// none.
public struct BounceSpring: Hashable, Sendable {
  /// Where the content starts, in points.
  public let from: Double
  /// The end to which it returns, in points.
  public let to: Double
  /// How long until it stays within ``DecelerationCurve/restThreshold`` of the end, in milliseconds.
  public let durationMilliseconds: Double
  /// The velocity at the start: the one asked for, or less where that would lead too far.
  public let initialVelocity: Velocity

  /// The mass on the spring.
  public static let mass = 1.0
  /// The spring's stiffness, for time in seconds.
  public static let stiffness = 100.0
  /// `sqrt(k / m)`, a hundredth a millisecond.
  static let frequencyPerMillisecond = (stiffness / mass).squareRoot() / 1000

  /// A spring that pulls from one content offset to another, both in points.
  ///
  /// Towards the end a velocity is lowered to `w * |A|`, beyond which the end would be passed. Away
  /// from it the velocity is lowered so that the content goes at most `longestExcursion` points beyond
  /// its start. Offsets that are not finite, or farther out than 1e290 points, take no time;
  /// not-a-number is no velocity.
  public init(
    from: Double, to: Double, velocity: Velocity, longestExcursion: Double = .infinity
  ) {
    self.from = from.finite(or: to)
    self.to = to.finite(or: from)
    let distance = abs(from - to)
    guard from.isReckonable, to.isReckonable else {
      durationMilliseconds = 0
      initialVelocity = .zero
      return
    }
    let speed = velocity.reckonablePerMillisecond
    let pointsAway = from == to || (speed < 0) == (from < to)
    let w = Self.frequencyPerMillisecond
    let fastest = pointsAway ? longestExcursion.reckonableLength * M_E * w : distance * w
    let limited = min(max(speed, -fastest), fastest)
    initialVelocity = Velocity(perMillisecond: limited)
    let growth = distance * w + (pointsAway ? abs(limited) : -abs(limited))
    durationMilliseconds = timeUntilRest(distance: distance, growth: growth)
  }

  /// The content offset after some milliseconds, in points.
  public func value(at milliseconds: Double) -> Double {
    guard milliseconds < durationMilliseconds else { return to }
    guard milliseconds > 0 else { return from }
    let reach = from - to + growth * milliseconds
    return to + reach * exp(-Self.frequencyPerMillisecond * milliseconds)
  }

  /// The velocity after some milliseconds.
  public func velocity(at milliseconds: Double) -> Velocity {
    guard milliseconds < durationMilliseconds else { return .zero }
    guard milliseconds > 0 else { return initialVelocity }
    let w = Self.frequencyPerMillisecond
    let change = growth - w * (from - to + growth * milliseconds)
    return Velocity(perMillisecond: change * exp(-w * milliseconds))
  }

  /// `v + w * A`, in points per millisecond.
  private var growth: Double {
    initialVelocity.perMillisecond + Self.frequencyPerMillisecond * (from - to)
  }
}

/// The last time at which `(distance + growth * t) * e^(-w * t)` is as large as the rest threshold.
///
/// `-a / b - W(-(w * r / b) * e^(-w * a / b)) / w` with Lambert's W on its lower branch, found by
/// Newton's method on the logarithm: from the right it closes in without ever passing the answer.
private func timeUntilRest(distance: Double, growth: Double) -> Double {
  let w = BounceSpring.frequencyPerMillisecond
  // Counted in lengths of its own, so that no way is too long for the sums.
  let unit = max(distance, growth / w)
  guard unit > 0 else { return 0 }
  let (distance, growth) = (distance / unit, growth / unit)
  let height = log(unit) - log(DecelerationCurve.restThreshold)
  func excess(_ t: Double) -> Double { log(distance + growth * t) + height - w * t }
  let peak = growth > 0 ? max(0, 1 / w - distance / growth) : 0
  guard excess(peak) > 0 else { return 0 }
  // Each of the two terms is at most half the threshold here, as t * e^(-w * t / 2) <= 2 / (e * w).
  var time = max(
    (log(2 * distance) + height) / w, 2 / w * (log(4 * growth / (M_E * w)) + height))
  for _ in 0..<mostNewtonSteps {
    let step = excess(time) / (growth / (distance + growth * time) - w)
    time -= step
    guard abs(step) > positionTolerance else { break }
  }
  return time
}

/// Newton's method doubles its digits each step; ours, with room to spare.
private let mostNewtonSteps = 30
