/// The whole way from a release to rest: up to three curves, one after the other.
///
/// Most strategies need one ``SettleCurve``. Content beyond an end returns on a ``BounceSpring``. A
/// strategy that waits for the end of the deceleration first coasts, bounces where it meets an end
/// with speed, and is scrolled to its target then.
public struct Settle: Hashable, Sendable {
  private let coast: DecelerationCurve?
  private let bounce: BounceSpring?
  private let scroll: SettleCurve?

  /// Where the way ends, in points.
  public let targetContentOffset: Double
  /// How long the whole way takes, in milliseconds.
  public let durationMilliseconds: Double
  /// How long the content decelerates before it is scrolled to the target, in milliseconds.
  ///
  /// The whole duration where nothing follows the deceleration.
  public let decelerationMilliseconds: Double

  /// The way to a landing, at the rate that the release or its strategy asks for.
  ///
  /// Content stretched beyond an end starts with the speed it shows there, which is the finger's
  /// times ``RubberBand/followedShare(atStretch:boundsLength:)``. Without `bounces` content stops dead
  /// at an end that it coasts to, and never goes beyond one.
  public init(
    for landing: Landing, release: Release, in layout: PagerLayout, rate: DecelerationRate,
    bounces: Bool = true
  ) {
    let start = release.contentOffset
    let target = layout.clamped(landing.targetContentOffset)
    guard let rest = landing.deceleratesTo.map(layout.clamped) else {
      self.init(
        scrollingFrom: start, to: target, velocity: layout.contentVelocity(of: release),
        in: layout, bounces: bounces)
      return
    }
    let scroll = rest.isAt(target) ? nil : SettleCurve(from: rest, to: target, velocity: .zero)
    guard !layout.isOutsideRange(start) else {
      let spring = layout.bounceSpring(
        from: start, to: rest, velocity: layout.contentVelocity(of: release), bounces: bounces)
      self.init(bounce: spring, scroll: scroll, decelerates: true, target: target)
      return
    }
    let isCutShort = layout.isEnd(rest, ofCoastFrom: start, velocity: release.velocity, at: rate)
    let coast =
      isCutShort
      ? DecelerationCurve(from: start, crossing: rest, velocity: release.velocity, rate: rate)
      : DecelerationCurve(from: start, to: rest, velocity: release.velocity, rate: rate)
    let bounce =
      isCutShort && bounces
      ? layout.bounceSpring(from: rest, to: rest, velocity: coast.finalVelocity, bounces: true)
      : nil
    self.init(coast: coast, bounce: bounce, scroll: scroll, decelerates: true, target: target)
  }

  /// The way between two content offsets in points, without a deceleration of its own.
  ///
  /// From beyond an end back to it on a spring, everywhere else on a settle curve. A target outside
  /// the range means the nearest end.
  public init(
    scrollingFrom start: Double, to unclamped: Double, velocity: Velocity, in layout: PagerLayout,
    bounces: Bool = true
  ) {
    let target = layout.clamped(unclamped)
    if layout.isOutsideRange(start), layout.clamped(start).isAt(target) {
      let spring = layout.bounceSpring(
        from: start, to: target, velocity: velocity, bounces: bounces)
      self.init(bounce: spring, target: target)
    } else {
      let curve = layout.settleCurve(
        from: start, to: target, velocity: velocity, bounces: bounces)
      self.init(scroll: curve, target: target)
    }
  }

  private init(
    coast: DecelerationCurve? = nil, bounce: BounceSpring? = nil, scroll: SettleCurve? = nil,
    decelerates: Bool = false, target: Double
  ) {
    self.coast = coast
    self.bounce = bounce
    self.scroll = scroll
    targetContentOffset = target
    let coasting = (coast?.durationMilliseconds ?? 0) + (bounce?.durationMilliseconds ?? 0)
    durationMilliseconds = coasting + (scroll?.durationMilliseconds ?? 0)
    decelerationMilliseconds = decelerates ? coasting : durationMilliseconds
  }

