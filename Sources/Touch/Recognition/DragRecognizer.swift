/// Turns frames of contacts into drags: begin, scroll, end with a velocity, or cancel.
///
/// A value without a clock: `nextDeadline` tells when time alone would change it, and `handle`
/// lets overdue deadlines fire at their own time first, so a replay takes the same steps as life.
package struct DragRecognizer: Sendable {
  /// Positions of the current drag, or the one that just ended, until the next finger set begins.
  package internal(set) var samples = DragSamples()

  package let options: RecognitionOptions
  package let scale: SurfaceScale
  package let kind: DeviceKind

  /// What the recognizer made of the latest frame; nil before the first.
  package internal(set) var decision: DragDecision?

  package enum Phase: String, Sendable {
    /// No finger set.
    case idle
    /// A set that the hardware's finger count does not confirm yet.
    case landing
    /// A set below the slop.
    case down
    /// A stroke along an axis that was not asked for.
    case rejected
    case dragging
    /// The drag is over; what is left is ignored until all fingers are up.
    case spent
  }

  package internal(set) var phase = Phase.idle
  var set = FingerSet()
  var motion = DragMotion()
  /// When another finger joined the drag's.
  var pause: FrameMoment?
  /// When a finger seemed to lift although the hardware still counted it.
  var heldLift: FrameMoment?
  private var newestKey = Int.min
  private var lastMicroseconds = Int64.min

  /// - Parameters:
  ///   - device: where the fingers move.
  ///   - kind: what the system says the device is; else it is judged by its description, and what
  ///     is neither counts as a screen.
  ///   - options: what makes a drag.
  package init(
    device: DeviceDescription, kind: DeviceKind? = nil,
    options: RecognitionOptions = RecognitionOptions()
  ) {
    let kind = device.kind(told: kind)
    self.kind = kind
    self.options = options
    scale = SurfaceScale(device: device, kind: kind, options: options)
  }

  /// What was assumed about the surface, and what was not taken of the options, for the user to
  /// know.
  package var notices: [SurfaceNotice] {
    let keepsAxes = kind == .touchpad && options.turnsPanel
    return (scale.notice.map { [$0] } ?? []) + (keepsAxes ? [.keptPadAxes] : [])
  }

  /// Whether a drag has begun and not ended.
  package var isDragging: Bool { phase == .dragging }

  /// How far the fingers have come from where their set was complete, in points.
  ///
  /// It stands until the next set begins.
  package var way: (x: Double, y: Double) { motion.way }

  package mutating func handle(_ frame: TouchFrame, into events: inout [DragEvent]) {
    advance(to: frame.timeMicroseconds, into: &events)
    let now = FrameMoment(
      microseconds: max(frame.timeMicroseconds, lastMicroseconds),
      measurementMicroseconds: frame.measurementMicroseconds)
    lastMicroseconds = now.microseconds
    decision = nil
    if phase != .idle, phase != .spent { follow(frame, at: now, into: &events) }
    if phase == .spent {
      if isAllUp(in: frame) { phase = .idle } else { decision = decision ?? .awaitsAllUp }
    }
    if phase == .idle { beginSet(frame, at: now, into: &events) }
    for contact in frame.contacts where contact.key > newestKey { newestKey = contact.key }
  }

  /// When time alone changes something, in the events' own clock.
  package var nextDeadline: Int64? {
    guard let held = heldLiftDeadline else { return pauseDeadline }
    return min(held, pauseDeadline ?? held)
  }

  /// Lets the deadlines up to a moment fire, each at its own time.
  package mutating func advance(to microseconds: Int64, into events: inout [DragEvent]) {
    while let deadline = nextDeadline, deadline <= microseconds {
      if deadline == heldLiftDeadline {
        finishHeldLift(into: &events)
      } else {
        lastMicroseconds = max(lastMicroseconds, deadline)
        cancelDrag(.fingers, at: lastMicroseconds, into: &events)
      }
    }
  }

  /// Ends whatever is going on, for a reason that the frames do not tell.
  ///
  /// The contacts that are down are ignored until they are up; where the tracker goes on, call its
  /// `forgetContacts()` too.
  package mutating func cancel(
    _ reason: CancelReason, at microseconds: Int64, into events: inout [DragEvent]
  ) {
    advance(to: microseconds, into: &events)
    finishHeldLift(into: &events)
    lastMicroseconds = max(lastMicroseconds, microseconds)
    switch phase {
    case .idle, .landing, .spent: break
    case .down, .rejected: endSet(at: lastMicroseconds, into: &events)
    case .dragging: cancelDrag(reason, at: lastMicroseconds, into: &events)
    }
    phase = .spent
  }

  /// Whether nothing is left of the contacts that were there before.
  private func isAllUp(in frame: TouchFrame) -> Bool {
    if frame.fingerCount == 0 { return true }
    return !frame.isAggregate && frame.contacts.allSatisfy { $0.key > newestKey }
  }

  private var pauseDeadline: Int64? {
    pause.map {
      Microseconds.after($0.microseconds, milliseconds: options.extraFingerPauseMilliseconds)
    }
  }

  private var heldLiftDeadline: Int64? {
    heldLift.map {
      Microseconds.after($0.microseconds, milliseconds: Self.heldLiftMilliseconds)
    }
  }

  /// How long a lift waits for the hardware's finger count to agree: the longest usual report
  /// interval, 24.9 ms of an old two-finger PS/2 pad.
  private static let heldLiftMilliseconds = 25.0
}
