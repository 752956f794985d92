/// The whole way from a release to rest.
///
/// Most strategies need one ``SettleCurve``. One that waits for the end of the deceleration needs
/// two phases: the content coasts freely, then it is scrolled to the target.
public struct Settle: Hashable, Sendable {
  private let first: Phase
  private let second: SettleCurve?

  /// The way to a landing, at the rate that the release or its strategy asks for.
  ///
  /// Content stretched beyond an end starts with the speed it shows there, which is the finger's
  /// times ``RubberBand/followedShare(atStretch:boundsLength:)``.
  public init(
    for landing: Landing, release: Release, in layout: PagerLayout, rate: DecelerationRate
  ) {
    let start = release.contentOffset
    let target = landing.targetContentOffset
    guard let rest = landing.deceleratesTo else {
      first = .settle(Self.curve(from: start, to: target, release: release, in: layout))
      second = nil
      return
    }
    let coasts = (rest - start) * release.velocity.perSecond > 0
    first =
      coasts && !layout.isOutsideRange(start)
      ? .deceleration(
        DecelerationCurve(from: start, to: rest, velocity: release.velocity, rate: rate))
      : .settle(Self.curve(from: start, to: rest, release: release, in: layout))
    second = SettleCurve(from: rest, to: target, velocity: .zero)
  }

  /// A single curve, as a scroll that the program asks for.
  public init(_ curve: SettleCurve) {
    first = .settle(curve)
    second = nil
  }

  /// How long the whole way takes, in milliseconds.
  public var durationMilliseconds: Double {
    firstPhaseMilliseconds + (second?.durationMilliseconds ?? 0)
  }

  /// How long the content decelerates before it is scrolled to the target, in milliseconds.
  ///
  /// The whole duration where there is no such second phase.
  public var firstPhaseMilliseconds: Double { first.durationMilliseconds }

  /// The content offset after some milliseconds, in points.
  public func value(at milliseconds: Double) -> Double {
    guard let second, milliseconds >= firstPhaseMilliseconds else {
      return first.value(at: milliseconds)
    }
    return second.value(at: milliseconds - firstPhaseMilliseconds)
  }

  /// The velocity after some milliseconds.
  public func velocity(at milliseconds: Double) -> Velocity {
    guard let second, milliseconds >= firstPhaseMilliseconds else {
      return first.velocity(at: milliseconds)
    }
    return second.velocity(at: milliseconds - firstPhaseMilliseconds)
  }

  /// The farthest that content may swing out before it turns, as a share of the viewport.
  ///
  /// Ours: enough to be seen, less than the rubber band shows for a drag across the viewport.
  private static let excursionShareOfBounds = 0.25

  private static func curve(
    from start: Double, to target: Double, release: Release, in layout: PagerLayout
  ) -> SettleCurve {
    let stretch = layout.overshoot(of: start)
    let bounds = layout.boundsLength
    let isStretched = layout.isOutsideRange(start)
    let share =
      isStretched ? RubberBand.followedShare(atStretch: stretch, boundsLength: bounds) : 1
    return SettleCurve(
      from: start, to: target,
      velocity: Velocity(perSecond: release.velocity.perSecond * share),
      longestExcursion: min(bounds * excursionShareOfBounds, max(0, bounds - abs(stretch))))
  }
}

/// One stretch of a settle.
private enum Phase: Hashable, Sendable {
  case deceleration(DecelerationCurve)
  case settle(SettleCurve)

  var durationMilliseconds: Double {
    switch self {
    case .deceleration(let curve): curve.durationMilliseconds
    case .settle(let curve): curve.durationMilliseconds
    }
  }

  func value(at milliseconds: Double) -> Double {
    switch self {
    case .deceleration(let curve): curve.value(at: milliseconds)
    case .settle(let curve): curve.value(at: milliseconds)
    }
  }

  func velocity(at milliseconds: Double) -> Velocity {
    switch self {
    case .deceleration(let curve): curve.velocity(at: milliseconds)
    case .settle(let curve): curve.velocity(at: milliseconds)
    }
  }
}
