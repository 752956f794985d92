import Testing
import Touch

/// Devices in the kernel's words, with what udev's `input_id` would call them.
@Suite struct DeviceKindTests {
  @Test(arguments: [
    KindCase("a touchpad", TestDevice.pad, .touchpad, "BTN_TOOL_FINGER"),
    KindCase("a semi-mt touchpad", TestDevice.semiMTPad, .touchpad, "BTN_TOOL_FINGER"),
    KindCase("a single-touch touchpad", TestDevice.singlePad, .touchpad, "BTN_TOOL_FINGER"),
    KindCase("a pad without BTN_TOUCH", PressureDevice.pad, .touchpad, "BTN_TOOL_FINGER"),
    KindCase(
      "an old pad without properties", device([], [0x145, 0x14a], [0, 1]), .touchpad,
      "BTN_TOOL_FINGER"),
    KindCase(
      "a pad with a mouse's buttons", device([0, 2], [0x110, 0x111, 0x145, 0x14a], [0, 1]),
      .touchpad, "BTN_TOOL_FINGER"),
    KindCase(
      "contacts that move a pointer", device([0], [], [0x35, 0x36]), .touchpad,
      "INPUT_PROP_POINTER"),
    KindCase("a touchscreen", TestDevice.screen, .touchscreen, "INPUT_PROP_DIRECT"),
    KindCase("a protocol A touchscreen", TestDevice.protocolA, .touchscreen, "INPUT_PROP_DIRECT"),
    KindCase("a single-touch screen", TestDevice.singleTouch, .touchscreen, "INPUT_PROP_DIRECT"),
    KindCase(
      "a screen that does not say so", device([], [0x14a], [0, 1]), .touchscreen, "BTN_TOUCH"),
    KindCase(
      "contacts and nothing else", device([], [], [0x35, 0x36]), .touchscreen, "contacts"),
    KindCase(
      "a screen with finger tools", device([1], [0x145, 0x14a], [0x35, 0x36]), .touchscreen,
      "INPUT_PROP_DIRECT"),
    KindCase(
      "a screen with a mouse's buttons and contacts",
      device([1], [0x110, 0x14a], [0, 1, 0x2f, 0x35, 0x36]), .touchscreen, "INPUT_PROP_DIRECT"),
    KindCase(
      "a pointer that is touched without a finger tool, as udev has it",
      device([0], [0x110, 0x14a], [0x2f, 0x35, 0x36]), .touchscreen, "BTN_TOUCH"),
    KindCase("a pen tablet", device([1], [0x140, 0x14a], [0, 1]), nil, "pen"),
    KindCase("a stylus", device([0], [0x14b, 0x145], [0, 1]), nil, "pen"),
    KindCase("a tablet's buttons", device([], [0x100, 0x101, 0x14b], [0, 1]), nil, "pen"),
    KindCase("an absolute mouse", device([], [0x110], [0, 1]), nil, "mouse"),
    KindCase("a direct absolute mouse", device([1], [0x110, 0x14a], [0, 1]), nil, "mouse"),
    KindCase("its last button", device([], [0x11f, 0x14a], [0, 1]), nil, "mouse"),
    KindCase("a pointer without fingers", device([0], [0x110], [0, 1]), nil, "mouse"),
    KindCase("positions and nothing else", device([], [0x120], [0, 1]), nil, "touched"),
    KindCase("a keyboard", device([], [30], []), nil, "no position"),
    KindCase("one axis only", device([1], [0x14a], [0]), nil, "no position"),
    KindCase("one axis of contacts only", device([1], [0x14a], [0x2f, 0x36]), nil, "no position"),
    KindCase(
      "a joystick with every axis", device([], [0x120], [0x2e, 0x2f, 0x35, 0x36]), nil,
      "no position"),
    KindCase("an accelerometer", device([6], [0x14a], [0, 1, 2]), nil, "accelerometer"),
    KindCase("one that does not say so", device([], [], [0, 1, 2]), nil, "accelerometer"),
    KindCase(
      "a screen that measures depth", device([1], [0x14a], [0, 1, 2]), .touchscreen, "DIRECT"),
    KindCase("nothing", DeviceDescription(), nil, "no position"),
  ])
  func `judged by its description`(_ example: KindCase) {
    #expect(example.device.kind == example.kind)
    let reason = example.device.judgement.reason
    #expect(reason.contains(example.reason), "\(reason)")
  }

  @Test func `fingers are counted by what the system says, not by what the codes say`() {
    let steps = [Saying(0, .id(1), .x(0), .y(0)), Saying(8, .x(20)), Saying(16, .x(40))]
    func drags(as kind: DeviceKind?) -> Int {
      var tracker = ContactTracker(device: TestDevice.screen, kind: kind)
      var recognizer = DragRecognizer(device: TestDevice.screen, kind: kind, options: .test)
      var events: [DragEvent] = []
      for event in steps.flatMap(\.events) where tracker.handle(event) {
        recognizer.handle(tracker.frame, into: &events)
      }
      return events.count { if case .began = $0 { true } else { false } }
    }
    #expect(drags(as: nil) == 1)
    #expect(drags(as: .touchscreen) == 1)
    #expect(drags(as: .touchpad) == 0)
  }
}

struct KindCase: CustomTestStringConvertible {
  var testDescription: String
  var device: DeviceDescription
  var kind: DeviceKind?
  /// Part of the reason.
  var reason: String

  init(_ name: String, _ device: DeviceDescription, _ kind: DeviceKind?, _ reason: String) {
    testDescription = name
    self.device = device
    self.kind = kind
    self.reason = reason
  }
}

private func device(_ properties: [UInt16], _ keys: [UInt16], _ axes: [UInt16])
  -> DeviceDescription
{
  TestDevice.device(properties: CodeSet(properties), keys: CodeSet(keys), axes: axes)
}
