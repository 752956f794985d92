/// The one contact of a device without multitouch: `BTN_TOUCH` with `ABS_X` and `ABS_Y`.
struct SingleTouch: Hashable, Sendable {
  private var x: Int32 = 0
  private var y: Int32 = 0
  private var distance: Int32 = 0
  /// nil where the device does not measure it.
  private var pressure: Int32?
  /// The contact's key while it touches.
  private var key: Int?

  mutating func handle(code: UInt16, value: Int32) {
    switch code {
    case EventCode.absX: x = value
    case EventCode.absY: y = value
    case EventCode.absDistance: distance = value
    case EventCode.absPressure: pressure = value
    default: break
    }
  }

  /// Closes the frame.
  ///
  /// A lift's frame reports nothing: resistive panels say nonsense in it.
  mutating func report(into frame: inout TouchFrame, isTouching: Bool?, nextKey: inout Int) {
    // Some panels fade before they lift: without pressure the position is not worth a thing.
    let presses = pressure.map { $0 > 0 }
    let touches = (isTouching ?? presses ?? false) && presses != false && distance <= 0
    guard touches else {
      if let key, frame.role == .resync { frame.lostKeys.append(key) }
      key = nil
      return
    }
    if key == nil {
      key = nextKey
      nextKey += 1
    }
    frame.contacts.append(Contact(key: key ?? 0, x: x, y: y))
  }

  var uncounted: [UncountedContact] {
    guard distance > 0 else { return [] }
    return [UncountedContact(contact: Contact(key: 0, x: x, y: y), reason: .hovering)]
  }

  mutating func forgetContacts() {
    key = nil
  }
}
