import Touch

/// Plays events through tracker and recognizer and complains about the first senseless one.
struct Watcher {
  /// What a drag came to.
  struct Drag: Equatable {
    enum End { case lift, cancel, none }

    var dx = 0.0
    var dy = 0.0
    var end = End.none
    var velocity = FingerVelocity.zero
  }

  private(set) var complaint: String?
  private(set) var drags: [Drag] = []
  private(set) var fingersDownCount = 0

  private enum Phase { case idle, down, dragging }

  private var tracker: ContactTracker
  private(set) var recognizer: DragRecognizer
  private var phase = Phase.idle
  private var axis = DragAxis.horizontal
  private var lastMicroseconds = Int64.min
  private var events: [DragEvent] = []

  init(device: DeviceDescription, kind: DeviceKind? = nil, options: RecognitionOptions) {
    tracker = ContactTracker(device: device, kind: kind)
    recognizer = DragRecognizer(device: device, kind: kind, options: options)
  }

  var frame: TouchFrame { tracker.frame }

  mutating func feed(_ event: InputEvent) {
    let before = tracker.frame
    guard tracker.handle(event) else { return }
    if let fault = fault(of: tracker.frame, after: before) { complain(fault) }
    recognizer.handle(tracker.frame, into: &events)
    check(at: tracker.frame.timeMicroseconds)
  }

  /// Every contact goes; none may be left.
  mutating func liftAll() {
    for event in RandomEvents.allUp(after: tracker.frame.timeMicroseconds) { feed(event) }
    if !tracker.frame.contacts.isEmpty || tracker.frame.fingerCount != 0 {
      complain("all are up, and \(text(tracker.frame)) is left")
    }
    if phase == .dragging, recognizer.nextDeadline == nil { complain("a drag without fingers") }
  }

  /// Time passes without an event.
  mutating func wait(until microseconds: Int64) {
    recognizer.advance(to: microseconds, into: &events)
    check(at: microseconds)
  }

  mutating func cancel() {
    recognizer.cancel(.suspended, at: tracker.frame.timeMicroseconds, into: &events)
    tracker.forgetContacts()
    check(at: tracker.frame.timeMicroseconds)
    if phase != .idle { complain("a set survives its cancelling") }
  }

  /// What no frame may be.
  private func fault(of frame: TouchFrame, after before: TouchFrame) -> String? {
    if frame.timeMicroseconds < before.timeMicroseconds { return "a frame before the last" }
    if frame.measurementMicroseconds < before.measurementMicroseconds, !before.contacts.isEmpty {
      return "a measurement before the last"
    }
    if zip(frame.contacts, frame.contacts.dropFirst()).contains(where: { $0.slot >= $1.slot }) {
      return "two contacts in a slot, or out of order: \(text(frame))"
    }
    if Set(frame.contacts.map(\.key)).count < frame.contacts.count { return "a key used twice" }
    let fingers = frame.contacts.count { !$0.isPalm }
    if frame.fingerCount < fingers || fingers == 0 && frame.fingerCount > 0 {
      return "\(frame.fingerCount) fingers of \(text(frame))"
    }
    return nil
  }

  private mutating func check(at microseconds: Int64) {
    if let deadline = recognizer.nextDeadline, deadline <= microseconds {
      complain("a deadline that has passed")
    }
    for event in events {
      if event.timeMicroseconds < lastMicroseconds { complain("\(text(event)) steps back") }
      lastMicroseconds = max(lastMicroseconds, event.timeMicroseconds)
      follow(event)
    }
    events.removeAll(keepingCapacity: true)
    if recognizer.isDragging != (phase == .dragging) { complain("not the phase it says") }
  }

  private mutating func follow(_ event: DragEvent) {
    switch (phase, event) {
    case (.idle, .fingersDown):
      phase = .down
      fingersDownCount += 1
    case (.down, .fingersUp): phase = .idle
    case (.down, .began(_, let fingers, let axis)):
      phase = .dragging
      self.axis = axis
      drags.append(Drag())
      if fingers < 1 { complain("\(text(event)) without fingers") }
    case (.dragging, .scrolled(_, let dx, let dy)):
      drags[drags.count - 1].dx += dx
      drags[drags.count - 1].dy += dy
      let across = axis == .horizontal ? dy : dx
      if !dx.isFinite || !dy.isFinite || across != 0 { complain("a scroll of \(dx) \(dy)") }
    case (.dragging, .ended(_, let velocity)):
      phase = .idle
      drags[drags.count - 1].end = .lift
      drags[drags.count - 1].velocity = velocity
      let across = axis == .horizontal ? velocity.yPerSecond : velocity.xPerSecond
      let fastest = recognizer.options.maximumVelocity
      let along = velocity.xPerSecond + velocity.yPerSecond
      if across != 0 || !(along.magnitude <= fastest) { complain("an end at \(velocity)") }
    case (.dragging, .cancelled):
      phase = .idle
      drags[drags.count - 1].end = .cancel
    default: complain("\(text(event)) while \(phase)")
    }
  }

  private mutating func complain(_ what: String) {
    complaint = complaint ?? what
  }
}
