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
    let velocity = layout.contentVelocity(of: release)
    guard let rest = landing.deceleratesTo else {
      let target = landing.targetContentOffset
      first = .settle(layout.settleCurve(from: start, to: target, velocity: velocity))
      second = nil
      return
    }
    let coasts = (rest - start) * velocity.perSecond > 0 && !layout.isOutsideRange(start)
    first =
      coasts
      ? .deceleration(DecelerationCurve(from: start, to: rest, velocity: velocity, rate: rate))
      : .settle(layout.settleCurve(from: start, to: rest, velocity: velocity))
    second = SettleCurve(from: rest, to: landing.targetContentOffset, velocity: .zero)
  }

  /// The way between two content offsets in points, without a deceleration of its own.
  public init(
    scrollingFrom start: Double, to target: Double, velocity: Velocity, in layout: PagerLayout
  ) {
    first = .settle(layout.settleCurve(from: start, to: target, velocity: velocity))
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
}

extension PagerLayout {
  /// The farthest that content may swing out before it turns, as a share of the viewport.
  ///
  /// Ours: enough to be seen, less than the rubber band shows for a drag across the viewport.
  private static let excursionShareOfBounds = 0.25

  /// A settle that swings out no farther than content can be stretched.
  fileprivate func settleCurve(
    from start: Double, to target: Double, velocity: Velocity
  ) -> SettleCurve {
    let stretchable = max(0, boundsLength - abs(overshoot(of: start)))
    return SettleCurve(
      from: start, to: target, velocity: velocity,
      longestExcursion: min(boundsLength * Self.excursionShareOfBounds, stretchable))
  }

  /// The speed that the content shows at the lift, less than the finger's where it is stretched.
  fileprivate func contentVelocity(of release: Release) -> Velocity {
    guard isOutsideRange(release.contentOffset) else { return release.velocity }
    let share = RubberBand.followedShare(
      atStretch: overshoot(of: release.contentOffset), boundsLength: boundsLength)
    return Velocity(perSecond: release.velocity.perSecond * share)
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