  /// The content offset after some milliseconds, in points.
  public func value(at milliseconds: Double) -> Double {
    switch stage(at: milliseconds) {
    case .coast(let curve, let elapsed): curve.value(at: elapsed)
    case .bounce(let spring, let elapsed): spring.value(at: elapsed)
    case .scroll(let curve, let elapsed): curve.value(at: elapsed)
    case .rest: targetContentOffset
    }
  }

  /// The velocity after some milliseconds.
  public func velocity(at milliseconds: Double) -> Velocity {
    switch stage(at: milliseconds) {
    case .coast(let curve, let elapsed): curve.velocity(at: elapsed)
    case .bounce(let spring, let elapsed): spring.velocity(at: elapsed)
    case .scroll(let curve, let elapsed): curve.velocity(at: elapsed)
    case .rest: .zero
    }
  }

  /// A curve and the milliseconds since it began.
  private enum Stage {
    case coast(DecelerationCurve, Double)
    case bounce(BounceSpring, Double)
    case scroll(SettleCurve, Double)
    case rest
  }

  private func stage(at milliseconds: Double) -> Stage {
    guard milliseconds < durationMilliseconds else { return .rest }
    var elapsed = milliseconds
    if let coast {
      guard elapsed >= coast.durationMilliseconds else { return .coast(coast, elapsed) }
      elapsed -= coast.durationMilliseconds
    }
    if let bounce {
      guard elapsed >= bounce.durationMilliseconds else { return .bounce(bounce, elapsed) }
      elapsed -= bounce.durationMilliseconds
    }
    return scroll.map { .scroll($0, elapsed) } ?? .rest
  }
}

extension PagerLayout {
  /// The farthest that content inside its range may swing out before it turns, as a share of the
  /// viewport.
  ///
  /// Ours: enough to be seen, less than the rubber band shows for a drag across the viewport.
  private static let excursionShareOfBounds = 0.25

  /// How much farther content may go in the direction of a velocity, in points.
  private func room(from contentOffset: Double, velocity: Velocity, bounces: Bool) -> Double {
    let range = contentOffsetRange
    let inside =
      velocity < .zero ? contentOffset - range.lowerBound : range.upperBound - contentOffset
    return max(0, inside + (bounces ? boundsLength : 0))
  }

  fileprivate func settleCurve(
    from start: Double, to target: Double, velocity: Velocity, bounces: Bool
  ) -> SettleCurve {
    let room = room(from: start, velocity: velocity, bounces: bounces)
    return SettleCurve(
      from: start, to: target, velocity: velocity,
      longestExcursion: min(boundsLength * Self.excursionShareOfBounds, room))
  }

  fileprivate func bounceSpring(
    from start: Double, to end: Double, velocity: Velocity, bounces: Bool
  ) -> BounceSpring {
    BounceSpring(
      from: start, to: end, velocity: velocity,
      longestExcursion: room(from: start, velocity: velocity, bounces: bounces))
  }

  /// The speed that the content shows at the lift, less than the finger's where it is stretched.
  fileprivate func contentVelocity(of release: Release) -> Velocity {
    guard isOutsideRange(release.contentOffset) else { return release.velocity }
    let share = RubberBand.followedShare(
      atStretch: overshoot(of: release.contentOffset), boundsLength: boundsLength)
    return Velocity(perSecond: release.velocity.perSecond * share)
  }

  /// Whether content that coasts meets an end of the range with speed left, and rests there.
  fileprivate func isEnd(
    _ rest: Double, ofCoastFrom start: Double, velocity: Velocity, at rate: DecelerationRate
  ) -> Bool {
    let unlimited = start + rate.projectedTravel(of: velocity)
    return rest.isAt(clamped(unlimited)) && isOutsideRange(unlimited)
  }
}
