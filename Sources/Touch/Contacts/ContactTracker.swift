/// Turns the events of one device into frames of contacts, whatever protocol it speaks.
///
/// Rules of the kernel's `multi-touch-protocol.rst` and `event-codes.rst`; where drivers break
/// them, as libinput and libevdev take it.
package struct ContactTracker: Hashable, Sendable {
  /// The last complete frame.
  package private(set) var frame = TouchFrame()

  enum TouchProtocol { case slots, blocks, single }

  private(set) var touchProtocol: TouchProtocol
  /// Whether the description tells the protocol; if not, the first events do.
  private var isCertain: Bool
  private var sawTrackingID = false
  private let isSemiMT: Bool
  private let isPad: Bool

  private var tools: FingerTools
  private(set) var slots: SlotTable
  private(set) var blocks: ContactBlocks
  private(set) var single: SingleTouch
  private var box = BoxedContacts()

  private var clock = FrameClock()
  private var measurement = MeasurementClock()
  private var nextKey = 1
  private var isAfterDrop = false
  private var needsBase = false

  /// - Parameters:
  ///   - device: what the device says about itself.
  ///   - kind: what the system says it is, where known.
  package init(device: DeviceDescription, kind: DeviceKind? = nil) {
    isSemiMT = device.properties.contains(InputProperty.semiMT)
    isPad = (kind ?? device.kind) == .touchpad
    let hasSlots = device.hasAxis(EventCode.absMTSlot)
    let hasMultitouch = device.hasMultitouch
    touchProtocol = hasMultitouch ? (hasSlots ? .slots : .blocks) : .single
    isCertain = hasMultitouch ? hasSlots : device.hasPosition || device.hasFakeMultitouch
    let last = device.axes[EventCode.absMTSlot]?.maximum ?? Self.assumedLastSlot
    slots = SlotTable(count: Int(last) + 1)
    blocks = ContactBlocks(device: device)
    tools = FingerTools(device: device)
    single = SingleTouch(device: device, isPad: isPad)
  }

  /// The last slot of a device that does not say: ten fingers.
  private static let assumedLastSlot: Int32 = 9

  /// Takes one event in.
  ///
  /// - Returns: whether it completed a frame, which then stands in `frame`.
  package mutating func handle(_ event: InputEvent) -> Bool {
    switch event.type {
    case EventType.absolute:
      handleAxis(code: event.code, value: event.value)
    case EventType.key:
      tools.handle(code: event.code, value: event.value)
    case EventType.miscellaneous:
      if event.code == EventCode.mscTimestamp { measurement.handle(event.value) }
    case EventType.synchronization:
      switch event.code {
      case EventCode.synReport:
        report(at: event.timeMicroseconds, value: event.value)
        return true
      case EventCode.synMTReport: closeBlock()
      case EventCode.synDropped: isAfterDrop = true
      default: break
      }
    default: break
    }
    return false
  }

  /// The time that a frame with this stamp would have: the stamp, where it can be a clock's.
  package func frameMicroseconds(at stamp: Int64) -> Int64 {
    var clock = clock
    return clock.advance(to: stamp)
  }

  /// Takes every contact as not seen, as after suspend: none counts until it begins anew.
  package mutating func forgetContacts() {
    slots.forgetContacts()
    blocks.forgetContacts()
    single.forgetContacts()
    box.forgetContacts()
    tools.forgetFingers()
    frame.contacts.removeAll(keepingCapacity: true)
    frame.lostKeys.removeAll(keepingCapacity: true)
    frame.fingerCount = 0
    frame.isUnsettled = false
    isAfterDrop = false
    needsBase = false
  }

  private mutating func handleAxis(code: UInt16, value: Int32) {
    guard isCertain else { return handleUndescribedAxis(code: code, value: value) }
    switch touchProtocol {
    case .slots: slots.handle(code: code, value: value)
    case .blocks: blocks.handle(code: code, value: value)
    case .single: single.handle(code: code, value: value)
    }
  }

  /// Until the protocol is known, every reading of the events is kept.
  private mutating func handleUndescribedAxis(code: UInt16, value: Int32) {
    slots.handle(code: code, value: value)
    blocks.handle(code: code, value: value)
    single.handle(code: code, value: value)
    if code == EventCode.absMTSlot { decide(.slots) }
    if code == EventCode.absMTTrackingID { sawTrackingID = true }
  }

  private mutating func closeBlock() {
    if !isCertain { decide(.blocks) }
    if touchProtocol == .blocks { blocks.closeBlock() }
  }

  private mutating func decide(_ touchProtocol: TouchProtocol) {
    self.touchProtocol = touchProtocol
    isCertain = true
  }

  private mutating func report(at microseconds: Int64, value: Int32) {
    frame.timeMicroseconds = clock.advance(to: microseconds)
    // One slot needs no naming: ids without blocks are slots all the same.
    if !isCertain, sawTrackingID { decide(.slots) }
    frame.role = takeRole(isKernelsOwn: value == Self.kernelsOwnReport)
    frame.contacts.removeAll(keepingCapacity: true)
    frame.lostKeys.removeAll(keepingCapacity: true)
    switch touchProtocol {
    case .slots: reportSlots()
    case .blocks:
      blocks.report(into: &frame, isTouching: tools.isTouching, nextKey: &nextKey)
      countFingers(occupied: frame.contacts.count, slotCount: .max)
    case .single:
      if single.report(into: &frame, tools: tools, nextKey: &nextKey) { passOver() }
      countFingersByTools()
    }
    measurement.close(at: frame.timeMicroseconds, isTouched: !frame.contacts.isEmpty)
    frame.measurementMicroseconds = measurement.microseconds
  }

  /// The value of a `SYN_REPORT` that the kernel put in by itself.
  private static let kernelsOwnReport: Int32 = 1

  private mutating func takeRole(isKernelsOwn: Bool) -> FrameRole {
    if isAfterDrop {
      isAfterDrop = false
      needsBase = true
      return .resync
    }
    if isKernelsOwn { return .stateOnly }
    guard needsBase else { return clock.isDoubtful ? .untimed : .measured }
    needsBase = false
    return .base
  }

  /// Leaves what this frame would have measured to the next one.
  private mutating func passOver() {
    guard frame.role == .measured || frame.role == .base else { return }
    needsBase = frame.role == .base
    frame.role = .faded
  }

  private mutating func reportSlots() {
    let occupied = slots.report(into: &frame, nextKey: &nextKey)
    if isHovering { frame.contacts.removeAll(keepingCapacity: true) }
    if isSemiMT {
      let corners = frame.contacts.count
      box.collapse(&frame, nextKey: &nextKey)
      countFingersByTools(atLeast: corners)
      frame.isUnsettled = isUnsettled(occupied: occupied, slotCount: slots.count)
    } else {
      countFingers(occupied: occupied, slotCount: slots.count)
    }
  }

  var isHovering: Bool { tools.showHovering(onPad: isPad, isAbove: slots.isAbove) }

  /// Slots are the truth, unless the hardware counts more fingers than it has slots.
  private mutating func countFingers(occupied: Int, slotCount: Int) {
    var fingers = 0
    for contact in frame.contacts where !contact.isPalm { fingers += 1 }
    let beyondSlots = tools.count > slotCount && fingers > 0
    frame.fingerCount = beyondSlots ? tools.count : fingers
    frame.isUnsettled = isUnsettled(occupied: occupied, slotCount: slotCount)
    frame.isAggregate = false
  }

  private func isUnsettled(occupied: Int, slotCount: Int) -> Bool {
    occupied < slotCount && tools.count > occupied
  }

  /// One position stands for all fingers; only the tools know how many.
  private mutating func countFingersByTools(atLeast corners: Int = 1) {
    let touches = frame.contacts.contains { !$0.isPalm }
    frame.fingerCount = !touches ? 0 : tools.count > 0 ? tools.count : max(corners, 1)
    frame.isUnsettled = false
    frame.isAggregate = true
  }
}
