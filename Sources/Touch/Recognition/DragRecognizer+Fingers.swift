// How finger sets begin, stand and end.
extension DragRecognizer {
  /// Begins a set if the frame's fingers are what was asked for.
  mutating func beginSet(_ frame: TouchFrame, at now: Int64, into events: inout [DragEvent]) {
    guard fillSet(from: frame) else { return }
    startMeasuring(frame, at: now)
    if frame.isUnsettled, isPad {
      phase = .landing
    } else {
      phase = .down
      events.append(.fingersDown(timeMicroseconds: now))
    }
  }

  /// Follows the current set through a frame.
  mutating func follow(_ frame: TouchFrame, at now: Int64, into events: inout [DragEvent]) {
    var standing = set.standing(in: frame)
    if phase == .landing {
      // One frame later the slots are believed, whatever the hardware counts.
      guard standing == .intact else { return phase = .idle }
      phase = .down
      events.append(.fingersDown(timeMicroseconds: now))
    }
    if standing == .joinedByOthers, !isPad, phase == .dragging || asksForNumber {
      standing = .intact
    }
    if standing == .lifted, holdsLift(frame, at: now) { return }
    if heldLiftMicroseconds != nil {
      guard standing != .lifted || adopts(frame) else { return finishHeldLift(into: &events) }
      if standing == .lifted {
        standing = isPad && frame.fingerCount > set.fingers ? .joinedByOthers : .exchanged
      }
      heldLiftMicroseconds = nil
    }
    if phase == .dragging {
      followDrag(frame, standing, at: now, into: &events)
    } else {
      followTouch(frame, standing, at: now, into: &events)
    }
  }

  /// Ends a set that is no drag; a stroke along the wrong axis stays wrong until all are up.
  mutating func endSet(at now: Int64, into events: inout [DragEvent]) {
    events.append(.fingersUp(timeMicroseconds: now))
    phase = phase == .rejected ? .spent : .idle
    heldLiftMicroseconds = nil
  }

  /// The lift that was held back did happen, when it seemed to.
  mutating func finishHeldLift(into events: inout [DragEvent]) {
    guard let lift = heldLiftMicroseconds else { return }
    if phase == .dragging {
      endDrag(at: lift, into: &events)
    } else {
      endSet(at: lift, into: &events)
    }
  }

  private var isPad: Bool { kind == .touchpad }

  private var asksForNumber: Bool { askedFingers != nil }

  /// nil for any number.
  private var askedFingers: Int? {
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

  private mutating func startMeasuring(_ frame: TouchFrame, at now: Int64) {
    samples.removeAll()
    motion = DragMotion()
    pauseMicroseconds = nil
    heldLiftMicroseconds = nil
    _ = measure(frame, at: now)
  }

  /// Whether to wait a frame: slots say that a finger left, the hardware counts it still.
  private mutating func holdsLift(_ frame: TouchFrame, at now: Int64) -> Bool {
    guard heldLiftMicroseconds == nil, frame.isUnsettled, isPad else {
      return false
    }
    heldLiftMicroseconds = now
    return true
  }

  /// Whether the finger that seemed to lift is back, as a contact of another name.
  private mutating func adopts(_ frame: TouchFrame) -> Bool {
    guard frame.fingerCount >= set.fingers, !frame.isUnsettled else { return false }
    set.fill(from: frame, limit: set.fingers)
    return true
  }

  private mutating func followTouch(
    _ frame: TouchFrame, _ standing: FingerSet.Standing, at now: Int64,
    into events: inout [DragEvent]
  ) {
    switch standing {
    case .intact, .exchanged:
      if standing == .exchanged { exchangeContacts(frame) }
      guard let moved = measure(frame, at: now), phase == .down else { return }
      crossSlop(moved, at: now, into: &events)
    case .lifted, .lost, .palm, .joinedByOthers:
      // Fingers that come or go before there is a drag make a new set at once; nobody was let go.
      if phase != .rejected, fillSet(from: frame) {
        startMeasuring(frame, at: now)
      } else {
        endSet(at: now, into: &events)
      }
    }
  }

  private mutating func followDrag(
    _ frame: TouchFrame, _ standing: FingerSet.Standing, at now: Int64,
    into events: inout [DragEvent]
  ) {
    switch standing {
    case .palm: cancelDrag(.palm, at: now, into: &events)
    case .lost: cancelDrag(.dropped, at: now, into: &events)
    case .lifted: endDrag(at: now, into: &events)
    case .joinedByOthers: pauseMicroseconds = pauseMicroseconds ?? now
    case .intact, .exchanged:
      if standing == .exchanged { exchangeContacts(frame) }
      if pauseMicroseconds != nil {
        pauseMicroseconds = nil
        forgetMotion()
      }
      guard let moved = measure(frame, at: now) else { return }
      scroll(moved, at: now, into: &events)
    }
  }

  private mutating func exchangeContacts(_ frame: TouchFrame) {
    set.fill(from: frame, limit: set.fingers)
    forgetMotion()
  }
}
