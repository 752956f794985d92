package import Paging
package import Touch

/// The way from the kernel's events to landed pages, as one value.
///
/// The service feeds it from a device and the analyser from a recording. It reads no clock: a
/// deadline that has passed fires at its own time before the event that comes later, so both get
/// the same result to the last bit.
package struct Pager: Sendable {
  package let device: DeviceDescription
  package let configuration: PagerConfiguration
  package private(set) var contacts: ContactTracker
  package private(set) var recognizer: DragRecognizer
  package private(set) var engine: PagingEngine
  private var drags: [DragEvent] = []
  private var scrolls: [PagingEvent] = []

  /// A pager at rest on `page`, an item index, which is clamped to the layout's items.
  ///
  /// - Parameters:
  ///   - device: what the device says about itself.
  ///   - kind: what the system says it is, or said when it was recorded; nil: what it says itself.
  ///   - configuration: what a finger does to the content.
  ///   - page: where the content rests.
  package init(
    device: DeviceDescription, kind: DeviceKind? = nil, configuration: PagerConfiguration,
    page: Int = 0
  ) {
    self.device = device
    self.configuration = configuration
    contacts = ContactTracker(device: device, kind: kind)
    recognizer = DragRecognizer(device: device, kind: kind, options: configuration.recognition)
    engine = PagingEngine(
      layout: configuration.layout, strategy: configuration.strategy, page: page)
  }

  /// The next moment at which something happens without a further event, in microseconds.
  package var nextDeadline: Int64? {
    switch (recognizer.nextDeadline, engine.nextDeadline) {
    case (let drag?, let settle?): min(drag, settle)
    case (let drag, let settle): drag ?? settle
    }
  }

  /// Takes one event; true when it completed a frame, which then stands in `contacts.frame`.
  @discardableResult
  package mutating func handle(_ event: InputEvent, into events: inout [PagerEvent]) -> Bool {
    guard contacts.handle(event) else { return false }
    advance(to: contacts.frame.timeMicroseconds, into: &events)
    recognizer.handle(contacts.frame, into: &drags)
    moveContent(into: &events)
    return true
  }

  /// Takes a drag that was recognised elsewhere, as from a log.
  package mutating func handle(_ drag: DragEvent, into events: inout [PagerEvent]) {
    advance(to: drag.timeMicroseconds, into: &events)
    drags.append(drag)
    moveContent(into: &events)
  }

  /// Fires every deadline up to `microseconds`, each at its own time.
  package mutating func advance(to microseconds: Int64, into events: inout [PagerEvent]) {
    while let deadline = nextDeadline, deadline <= microseconds {
      if recognizer.nextDeadline == deadline {
        recognizer.advance(to: deadline, into: &drags)
        moveContent(into: &events)
      } else {
        engine.advance(to: deadline, into: &scrolls)
        sayScrolls(into: &events)
      }
    }
  }

  /// Ends what the fingers do, because their events will not go on.
  package mutating func cancel(
    _ reason: CancelReason, at microseconds: Int64, into events: inout [PagerEvent]
  ) {
    advance(to: microseconds, into: &events)
    recognizer.cancel(reason, at: microseconds, into: &drags)
    moveContent(into: &events)
  }

  /// Lets a running settle come to its end.
  package mutating func settle(into events: inout [PagerEvent]) {
    while let deadline = engine.nextDeadline { advance(to: deadline, into: &events) }
  }

  /// Puts the content at rest at `contentOffset`, in points.
  package mutating func rest(at contentOffset: Double) {
    engine = PagingEngine(
      layout: configuration.layout, strategy: configuration.strategy, contentOffset: contentOffset)
  }

  /// Puts the content at rest on `page`.
  package mutating func rest(onPage page: Int) {
    engine = PagingEngine(
      layout: configuration.layout, strategy: configuration.strategy, page: page)
  }

  /// A finger that is known only to have stopped the content, or to have let go of it.
  package mutating func touchStoppedContent(
    at microseconds: Int64, into events: inout [PagerEvent]
  ) {
    advance(to: microseconds, into: &events)
    engine.touchDown(at: microseconds, into: &scrolls)
    sayScrolls(into: &events)
  }

  package mutating func touchReleasedContent(
    at microseconds: Int64, into events: inout [PagerEvent]
  ) {
    advance(to: microseconds, into: &events)
    engine.touchUp(at: microseconds, into: &scrolls)
    sayScrolls(into: &events)
  }

  private mutating func moveContent(into events: inout [PagerEvent]) {
    for drag in drags {
      events.append(.drag(drag))
      move(by: drag)
      sayScrolls(into: &events)
    }
    drags.removeAll(keepingCapacity: true)
  }

  private mutating func move(by drag: DragEvent) {
    switch drag {
    case .fingersDown(let time):
      engine.touchDown(at: time, into: &scrolls)
    case .fingersUp(let time):
      engine.touchUp(at: time, into: &scrolls)
    case .began(let time, _, _):
      engine.beginDragging(at: time, into: &scrolls)
    case .scrolled(let time, let dx, let dy):
      engine.drag(by: configuration.contentTravel(dx: dx, dy: dy), at: time, into: &scrolls)
    case .ended(let time, let velocity):
      engine.endDragging(
        velocity: configuration.contentVelocity(of: velocity), at: time, into: &scrolls)
    case .cancelled(let time, _):
      engine.cancelDragging(at: time, into: &scrolls)
    }
  }

  private mutating func sayScrolls(into events: inout [PagerEvent]) {
    for scroll in scrolls { events.append(.paging(scroll)) }
    scrolls.removeAll(keepingCapacity: true)
  }
}
