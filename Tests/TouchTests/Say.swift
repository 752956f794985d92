import Touch

/// What a device says in a test, in the kernel's words.
enum Say {
  case slot(Int32), id(Int32), x(Int32), y(Int32), toolType(Int32), distance(Int32), major(Int32)
  case absX(Int32), absY(Int32), absDistance(Int32), pressure(Int32)
  case touch(Int32)
  /// The `BTN_TOOL_*` of so many fingers, on or off.
  case tool(Int, Int32)
  case blockEnd, dropped
  /// `SYN_REPORT` with a value and at a time of its own, in mid-list.
  case report(Int32, milliseconds: Double)

  func event(at microseconds: Int64) -> InputEvent {
    let (type, code, value) = kernelWords
    var stamp = microseconds
    if case .report(_, let own) = self { stamp = Int64(own * 1000) }
    return InputEvent(timeMicroseconds: stamp, type: type, code: code, value: value)
  }

  private var kernelWords: (UInt16, UInt16, Int32) {
    switch self {
    case .slot(let value): (3, 0x2f, value)
    case .id(let value): (3, 0x39, value)
    case .x(let value): (3, 0x35, value)
    case .y(let value): (3, 0x36, value)
    case .toolType(let value): (3, 0x37, value)
    case .distance(let value): (3, 0x3b, value)
    case .major(let value): (3, 0x30, value)
    case .absX(let value): (3, 0x00, value)
    case .absY(let value): (3, 0x01, value)
    case .absDistance(let value): (3, 0x19, value)
    case .pressure(let value): (3, 0x18, value)
    case .touch(let value): (1, 0x14a, value)
    case .tool(let fingers, let value):
      (1, [0x145, 0x14d, 0x14e, 0x14f, 0x148][fingers - 1], value)
    case .blockEnd: (0, 2, 0)
    case .dropped: (0, 3, 0)
    case .report(let value, _): (0, 0, value)
    }
  }
}

/// One frame of a test's script: what is said, then `SYN_REPORT`.
struct Saying {
  var milliseconds: Double
  var says: [Say]

  init(_ milliseconds: Double, _ says: Say...) {
    self.milliseconds = milliseconds
    self.says = says
  }

  var events: [InputEvent] {
    let stamp = Int64(milliseconds * 1000)
    let report = InputEvent(timeMicroseconds: stamp, type: 0, code: 0, value: 0)
    return says.map { $0.event(at: stamp) } + [report]
  }
}

/// The frames that a script makes on a device.
func frames(on device: DeviceDescription, _ script: [Saying]) -> [TouchFrame] {
  var tracker = ContactTracker(device: device)
  var frames: [TouchFrame] = []
  for event in script.flatMap(\.events) where tracker.handle(event) { frames.append(tracker.frame) }
  return frames
}

/// A frame as text: role (if special), contacts as `slot:x,y`, `!` for a palm, `lost` keys.
func text(_ frame: TouchFrame) -> String {
  var words: [String] = []
  if frame.role != .measured { words.append("\(frame.role)") }
  for contact in frame.contacts {
    words.append(
      "\(contact.slot):\(contact.x),\(contact.y)\(contact.isPalm ? "!" : "")#\(contact.key)")
  }
  if frame.fingerCount != frame.contacts.count { words.append("fingers \(frame.fingerCount)") }
  if frame.isUnsettled { words.append("unsettled") }
  if !frame.lostKeys.isEmpty { words.append("lost \(frame.lostKeys)") }
  return words.joined(separator: " ")
}

/// Devices in a unit that makes tests readable: 10 units a millimetre.
enum TestDevice {
  static let range = AxisInfo(minimum: 0, maximum: 3000, resolution: 10)

  static let screen = device(
    properties: [InputProperty.direct], keys: [0x14a], axes: [0, 1, 0x2f, 0x35, 0x36, 0x37, 0x39])
  static let pad = device(
    properties: [InputProperty.pointer],
    keys: [0x110, 0x145, 0x148, 0x14a, 0x14d, 0x14e, 0x14f],
    axes: [0, 1, 0x2f, 0x35, 0x36, 0x37, 0x39])
  /// Two slots, five fingers.
  static let narrowPad = device(
    properties: [InputProperty.pointer],
    keys: [0x110, 0x145, 0x148, 0x14a, 0x14d, 0x14e, 0x14f],
    axes: [0, 1, 0x2f, 0x35, 0x36, 0x39], lastSlot: 1)
  static let semiMTPad = device(
    properties: [InputProperty.pointer, InputProperty.semiMT],
    keys: [0x110, 0x145, 0x14a, 0x14d, 0x14e], axes: [0, 1, 0x2f, 0x35, 0x36, 0x39], lastSlot: 1)
  static let protocolA = device(
    properties: [InputProperty.direct], keys: [0x14a], axes: [0, 1, 0x35, 0x36])
  static let singleTouch = device(
    properties: [InputProperty.direct], keys: [0x14a], axes: [0, 1, 0x18])
  static let singlePad = device(
    properties: [InputProperty.pointer], keys: [0x110, 0x145, 0x14a, 0x14d, 0x14e],
    axes: [0, 1, 0x18])

  static func device(
    properties: CodeSet, keys: CodeSet, axes: [UInt16], lastSlot: Int32 = 4
  ) -> DeviceDescription {
    var description = DeviceDescription(properties: properties, codes: [1: keys])
    for code in axes {
      description.axes[code] =
        code == 0x2f ? AxisInfo(minimum: 0, maximum: lastSlot) : range
    }
    return description
  }
}
