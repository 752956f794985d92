import Testing
import Touch

/// What is near a surface and does not touch it, and what touches without saying so.
@Suite struct HoverTests {
  @Test(arguments: [
    FrameCase(
      "a distance of the whole device is above it where no button says more",
      on: TestDevice.device(properties: [1], keys: [], axes: [0x19, 0x2f, 0x35, 0x36, 0x39]),
      [
        Saying(0, .id(1), .x(1), .y(1), .absDistance(3)), Saying(8, .absDistance(0)),
        Saying(16, .absDistance(1)),
      ],
      ["", "0:1,1#1", ""]),
    FrameCase(
      "a button that says touch is believed before the distance", on: TestDevice.screen,
      [
        Saying(0, .id(1), .x(1), .y(1), .absDistance(3), .touch(1)), Saying(8, .touch(0)),
      ],
      ["0:1,1#1", ""]),
    FrameCase(
      "a screen that forgets its button is touched all the same", on: TestDevice.screen,
      [Saying(0, .id(1), .x(1), .y(1), .touch(1)), Saying(8, .touch(0)), Saying(16, .x(2))],
      ["0:1,1#1", "0:1,1#1", "0:2,1#1"]),
    FrameCase(
      "a pad's finger that a key announces without a touch hovers until it is said",
      on: TestDevice.pad,
      [
        Saying(0, .tool(1, 1)), Saying(8, .id(1), .x(1), .y(1)), Saying(16, .x(2)),
        Saying(24, .touch(1)),
      ],
      ["unsettled", "", "", "0:2,1#1"]),
    FrameCase(
      "a pad that says no key at all is touched", on: TestDevice.pad,
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .x(2))], ["0:1,1#1", "0:2,1#1"]),
    FrameCase(
      "fingers that join one from before the first event touch", on: TestDevice.pad,
      [
        Saying(0, .x(7)),
        Saying(8, .slot(1), .id(2), .x(2), .y(2), .tool(2, 1), .tool(1, 0)),
        Saying(16, .slot(2), .id(3), .x(3), .y(3), .tool(2, 0), .tool(3, 1)),
      ],
      ["", "1:2,2#1 unsettled", "1:2,2#1 2:3,3#2 unsettled"]),
    FrameCase(
      "fingers that join one whose button is told at opening touch", on: TestDevice.pad,
      [
        Saying(0, .x(7), .touch(1), .tool(1, 1), .report(1, milliseconds: 0)),
        Saying(8, .slot(1), .id(2), .x(2), .y(2), .tool(1, 0), .tool(2, 1)),
      ],
      ["stateOnly unsettled", "unsettled", "1:2,2#1 unsettled"]),
    FrameCase(
      "hovering fingers are not counted beyond the slots", on: TestDevice.narrowPad,
      [
        Saying(0, .id(1), .x(1), .y(1), .slot(1), .id(2), .x(9), .y(9), .tool(3, 1), .touch(0)),
        Saying(8, .touch(1)),
      ],
      ["", "0:1,1#1 1:9,9#2 fingers 3"]),
    FrameCase(
      "a single touch above the surface is none", on: TestDevice.singlePad,
      [
        Saying(0, .absX(5), .absY(6), .tool(1, 1), .touch(0)), Saying(8, .touch(1)),
        Saying(16, .absDistance(2)), Saying(24, .absDistance(0)),
      ],
      ["", "0:5,6#1", "", "0:5,6#2"]),
    FrameCase(
      "a block above the surface is none", on: TestDevice.protocolA,
      [
        Saying(0, .x(1), .y(1), .distance(4), .blockEnd),
        Saying(8, .x(1), .y(1), .distance(0), .blockEnd),
      ],
      ["", "0:1,1#1"]),
  ])
  func `what hovers does not touch`(_ example: FrameCase) {
    #expect(frames(on: example.device, example.script).map(text) == example.expected)
  }

  /// A pressure of 0 to 3000: down at 360, up below 300.
  @Test(arguments: [
    FrameCase(
      "a pad goes down at 12 % and up below 10 %", on: PressureDevice.pad,
      [
        Saying(0, .absX(5), .absY(6), .pressure(359)), Saying(8, .pressure(360)),
        Saying(16, .pressure(300)), Saying(24, .pressure(299)), Saying(32, .pressure(359)),
      ],
      ["", "0:5,6#1", "0:5,6#1", "", ""]),
    FrameCase(
      "a screen is touched by any pressure", on: PressureDevice.screen,
      [
        Saying(0, .absX(5), .absY(6), .pressure(0)), Saying(8, .pressure(1)),
        Saying(16, .pressure(0)),
      ],
      ["", "0:5,6#1", ""]),
    FrameCase(
      "a pad that measures force is touched by any", on: PressureDevice.forcePad,
      [Saying(0, .absX(5), .absY(6), .pressure(1)), Saying(8, .pressure(0))], ["0:5,6#1", ""]),
    FrameCase(
      "a device with a button waits for it", on: TestDevice.singlePad,
      [Saying(0, .absX(5), .absY(6), .pressure(2000)), Saying(8, .touch(1))], ["", "0:5,6#1"]),
    FrameCase(
      "a finger that rests at opening is none until it lifts", on: PressureDevice.pad,
      [
        Saying(0, .absX(5), .absY(6), .pressure(900), .report(1, milliseconds: 0)),
        Saying(8, .absX(7)), Saying(16, .pressure(0)), Saying(24, .pressure(900)),
      ],
      ["stateOnly", "", "", "", "0:7,6#1"]),
    FrameCase(
      "without a button and a pressure the finger tool tells", on: PressureDevice.toolPad,
      [
        Saying(0, .absX(5), .absY(6)), Saying(8, .tool(1, 1)), Saying(16, .tool(1, 0), .tool(2, 1)),
        Saying(24, .tool(2, 0)),
      ],
      ["", "0:5,6#1", "0:5,6#1 fingers 2", ""]),
  ])
  func `pressure alone is a touch`(_ example: FrameCase) {
    #expect(frames(on: example.device, example.script).map(text) == example.expected)
  }
}

/// Devices without `BTN_TOUCH`.
enum PressureDevice {
  static let pad = TestDevice.device(
    properties: [0], keys: [0x145, 0x14d], axes: [0, 1, 0x18], resolution: [0x18: 0])
  static let forcePad = TestDevice.device(
    properties: [0], keys: [0x145, 0x14d], axes: [0, 1, 0x18], resolution: [0x18: 9])
  static let screen = TestDevice.device(
    properties: [1], keys: [], axes: [0, 1, 0x18], resolution: [0x18: 0])
  static let toolPad = TestDevice.device(properties: [0], keys: [0x145, 0x14d], axes: [0, 1])
}
