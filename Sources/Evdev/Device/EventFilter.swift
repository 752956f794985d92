import CLibevdev
package import Touch

/// What may reach the pager of a device's events: touch state, and nothing that a key press sends.
///
/// The kernel applies it before the first read. The same rule stands once more behind libevdev,
/// since a resync asks for the state of all keys and old kernels know no masks.
package struct EventFilter: Hashable, Sendable {
  /// Where contacts are, which they are, and whether they touch.
  package let axes: CodeSet

  /// Pressure and size pass only where nothing else tells a touch, which means without slots: on other
  /// devices they would wake the reader for fingers that rest.
  package init(_ description: DeviceDescription) {
    let hasSlots = description.hasMultitouch && description.hasAxis(EventCode.absMTSlot)
    axes = CodeSet(
      Self.positionAxes + (hasSlots ? [] : [EventCode.absPressure, EventCode.absMTTouchMajor]))
  }

  private static let positionAxes = [
    EventCode.absX, EventCode.absY, EventCode.absDistance,
    EventCode.absMTSlot, EventCode.absMTTrackingID, EventCode.absMTPositionX,
    EventCode.absMTPositionY, EventCode.absMTToolType, EventCode.absMTDistance,
  ]

  /// Types that pass; `EV_SYN` always does.
  package static let types: CodeSet = [
    EventType.synchronization, EventType.key, EventType.absolute, EventType.miscellaneous,
  ]

  /// `BTN_TOUCH` and the finger counts; no other key or button.
  package static let keys = CodeSet(EventCode.touchKeys)

  /// The hardware's own clock.
  package static let miscellaneous: CodeSet = [EventCode.mscTimestamp]

  package func passes(type: UInt16, code: UInt16) -> Bool {
    switch type {
    case EventType.synchronization: true
    case EventType.key: Self.keys.contains(code)
    case EventType.absolute: axes.contains(code)
    case EventType.miscellaneous: Self.miscellaneous.contains(code)
    default: false
    }
  }

  /// Tells the kernel; answers the first errno it gave, or 0.
  func apply(to descriptor: Int32) -> Int32 {
    let masks = [
      (EventType.key, Self.keys), (EventType.absolute, axes),
      (EventType.miscellaneous, Self.miscellaneous), (EventType.synchronization, Self.types),
    ]
    for (type, codes) in masks {
      let word = MemoryLayout<Int>.size
      let padding = (word - codes.bytes.count % word) % word
      let bytes = codes.bytes + Array(repeating: 0, count: padding)
      let code = pager_evdev_set_mask(descriptor, UInt32(type), bytes, UInt32(bytes.count))
      guard code == 0 else { return code }
    }
    return 0
  }
}
