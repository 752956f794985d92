/// The way from a content offset to rest at a target, which it does not pass.
///
/// A cubic in `s = t / T`, with `A = from - to` and v the speed at the start:
/// `x(t) = to + (1 - s)^2 * (A + s * (2A + v * T))`. It starts at `from` with speed v and ends at the
/// target at rest. It never passes the target as long as `|v| * T <= 3|A|` for a v that points there;
/// with equality it is a cubic ease-out. All constants are ours.
public struct SettleCurve: Hashable, Sendable {
  /// Where the curve starts, in points.
  public let from: Double
  /// Where the curve ends, in points.
  public let to: Double
  /// How long the curve takes, in milliseconds; 0 where it starts at the target.
  public let durationMilliseconds: Double
  /// The velocity at the start: the one asked for, or less where that would pass the target.
  public let initialVelocity: Velocity

  /// The shortest settle, in milliseconds: 12 frames at 60 Hz, below which motion reads as a jump.
  ///
  /// A velocity that would arrive sooner is lowered instead.
  public static let minimumDurationMilliseconds = 200.0
  /// The longest settle, in milliseconds: a second is as long as people wait for their page.
  public static let maximumDurationMilliseconds = 1000.0
  /// The acceleration from rest, in points per millisecond squared.
  ///
  /// Chosen so that a 375-point page at rest settles in 400 ms, half a page in 283 ms.
  public static let accelerationPointsPerMillisecondSquared = 0.014
  /// How far content may go on in the wrong direction, in points, unless the caller says otherwise.
  ///
  /// A quarter of a 375-point viewport.
  public static let standardExcursion = 375.0 / 4

  /// A curve between two content offsets in points that starts with a velocity.
  ///
  /// A velocity that points away from the target is kept too: the content first goes on, at most
  /// `longestExcursion` points beyond the start, then turns. A curve whose ends are the same place,
  /// not finite, or farther out than 1e290 points, takes no time; not-a-number is no velocity.
  public init(
    from: Double, to: Double, velocity: Velocity,
    longestExcursion: Double = SettleCurve.standardExcursion
  ) {
    self.from = from.finite(or: to)
    self.to = to.finite(or: from)
    let distance = abs(from - to)
    guard from.isReckonable, to.isReckonable, !from.isAt(to) else {
      durationMilliseconds = 0
      initialVelocity = .zero
      return
    }
    let speed = velocity.reckonablePerMillisecond
    let pointsAway = speed != 0 && (speed < 0) == (from < to)
    let longestReach =
      pointsAway
      ? longestExcursion.reckonableLength / Self.excursionShare : distance * Self.reachOfEaseOut
    let fromRest =
      (Self.peakAcceleration * distance / Self.accelerationPointsPerMillisecondSquared).squareRoot()
    durationMilliseconds = min(
      max(min(longestReach / abs(speed), fromRest), Self.minimumDurationMilliseconds),
      Self.maximumDurationMilliseconds)
    let fastest = longestReach / durationMilliseconds
    initialVelocity = Velocity(perMillisecond: min(max(speed, -fastest), fastest))
  }

  /// `|v| * T` of a cubic ease-out, in units of its distance.
  private static let reachOfEaseOut = 3.0
  /// The acceleration of a start from rest, in units of its distance over T squared.
  private static let peakAcceleration = 6.0
  /// The farthest excursion beyond the start, in units of `|v| * T`: `s * (1 - s)^2` at s = 1/3.
  private static let excursionShare = 4.0 / 27

  /// The content offset after some milliseconds, in points.
  public func value(at milliseconds: Double) -> Double {
    guard milliseconds < durationMilliseconds else { return to }
    guard milliseconds > 0 else { return from }
    let s = milliseconds / durationMilliseconds
    let rest = (1 - s) * (1 - s)
    return to + rest * (from - to + s * slope)
  }

  /// The velocity after some milliseconds.
  public func velocity(at milliseconds: Double) -> Velocity {
    guard milliseconds < durationMilliseconds else { return .zero }
    guard milliseconds > 0 else { return initialVelocity }
    let s = milliseconds / durationMilliseconds
    let change = (1 - s) * (slope - 2 * (from - to) - 3 * s * slope)
    return Velocity(perMillisecond: change / durationMilliseconds)
  }

  /// `2A + v * T`.
  private var slope: Double {
    2 * (from - to) + initialVelocity.perMillisecond * durationMilliseconds
  }
}
