/// The one contact of a device without multitouch: `BTN_TOUCH` with `ABS_X` and `ABS_Y`.
struct SingleTouch: Hashable, Sendable {
  private var x: Int32 = 0
  private var y: Int32 = 0
  /// Where the contact was last measured.
  private var measuredX: Int32 = 0
  private var measuredY: Int32 = 0
  private var distance: Int32 = 0
  private var pressure: TouchPressure
  /// The contact's key while it touches.
  private var key: Int?
  /// Whether something touches whose beginning nobody saw.
  private var isUnseen = false

  init(device: DeviceDescription, isPad: Bool) {
    pressure = TouchPressure(device: device, isPad: isPad)
  }

  mutating func handle(code: UInt16, value: Int32) {
    switch code {
    case EventCode.absX: x = value
    case EventCode.absY: y = value
    case EventCode.absDistance: distance = value
    case EventCode.absPressure: pressure.handle(value)
    default: break
    }
  }

  /// Closes the frame.
  ///
  /// A lift's frame reports nothing: resistive panels say nonsense in it. Nor is the position worth
  /// a thing while the pressure has faded and the button still says touch: the contact stays where
  /// it was, and begins nowhere.
  ///
  /// - Returns: whether the frame holds no measurement for that reason.
  mutating func report(
    into frame: inout TouchFrame, tools: FingerTools, nextKey: inout Int
  ) -> Bool {
    guard touches(tools), distance <= 0 else {
      if let key, frame.role == .resync { frame.lostKeys.append(key) }
      key = nil
      isUnseen = false
      return false
    }
    // No device begins a contact in a frame of the kernel's own: it was there before.
    if key == nil, frame.role == .stateOnly { isUnseen = true }
    guard !isUnseen else { return false }
    let hasFaded = tools.isTouching == true && pressure.hasFaded
    if !hasFaded { (measuredX, measuredY) = (x, y) }
    if key == nil, !hasFaded {
      key = nextKey
      nextKey += 1
    }
    guard let key else { return false }
    frame.contacts.append(Contact(key: key, x: measuredX, y: measuredY))
    return hasFaded
  }

  var uncounted: [UncountedContact] {
    guard distance > 0 || isUnseen else { return [] }
    let contact = Contact(key: 0, x: x, y: y)
    return [UncountedContact(contact: contact, reason: distance > 0 ? .hovering : .unseen)]
  }

  mutating func forgetContacts() {
    key = nil
    isUnseen = true
  }

  /// `BTN_TOUCH`, else pressure, else a finger tool; each where the device has it.
  private func touches(_ tools: FingerTools) -> Bool {
    guard let isTouching = tools.isTouching else {
      // Until the button was said nobody has seen a contact begin.
      return !tools.hasTouchButton && (pressure.touches ?? (tools.count > 0))
    }
    return isTouching
  }
}
