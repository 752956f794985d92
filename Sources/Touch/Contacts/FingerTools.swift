/// `BTN_TOUCH` and the `BTN_TOOL_*` count: what the hardware sees, whatever its slots can show.
struct FingerTools: Hashable, Sendable {
  /// Bit n is the tool that stands for n fingers; normally one is set while anything touches.
  private var tools: UInt8 = 0
  /// nil until the device said it.
  private(set) var isTouching: Bool?
  /// Whether a tool went that never came: something was on the device before the first event.
  private var foundUnseen = false
  /// Whether the device has `BTN_TOUCH`, as far as its description tells.
  let hasTouchButton: Bool

  init(device: DeviceDescription) {
    hasTouchButton = device.hasKey(EventCode.btnTouch)
  }

  /// How many fingers the hardware counts; 0 where it has not said.
  var count: Int {
    tools == 0 ? 0 : UInt8.bitWidth - 1 - tools.leadingZeroBitCount
  }

  /// Whether the fingers that the hardware counts, or a pad shows, are above the surface;
  /// `isAbove` is what the device's distance says.
  ///
  /// Until a pad says for the first time whether anything touches, fingers that it counts hover,
  /// since a touch would have been said with them: unless it was said before the first event, which
  /// shows when the tool goes that stood for it. Where no key is said at all, contacts touch.
  func showHovering(onPad isPad: Bool, isAbove: Bool) -> Bool {
    switch isTouching {
    case true?: false
    case false?: isPad || count > 0 || isAbove
    case nil: isAbove || isPad && hasTouchButton && count > 0 && !foundUnseen
    }
  }

  mutating func handle(code: UInt16, value: Int32) {
    switch code {
    case EventCode.btnTouch: isTouching = value != 0
    case EventCode.btnToolFinger: set(1, value)
    case EventCode.btnToolDoubleTap: set(2, value)
    case EventCode.btnToolTripleTap: set(3, value)
    case EventCode.btnToolQuadTap: set(4, value)
    case EventCode.btnToolQuintTap: set(5, value)
    default: break
    }
  }

  /// Forgets the count, and keeps what the device would not say again.
  mutating func forgetFingers() {
    tools = 0
  }

  private mutating func set(_ fingers: UInt8, _ value: Int32) {
    let tool: UInt8 = 1 << fingers
    if value != 0 {
      tools |= tool
    } else {
      if tools & tool == 0 { foundUnseen = true }
      tools &= ~tool
    }
  }
}
