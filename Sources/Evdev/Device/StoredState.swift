import CLibevdev
import Touch

/// The positions that libevdev knows of all slots and of the single-touch axes, without stamps.
///
/// The kernel sends changes only: neither the current slot nor a position that the next contact
/// shares with the last one in its slot would ever come. It holds no tracking id, so that a contact
/// whose beginning was not seen does not look like a new one.
func storedPositions(of device: OpaquePointer) -> [InputEvent] {
  var events: [InputEvent] = []
  func append(_ code: Int32, _ value: Int32) {
    events.append(
      InputEvent(timeMicroseconds: 0, type: EventType.absolute, code: UInt16(code), value: value))
  }
  func has(_ code: Int32) -> Bool {
    libevdev_has_event_code(device, UInt32(EV_ABS), UInt32(code)) == 1
  }
  let slotCodes = [
    ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TOOL_TYPE, ABS_MT_DISTANCE,
  ].filter(has)
  let slotCount = libevdev_get_num_slots(device)
  for slot in 0..<max(0, slotCount) {
    append(ABS_MT_SLOT, slot)
    for code in slotCodes {
      append(code, libevdev_get_slot_value(device, UInt32(slot), UInt32(code)))
    }
  }
  if slotCount > 0 { append(ABS_MT_SLOT, libevdev_get_current_slot(device)) }
  // Where no button tells a touch, pressure does.
  let hasTouchButton = hasKey(EventCode.btnTouch, device)
  let singleCodes = [ABS_X, ABS_Y, ABS_DISTANCE] + (hasTouchButton ? [] : [ABS_PRESSURE])
  for code in singleCodes where has(code) {
    append(code, libevdev_get_event_value(device, UInt32(EV_ABS), UInt32(code)))
  }
  return events
}

/// The touch and the finger count that libevdev found at opening, without stamps: while a thumb
/// rests there, no event would ever say them.
func storedKeys(of device: OpaquePointer) -> [InputEvent] {
  EventCode.touchKeys.filter { hasKey($0, device) }.map { code in
    InputEvent(
      timeMicroseconds: 0, type: EventType.key, code: code,
      value: libevdev_get_event_value(device, UInt32(EventType.key), UInt32(code)))
  }
}

private func hasKey(_ code: UInt16, _ device: OpaquePointer) -> Bool {
  libevdev_has_event_code(device, UInt32(EventType.key), UInt32(code)) == 1
}
