import Touch

/// What the kernel would not say again: it sends changes only.
///
/// Between two recorded sequences other contacts may have come and gone, and a reader of the
/// recording knows none of them. Only what was said is kept, so that the reader knows as much as
/// who was there, and no more.
struct UnsaidState: Hashable, Sendable {
  /// Kept of every slot, in the order in which they are written.
  private static let slotCodes: [UInt16] = [
    EventCode.absMTTrackingID, EventCode.absMTPositionX, EventCode.absMTPositionY,
    EventCode.absMTToolType, EventCode.absMTDistance,
  ]
  /// Of devices and drivers that speak of one contact.
  private static let singleCodes: [UInt16] = [
    EventCode.absX, EventCode.absY, EventCode.absDistance, EventCode.absPressure,
  ]
  /// More slots than any device has; a description may claim two thousand million.
  private static let largestSlotCount: Int64 = 64

  let hasSlots: Bool
  private let slotCount: Int
  private var currentSlot = 0
  private var hasNamedSlot = false
  /// `slotCodes.count` values a slot.
  private var slots: [Int32?]
  private var singles = [Int32?](repeating: nil, count: singleCodes.count)
  private var keys = [Int32?](repeating: nil, count: EventCode.touchKeys.count)
  private var isAfterDrop = false
  /// Whether the next measurement is only a base, because events were dropped before it.
  private var followsGap = false

  init(_ device: DeviceDescription) {
    hasSlots = device.hasMultitouch && device.hasAxis(EventCode.absMTSlot)
    let last = Int64(device.axes[EventCode.absMTSlot]?.maximum ?? 0)
    slotCount = Int(min(max(last + 1, 1), Self.largestSlotCount))
    slots = Array(repeating: nil, count: slotCount * Self.slotCodes.count)
  }

  /// Whether any slot holds a contact whose beginning was said.
  var holdsContact: Bool {
    stride(from: 0, to: slots.count, by: Self.slotCodes.count).contains { (slots[$0] ?? -1) >= 0 }
  }

  mutating func apply(_ event: InputEvent) {
    switch event.type {
    case EventType.absolute: applyAxis(event.code, event.value)
    case EventType.key:
      if let index = EventCode.touchKeys.firstIndex(of: event.code) { keys[index] = event.value }
    case EventType.synchronization where event.code == EventCode.synDropped: isAfterDrop = true
    case EventType.synchronization where event.closesFrame:
      if isAfterDrop {
        followsGap = true
      } else if event.value == 0 {
        followsGap = false
      }
      isAfterDrop = false
    default: break
    }
  }

  private mutating func applyAxis(_ code: UInt16, _ value: Int32) {
    if let index = Self.singleCodes.firstIndex(of: code) {
      singles[index] = value
    } else if hasSlots, code == EventCode.absMTSlot {
      // As libevdev: a number out of range means the last slot.
      currentSlot = value >= 0 && Int(value) < slotCount ? Int(value) : slotCount - 1
      hasNamedSlot = true
    } else if hasSlots, let index = Self.slotCodes.firstIndex(of: code) {
      slots[currentSlot * Self.slotCodes.count + index] = value
    }
  }

  /// One frame that tells all of it while nothing touches.
  ///
  /// An ordinary one, since a reader who still waits for the first measurement after a gap must not
  /// take the next frame for it, if here another came between; or else a resync.
  func appendFrame(at microseconds: Int64, to batch: inout SequenceBatch) {
    func append(_ type: UInt16, _ code: UInt16, _ value: Int32) {
      batch.append(
        InputEvent(timeMicroseconds: microseconds, type: type, code: code, value: value))
    }
    if followsGap { append(EventType.synchronization, EventCode.synDropped, 0) }
    for slot in 0..<slotCount where hasSlots {
      let first = slot * Self.slotCodes.count
      let values = slots[first..<first + Self.slotCodes.count]
      guard values.contains(where: { $0 != nil }) else { continue }
      append(EventType.absolute, EventCode.absMTSlot, Int32(slot))
      for (code, value) in zip(Self.slotCodes, values) {
        if let value { append(EventType.absolute, code, value) }
      }
    }
    if hasNamedSlot { append(EventType.absolute, EventCode.absMTSlot, Int32(currentSlot)) }
    for (code, value) in zip(Self.singleCodes, singles) {
      if let value { append(EventType.absolute, code, value) }
    }
    for (code, value) in zip(EventCode.touchKeys, keys) {
      if let value { append(EventType.key, code, value) }
    }
    append(EventType.synchronization, EventCode.synReport, 0)
  }
}
