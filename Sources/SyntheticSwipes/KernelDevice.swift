package import Touch

/// What the kernel's input core makes of a driver's reports: only changes, in its own order.
///
/// `ABS_MT_SLOT` comes when another slot changes, tracking ids count up, the single-touch axes
/// follow the oldest contact, and a frame in which nothing changed is not sent.
package struct KernelDevice: Sendable {
  package private(set) var events: [InputEvent] = []

  private struct Slot {
    var trackingID: Int32 = -1
    var x: Int32 = 0
    var y: Int32 = 0
  }

  private let tools: Bool
  private var slots: [Slot]
  private var announcedSlot = 0
  private var shadow = (x: Int32(0), y: Int32(0))
  private var touchingFingers = 0
  private var nextTrackingID: Int32 = 1
  private var frame: [(type: UInt16, code: UInt16, value: Int32)] = []

  package init(_ device: SyntheticDevice) {
    let last = device.description.axes[EventCode.absMTSlot]?.maximum ?? 0
    slots = Array(repeating: Slot(), count: Int(last) + 1)
    tools = device.kind == .touchpad
  }

  /// How many fingers the device can tell apart.
  package var slotCount: Int { slots.count }

  package func isTouched(slot: Int) -> Bool {
    slots.indices.contains(slot) && slots[slot].trackingID >= 0
  }

  package mutating func touch(slot: Int, x: Int32, y: Int32) {
    guard slots.indices.contains(slot) else { return }
    if slots[slot].trackingID < 0 {
      slots[slot].trackingID = nextTrackingID
      nextTrackingID =
        nextTrackingID < SyntheticDevice.largestTrackingID ? nextTrackingID + 1 : 0
      send(slot, EventCode.absMTTrackingID, slots[slot].trackingID)
    }
    if slots[slot].x != x { send(slot, EventCode.absMTPositionX, x) }
    if slots[slot].y != y { send(slot, EventCode.absMTPositionY, y) }
    slots[slot].x = x
    slots[slot].y = y
  }

  package mutating func lift(slot: Int) {
    guard slots.indices.contains(slot), slots[slot].trackingID >= 0 else { return }
    slots[slot].trackingID = -1
    send(slot, EventCode.absMTTrackingID, -1)
  }

  /// Closes the frame, if there is anything in it.
  package mutating func report(at microseconds: Int64) {
    sendKeys()
    sendShadow()
    guard !frame.isEmpty else { return }
    frame.append((EventType.synchronization, EventCode.synReport, 0))
    for (type, code, value) in frame {
      events.append(
        InputEvent(timeMicroseconds: microseconds, type: type, code: code, value: value))
    }
    frame.removeAll(keepingCapacity: true)
  }

  private mutating func send(_ slot: Int, _ code: UInt16, _ value: Int32) {
    if slot != announcedSlot {
      frame.append((EventType.absolute, EventCode.absMTSlot, Int32(slot)))
      announcedSlot = slot
    }
    frame.append((EventType.absolute, code, value))
  }

  private mutating func sendKeys() {
    let fingers = slots.count { $0.trackingID >= 0 }
    guard fingers != touchingFingers else { return }
    if (fingers > 0) != (touchingFingers > 0) {
      frame.append((EventType.key, EventCode.btnTouch, fingers > 0 ? 1 : 0))
    }
    if tools {
      if let code = Self.tool(touchingFingers) { frame.append((EventType.key, code, 0)) }
      if let code = Self.tool(fingers) { frame.append((EventType.key, code, 1)) }
    }
    touchingFingers = fingers
  }

  private mutating func sendShadow() {
    // Ids count up and no sitting is long enough to wrap them: the smallest is the oldest.
    let touching = slots.filter { $0.trackingID >= 0 }
    guard let oldest = touching.min(by: { $0.trackingID < $1.trackingID }) else { return }
    if oldest.x != shadow.x { frame.append((EventType.absolute, EventCode.absX, oldest.x)) }
    if oldest.y != shadow.y { frame.append((EventType.absolute, EventCode.absY, oldest.y)) }
    shadow = (oldest.x, oldest.y)
  }

  private static func tool(_ fingers: Int) -> UInt16? {
    switch fingers {
    case 1: EventCode.btnToolFinger
    case 2: EventCode.btnToolDoubleTap
    case 3: EventCode.btnToolTripleTap
    case 4: EventCode.btnToolQuadTap
    case 5: EventCode.btnToolQuintTap
    default: nil
    }
  }
}
