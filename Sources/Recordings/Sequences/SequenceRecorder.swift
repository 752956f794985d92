package import Touch

/// Decides which contacts are worth keeping: whole sequences, all up to all up, with a drag in them.
///
/// Taps, typing on a screen keyboard and pointer motion are held back and forgotten. A touch that
/// only stopped a settle is told by its two moments, without coordinates, since it changes where the
/// content lands.
package struct SequenceRecorder: Sendable {
  /// A sequence that goes on so long without a drag is let go: a minute, in microseconds.
  package static let longestHeldMicroseconds: Int64 = 60_000_000
  /// Events of a sequence that is held back: 1 MB of evemu text at 32 bytes an event.
  package static let largestHeldCount = 32_768
  /// A rest of five minutes ends a sitting, in microseconds.
  package static let sittingPauseMicroseconds: Int64 = 300_000_000

  private enum Phase {
    /// All contacts are up.
    case idle
    /// No drag yet.
    case held
    /// A drag was recognised: events go out as they come.
    case written
    /// Too long or too large without a drag.
    case letGo
  }

  private var phase = Phase.idle
  private var state: UnsaidState
  private var frame: [InputEvent] = []
  private var held = SequenceBatch()
  /// When the sequence that is held began, and where the content was.
  private var content: ContentState?
  private var isTouched = false
  private var lastTouchMicroseconds: Int64?
  /// Whether what happens now is no longer told by events.
  private var eventsHaveEnded = false

  package init(device: DeviceDescription) {
    state = UnsaidState(device)
  }

  /// Takes one event; the frame it belongs to is taken by ``takeFrame(isTouched:content:into:)``.
  package mutating func append(_ event: InputEvent) {
    frame.append(event)
  }

  /// Takes the frame that its `SYN_REPORT` just closed; what came of it is handled next, and then
  /// ``endFrame(into:)`` follows.
  ///
  /// - Parameters:
  ///   - isTouched: whether anything touches; devices with slots tell it themselves.
  ///   - content: where the content was before the frame.
  ///   - batch: receives what is to be written.
  package mutating func takeFrame(
    isTouched: Bool, content: ContentState, into batch: inout SequenceBatch
  ) {
    if phase == .idle, begins(isTouched) { begin(at: content, into: &batch) }
    for event in frame {
      state.apply(event)
      switch phase {
      case .held: held.append(event)
      case .written: batch.append(event)
      case .idle, .letGo: break
      }
    }
    frame.removeAll(keepingCapacity: true)
    self.isTouched = state.hasSlots ? state.holdsContact : isTouched
    if phase != .idle { lastTouchMicroseconds = content.timeMicroseconds }
    if phase == .held { limitHeld(at: content.timeMicroseconds) }
  }

  /// Takes what the pager did, at the kernel's times.
  package mutating func handle(_ line: SwipeLogLine, into batch: inout SequenceBatch) {
    switch line {
    case .dragBegin: beginDrag(into: &batch)
    case .snapped, .state: note(line, into: &batch)
    // The contacts of a written sequence tell the same.
    case .caught, .released:
      if phase != .written || eventsHaveEnded { note(line, into: &batch) }
    case .dragCancel: if eventsHaveEnded { note(line, into: &batch) }
    default: break
    }
  }

  /// Ends the sequence if the frame lifted its last contact.
  package mutating func endFrame(into batch: inout SequenceBatch) {
    if !isTouched { endSequence(into: &batch) }
  }

  /// The events will not go on: what is handled next they do not tell.
  package mutating func endEvents() {
    eventsHaveEnded = true
  }

  /// Nothing more happens: ends the sequence and the sitting.
  package mutating func finish(into batch: inout SequenceBatch) {
    frame.removeAll()
    endSequence(into: &batch)
    batch.append(.sittingEnd)
  }

  private func begins(_ isTouched: Bool) -> Bool {
    guard state.hasSlots else { return isTouched }
    return frame.contains {
      $0.type == EventType.absolute && $0.code == EventCode.absMTTrackingID && $0.value >= 0
    }
  }

  private mutating func begin(at content: ContentState, into batch: inout SequenceBatch) {
    if let last = lastTouchMicroseconds,
      Microseconds.elapsed(from: last, to: content.timeMicroseconds)
        > Self.sittingPauseMicroseconds
    {
      batch.append(.sittingEnd)
    }
    phase = .held
    self.content = content
    held.removeAll()
    state.appendFrame(at: content.timeMicroseconds, to: &held)
  }

  private mutating func limitHeld(at microseconds: Int64) {
    guard let content else { return }
    let age = Microseconds.elapsed(from: content.timeMicroseconds, to: microseconds)
    guard age > Self.longestHeldMicroseconds || held.events.count > Self.largestHeldCount
    else { return }
    phase = .letGo
    held.removeEvents()
  }

  private mutating func beginDrag(into batch: inout SequenceBatch) {
    switch phase {
    case .idle, .written: break
    case .held:
      guard let content else { return }
      phase = .written
      held.removeMarks { $0.isMoment }
      batch.append(.begin(content))
      batch.append(contentsOf: held)
      held.removeAll()
    case .letGo:
      held.removeAll()
      batch.append(.gap)
    }
  }

  private mutating func note(_ line: SwipeLogLine, into batch: inout SequenceBatch) {
    switch phase {
    case .idle, .written: batch.append(.note(line))
    case .held, .letGo: held.append(.note(line))
    }
  }

  private mutating func endSequence(into batch: inout SequenceBatch) {
    switch phase {
    case .idle: break
    case .written: batch.append(.end)
    case .held, .letGo:
      held.removeEvents()
      batch.append(contentsOf: held)
      held.removeAll()
    }
    phase = .idle
    content = nil
  }
}

extension SequenceMark {
  /// Whether it is the touch, or the lift, of a contact that stopped a settle.
  fileprivate var isMoment: Bool {
    switch self {
    case .note(.caught), .note(.released): true
    default: false
    }
  }
}
