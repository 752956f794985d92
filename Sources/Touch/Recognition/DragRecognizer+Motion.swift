// How a set becomes a drag, scrolls and ends.
extension DragRecognizer {
  /// Lengths closer than this are equal: sums of device units times a scale round differently.
  private static let tolerancePoints = 1e-9

  /// Takes the set's position in a frame, if it is one.
  ///
  /// - Returns: the way from where the set was complete, where it was measured anew.
  mutating func measure(_ frame: TouchFrame) -> (x: Double, y: Double)? {
    switch frame.role {
    case .stateOnly, .faded: return pass(over: frame.role)
    case .resync:
      forgetMotion()
      return pass(over: .resync)
    case .base, .untimed, .measured: break
    }
    guard let position = set.centroid(in: frame, scale: scale) else { return nil }
    if frame.role == .measured {
      samples.append(
        microseconds: frame.measurementMicroseconds, x: position.x, y: position.y)
    }
    return motion.move(to: position) ? motion.way : rebase()
  }

  // Apart from measuring, which so stays small enough to be inlined.

  @inline(never)
  private mutating func pass(over role: FrameRole) -> (x: Double, y: Double)? {
    decision = .notMeasured(role)
    return nil
  }

  @inline(never)
  private mutating func rebase() -> (x: Double, y: Double)? {
    decision = .rebased
    return nil
  }

  /// No delta and no velocity across what comes next.
  mutating func forgetMotion() {
    samples.removeAll()
    motion.needsBase = true
  }

  /// Begins the drag once the fingers have moved the slop; the larger component fixes the axis.
  mutating func crossSlop(
    _ way: (x: Double, y: Double), at now: Int64, into events: inout [DragEvent]
  ) {
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    guard distance > 0, distance >= scale.slopPoints - Self.tolerancePoints else {
      decision = .belowSlop(moved: distance)
      return
    }
    motion.axis = axis(of: way)
    guard options.axis.allows(motion.axis) else {
      phase = .rejected
      decision = .acrossAxis(horizontal: way.x, vertical: way.y)
      return
    }
    phase = .dragging
    decision = .began(moved: distance)
    events.append(.began(timeMicroseconds: now, fingers: set.fingers, axis: motion.axis))
    scroll(way, at: now, into: &events)
  }

  /// Scrolls by the way since the last scroll, less what is left of the slop.
  mutating func scroll(
    _ way: (x: Double, y: Double), at now: Int64, into events: inout [DragEvent]
  ) {
    let along = motion.along(motion.axis)
    var delta = 0.0
    if let before = motion.scrolledWay {
      delta = along - before
    } else {
      guard along.magnitude > scale.slopPoints + Self.tolerancePoints else { return }
      delta = along - (along < 0 ? -scale.slopPoints : scale.slopPoints)
    }
    motion.scrolledWay = along
    guard delta != 0 else { return }
    let isHorizontal = motion.axis == .horizontal
    events.append(
      .scrolled(timeMicroseconds: now, dx: isHorizontal ? delta : 0, dy: isHorizontal ? 0 : delta))
  }

  /// Ends the drag with the velocity it had before: at a pause, before that.
  mutating func endDrag(at now: FrameMoment, into events: inout [DragEvent]) {
    let lift = (pause ?? now).measurementMicroseconds
    samples.liftTimeMicroseconds = lift
    let estimate = options.estimator.velocity(
      of: samples.along(motion.axis), liftMicroseconds: lift)
    let velocity = FingerVelocity(perSecond: options.reported(estimate), along: motion.axis)
    events.append(.ended(timeMicroseconds: now.microseconds, velocity: velocity))
    finishDrag()
  }

  mutating func cancelDrag(
    _ reason: CancelReason, at now: Int64, into events: inout [DragEvent]
  ) {
    events.append(.cancelled(timeMicroseconds: now, reason: reason))
    finishDrag()
  }

  private mutating func finishDrag() {
    phase = .spent
    pause = nil
    heldLift = nil
  }

  /// Ties go to the axis that was asked for.
  private func axis(of way: (x: Double, y: Double)) -> DragAxis {
    let (x, y) = (way.x.magnitude, way.y.magnitude)
    if x == y { return options.axis == .vertical ? .vertical : .horizontal }
    return x > y ? .horizontal : .vertical
  }
}
