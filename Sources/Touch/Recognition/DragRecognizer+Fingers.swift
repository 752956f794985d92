// How finger sets begin, stand and end.
extension DragRecognizer {
  /// Begins a set if the frame's fingers are what was asked for.
  mutating func beginSet(_ frame: TouchFrame, at now: FrameMoment, into events: inout [DragEvent]) {
    guard fillSet(from: frame) else {
      decision = decision ?? shortage(of: frame)
      return
    }
    startMeasuring(frame)
    if frame.isUnsettled, isPad {
      phase = .landing
      decision = .countUnconfirmed
    } else {
      phase = .down
      decision = .setComplete(fingers: set.fingers)
      events.append(.fingersDown(timeMicroseconds: now.microseconds))
    }
  }

  /// Follows the current set through a frame.
  mutating func follow(_ frame: TouchFrame, at now: FrameMoment, into events: inout [DragEvent]) {
    var standing = set.standing(in: frame)
    if phase == .landing {
      // One frame later the slots are believed, whatever the hardware counts.
      guard standing == .intact else { return phase = .idle }
      phase = .down
      events.append(.fingersDown(timeMicroseconds: now.microseconds))
    }
    if standing == .joinedByOthers, !isPad, phase == .dragging || asksForNumber {
      standing = .intact
    }
    if standing == .lifted, !frame.isReleasedByKernel, holdsLift(frame, at: now) { return }
    if heldLift != nil {
      // What became of the fingers that were left does not matter to a lift before it.
      let lifted = standing == .lost || standing == .palm || standing == .lifted && !adopts(frame)
      guard !lifted else {
        decision = .setEnded(.lifted)
        return finishHeldLift(into: &events)
      }
      if standing == .lifted {
        standing = isPad && frame.fingerCount > set.fingers ? .joinedByOthers : .exchanged
      }
      heldLift = nil
    }
    if phase == .dragging {
      followDrag(frame, standing, at: now, into: &events)
    } else {
      followTouch(frame, standing, at: now, into: &events)
    }
  }

  /// Ends a set that is no drag; a stroke along the wrong axis stays wrong until all are up.
  mutating func endSet(at microseconds: Int64, into events: inout [DragEvent]) {
    events.append(.fingersUp(timeMicroseconds: microseconds))
    phase = phase == .rejected ? .spent : .idle
    heldLift = nil
  }

  /// The lift that was held back did happen, when it seemed to.
  mutating func finishHeldLift(into events: inout [DragEvent]) {
    guard let lift = heldLift else { return }
    if phase == .dragging {
      endDrag(at: lift, into: &events)
    } else {
      endSet(at: lift.microseconds, into: &events)
    }
  }

  private var isPad: Bool { kind == .touchpad }

  private var asksForNumber: Bool { askedFingers != nil }

  /// How many fingers make a drag on this device; nil for any number.
  package var askedFingers: Int? {
    switch options.fingers ?? .standard(on: kind) {
    case .any: nil
    case .exactly(let fingers): max(fingers, 1)
    }
  }

  /// Takes the fingers that were asked for into the set.
  ///
  /// - Returns: whether they are there. On a pad further fingers make it another set, on a screen
  ///   the lowest slots are taken.
  private mutating func fillSet(from frame: TouchFrame) -> Bool {
    guard let asked = askedFingers else {
      set.fill(from: frame, limit: .max)
      return set.fingers > 0
    }
    guard isPad ? frame.fingerCount == asked : frame.fingerCount >= asked else { return false }
    set.fill(from: frame, limit: asked)
    return true
  }

  /// Why a frame's fingers make no set.
  private func shortage(of frame: TouchFrame) -> DragDecision {
    guard frame.fingerCount > 0, let asked = askedFingers else { return .nothingTouches }
    return .fingersDiffer(touching: frame.fingerCount, asked: asked)
  }

  private mutating func startMeasuring(_ frame: TouchFrame) {
    samples.removeAll()
    motion = DragMotion()
    pause = nil
    heldLift = nil
    _ = measure(frame)
  }

  /// Whether to wait a frame: slots say that a finger left, the hardware counts it still.
  private mutating func holdsLift(_ frame: TouchFrame, at now: FrameMoment) -> Bool {
    guard heldLift == nil, frame.isUnsettled, isPad else {
      return false
    }
    heldLift = now
    decision = .liftUnconfirmed
    return true
  }

  /// Whether the finger that seemed to lift is back, as a contact of another name.
  private mutating func adopts(_ frame: TouchFrame) -> Bool {
    guard frame.fingerCount >= set.fingers, !frame.isUnsettled else { return false }
    set.fill(from: frame, limit: set.fingers)
    return true
  }

  private mutating func followTouch(
    _ frame: TouchFrame, _ standing: FingerSet.Standing, at now: FrameMoment,
    into events: inout [DragEvent]
  ) {
    switch standing {
    case .intact, .exchanged:
      if standing == .exchanged { exchangeContacts(frame) }
      guard let moved = measure(frame) else { return }
      guard phase == .down else {
        decision = .acrossAxis(horizontal: moved.x, vertical: moved.y)
        return
      }
      crossSlop(moved, at: now.microseconds, into: &events)
    case .lifted: changeSet(.lifted, frame, at: now, into: &events)
    case .lost: changeSet(.lost, frame, at: now, into: &events)
    case .palm: changeSet(.palm, frame, at: now, into: &events)
    case .joinedByOthers: changeSet(.joined, frame, at: now, into: &events)
    }
  }

  /// Fingers that come or go before there is a drag make a new set at once; nobody was let go.
  private mutating func changeSet(
    _ change: FingerChange, _ frame: TouchFrame, at now: FrameMoment, into events: inout [DragEvent]
  ) {
    if phase != .rejected, fillSet(from: frame) {
      startMeasuring(frame)
      decision = .setReplaced(change)
    } else {
      endSet(at: now.microseconds, into: &events)
      decision = .setEnded(change)
    }
  }

  private mutating func followDrag(
    _ frame: TouchFrame, _ standing: FingerSet.Standing, at now: FrameMoment,
    into events: inout [DragEvent]
  ) {
    switch standing {
    case .palm:
      cancelDrag(.palm, at: now.microseconds, into: &events)
      decision = .setEnded(.palm)
    case .lost:
      cancelDrag(.dropped, at: now.microseconds, into: &events)
      decision = .setEnded(.lost)
    case .lifted where frame.isReleasedByKernel:
      cancelDrag(.suspended, at: now.microseconds, into: &events)
      decision = .released
    case .lifted:
      endDrag(at: now, into: &events)
      decision = .setEnded(.lifted)
    case .joinedByOthers:
      let pause = pause ?? now
      self.pause = pause
      decision = .paused(sinceMicroseconds: pause.microseconds)
    case .intact, .exchanged:
      if standing == .exchanged { exchangeContacts(frame) }
      if pause != nil {
        pause = nil
        forgetMotion()
      }
      guard let moved = measure(frame) else { return }
      decision = .dragged
      scroll(moved, at: now.microseconds, into: &events)
    }
  }

  private mutating func exchangeContacts(_ frame: TouchFrame) {
    set.fill(from: frame, limit: set.fingers)
    forgetMotion()
  }
}
