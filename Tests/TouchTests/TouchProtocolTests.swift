import Testing
import Touch

@Suite struct TouchProtocolTests {
  @Test(arguments: [
    FrameCase(
      "a pad's fingers hover while nothing touches", on: TestDevice.pad,
      [
        Saying(0, .id(1), .x(1), .y(1), .tool(1, 1)), Saying(8, .touch(1)), Saying(16, .touch(0)),
      ],
      ["", "0:1,1#1", ""]),
    FrameCase(
      "fingers beyond the slots are counted", on: TestDevice.narrowPad,
      [
        Saying(0, .id(1), .x(1), .y(1), .slot(1), .id(2), .x(9), .y(9), .touch(1), .tool(2, 1)),
        Saying(8, .tool(2, 0), .tool(3, 1)),
        Saying(16, .slot(0), .id(-1)),
      ],
      ["0:1,1#1 1:9,9#2", "0:1,1#1 1:9,9#2 fingers 3", "1:9,9#2 fingers 3 unsettled"]),
    FrameCase(
      "with free slots the slots are right, but not settled", on: TestDevice.pad,
      [
        Saying(0, .id(1), .x(1), .y(1), .touch(1), .tool(2, 1)),
        Saying(8, .slot(1), .id(2), .x(9), .y(9)),
        Saying(16, .tool(2, 0), .tool(1, 1)),
      ],
      ["0:1,1#1 unsettled", "0:1,1#1 1:9,9#2", "0:1,1#1 1:9,9#2"]),
    FrameCase(
      "a semi-mt pad is touched in the middle of its box", on: TestDevice.semiMTPad,
      [
        Saying(0, .id(1), .x(100), .y(300), .touch(1), .tool(1, 1)),
        Saying(8, .slot(1), .id(2), .x(200), .y(100), .tool(1, 0), .tool(2, 1)),
        Saying(16, .x(220), .slot(0), .x(120)),
        Saying(24, .tool(2, 0), .tool(3, 1)),
        Saying(32, .id(-1), .slot(1), .id(-1), .touch(0), .tool(3, 0)),
      ],
      [
        "0:100,300#2", "0:150,200#4 fingers 2", "0:170,200#4 fingers 2", "0:170,200#4 fingers 3",
        "",
      ]),
    FrameCase(
      "a semi-mt pad's corners may swap, its middle stays", on: TestDevice.semiMTPad,
      [
        Saying(
          0, .id(1), .x(100), .y(300), .slot(1), .id(2), .x(200), .y(100), .touch(1), .tool(2, 1)),
        Saying(8, .slot(0), .x(200), .slot(1), .x(100)),
        Saying(16, .slot(0), .y(100), .slot(1), .y(300)),
        Saying(24, .slot(0), .x(110), .slot(1), .x(210)),
      ],
      [
        "0:150,200#3 fingers 2", "0:150,200#3 fingers 2", "0:150,200#3 fingers 2",
        "0:160,200#3 fingers 2",
      ]),
    FrameCase(
      "a semi-mt pad's single-touch axes follow one finger and do not matter",
      on: TestDevice.semiMTPad,
      [
        Saying(
          0, .id(1), .x(100), .y(300), .slot(1), .id(2), .x(200), .y(100), .touch(1), .tool(2, 1),
          .absX(100), .absY(300)),
        Saying(8, .absX(200), .absY(100)),
      ],
      ["0:150,200#3 fingers 2", "0:150,200#3 fingers 2"]),
    FrameCase(
      "a semi-mt pad's corner may go before its finger is counted out", on: TestDevice.semiMTPad,
      [
        Saying(
          0, .id(1), .x(100), .y(300), .slot(1), .id(2), .x(200), .y(100), .touch(1), .tool(2, 1)),
        Saying(8, .id(-1)), Saying(16, .tool(2, 0), .tool(1, 1)),
      ],
      ["0:150,200#3 fingers 2", "0:100,300#4 fingers 2 unsettled", "0:100,300#4"]),
    FrameCase(
      "a palm at a corner is one in the whole box",
      on: TestDevice.device(
        properties: [InputProperty.pointer, InputProperty.semiMT], keys: [0x145, 0x14a, 0x14d],
        axes: [0x2f, 0x35, 0x36, 0x37, 0x39], lastSlot: 1),
      [
        Saying(
          0, .id(1), .x(100), .y(300), .slot(1), .id(2), .x(200), .y(100), .touch(1), .tool(2, 1)),
        Saying(8, .toolType(ToolType.palm)),
      ],
      ["0:150,200#3 fingers 2", "0:150,200!#3 fingers 0"]),
    FrameCase(
      "a single-touch screen begins with stored values and ends without a move",
      on: TestDevice.singleTouch,
      [
        Saying(0, .absX(50), .absY(60)), Saying(8, .touch(1)), Saying(16, .absX(70)),
        Saying(24, .absX(999), .touch(0)), Saying(32, .touch(1)),
      ],
      ["", "0:50,60#1", "0:70,60#1", "", "0:999,60#2"]),
    FrameCase(
      "a single touch that fades stays where it was until its button says more",
      on: TestDevice.singleTouch,
      [
        Saying(0, .absX(50), .absY(60), .pressure(9), .touch(1)),
        Saying(8, .absX(999), .pressure(0)), Saying(16, .absX(70), .pressure(9)),
        Saying(24, .absX(999), .pressure(0)), Saying(32, .touch(0)),
        Saying(40, .touch(1)), Saying(48, .absX(50), .pressure(5)),
      ],
      ["0:50,60#1", "faded 0:50,60#1", "0:70,60#1", "faded 0:70,60#1", "", "", "0:50,60#2"]),
    FrameCase(
      "a faint touch is no base after a gap", on: TestDevice.singleTouch,
      [
        Saying(0, .absX(50), .absY(60), .pressure(9), .touch(1)), Saying(8, .dropped, .absX(60)),
        Saying(16, .absX(999), .pressure(0)), Saying(24, .absX(70), .pressure(9)),
      ],
      ["0:50,60#1", "resync 0:60,60#1", "faded 0:60,60#1", "base 0:70,60#1"]),
    FrameCase(
      "a pressure that is always the minimum is not measured", on: TestDevice.singleTouch,
      [
        Saying(0, .absX(50), .absY(60), .pressure(0), .touch(1)), Saying(8, .absX(60)),
        Saying(16, .touch(0)),
      ],
      ["0:50,60#1", "0:60,60#1", ""]),
    FrameCase(
      "a screen's finger that is counted but does not touch hovers",
      on: TestDevice.device(
        properties: [InputProperty.direct], keys: [0x14a, 0x145], axes: [0x2f, 0x35, 0x36, 0x39]),
      [
        Saying(0, .id(1), .x(1), .y(1), .tool(1, 1), .touch(1)), Saying(8, .touch(0)),
        Saying(16, .touch(1)),
      ],
      ["0:1,1#1", "", "0:1,1#1"]),
    FrameCase(
      "a single-touch pad has its fingers counted by tools", on: TestDevice.singlePad,
      [
        Saying(0, .absX(50), .absY(60), .touch(1), .tool(1, 1)),
        Saying(8, .tool(1, 0), .tool(2, 1)), Saying(16, .touch(0), .tool(2, 0)),
      ],
      ["0:50,60#1", "0:50,60#1 fingers 2", ""]),
    FrameCase(
      "fake multitouch codes are not believed",
      on: TestDevice.device(
        properties: [], keys: [0x14a], axes: [0, 1, 0x2e, 0x2f, 0x35, 0x36, 0x39]),
      [Saying(0, .id(1), .x(5), .y(5)), Saying(8, .absX(7), .absY(8), .touch(1))],
      ["", "0:7,8#1"]),
  ])
  func `tools, boxes and single touches become contacts`(_ example: FrameCase) {
    #expect(frames(on: example.device, example.script).map(text) == example.expected)
  }

  @Test(arguments: [
    FrameCase(
      "each block goes to the nearest contact", on: TestDevice.protocolA,
      [
        Saying(0, .x(10), .y(0), .blockEnd, .x(90), .y(0), .blockEnd, .touch(1)),
        Saying(8, .x(80), .y(0), .blockEnd, .x(20), .y(0), .blockEnd),
        Saying(16, .x(70), .y(0), .blockEnd),
        Saying(24, .x(71), .y(0), .blockEnd, .x(5), .y(0), .blockEnd),
      ],
      [
        "0:10,0#1 1:90,0#2", "0:20,0#1 1:80,0#2", "1:70,0#2", "0:5,0#3 1:71,0#2",
      ]),
    FrameCase(
      "two fingers that move by more than half their distance stay themselves",
      on: TestDevice.protocolA,
      [
        Saying(0, .x(0), .y(0), .blockEnd, .x(200), .y(0), .blockEnd),
        Saying(16, .x(120), .y(0), .blockEnd, .x(320), .y(0), .blockEnd),
        Saying(32, .x(440), .y(0), .blockEnd, .x(240), .y(0), .blockEnd),
      ],
      ["0:0,0#1 1:200,0#2", "0:120,0#1 1:320,0#2", "0:240,0#1 1:440,0#2"]),
    FrameCase(
      "the finger that lifts is the one whose absence leaves the shortest ways",
      on: TestDevice.protocolA,
      [
        Saying(0, .x(0), .y(0), .blockEnd, .x(200), .y(0), .blockEnd, .x(400), .y(0), .blockEnd),
        Saying(16, .x(220), .y(0), .blockEnd, .x(420), .y(0), .blockEnd),
      ],
      ["0:0,0#1 1:200,0#2 2:400,0#3", "1:220,0#2 2:420,0#3"]),
    FrameCase(
      "a finger that lifts while another lands far off is not that one", on: TestDevice.protocolA,
      [
        Saying(0, .x(2400), .y(0), .blockEnd), Saying(16, .x(400), .y(0), .blockEnd),
        Saying(32, .x(899), .y(0), .blockEnd), Saying(48, .x(1399), .y(0), .blockEnd),
      ],
      ["0:2400,0#1", "0:400,0#2", "0:899,0#2", "0:1399,0#3"]),
    FrameCase(
      "without a resolution half an axis is too far",
      on: TestDevice.device(
        properties: [InputProperty.direct], keys: [0x14a], axes: [0x35, 0x36],
        resolution: [0x35: 0, 0x36: 0]),
      [
        Saying(0, .x(0), .y(0), .blockEnd), Saying(16, .x(1499), .y(0), .blockEnd),
        Saying(32, .x(2999), .y(0), .blockEnd),
      ],
      ["0:0,0#1", "0:1499,0#1", "0:2999,0#2"]),
    FrameCase(
      "an empty block says that all are up", on: TestDevice.protocolA,
      [
        Saying(0, .x(1), .y(1), .blockEnd), Saying(8, .blockEnd),
        Saying(16, .x(2), .y(2), .blockEnd),
      ],
      ["0:1,1#1", "", "0:2,2#2"]),
    FrameCase(
      "a frame without blocks changes nothing", on: TestDevice.protocolA,
      [
        Saying(0, .x(1), .y(1), .blockEnd, .touch(1)), Saying(8, .pressure(3)),
        Saying(16, .touch(0)),
      ],
      ["0:1,1#1", "0:1,1#1", ""]),
    FrameCase(
      "a contact of size 0 has lifted", on: TestDevice.protocolA,
      [
        Saying(0, .x(1), .y(1), .major(9), .blockEnd),
        Saying(8, .x(9), .y(9), .major(0), .blockEnd),
      ],
      ["0:1,1#1", ""]),
    FrameCase(
      "ids decide where blocks have them", on: TestDevice.protocolA,
      [
        Saying(0, .id(3), .x(1), .y(1), .blockEnd, .id(4), .x(9), .y(9), .blockEnd),
        Saying(8, .id(4), .x(1), .y(1), .blockEnd, .id(3), .x(9), .y(9), .blockEnd),
        Saying(16, .id(5), .x(9), .y(9), .blockEnd),
      ],
      ["0:1,1#1 1:9,9#2", "0:9,9#1 1:1,1#2", "0:9,9#3"]),
    FrameCase(
      "without a description slots are recognised", on: DeviceDescription(),
      [Saying(0, .slot(1), .id(1), .x(1), .y(1)), Saying(8, .id(-1))], ["1:1,1#1", ""]),
    FrameCase(
      "without a description a single slot is recognised", on: DeviceDescription(),
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .x(2)), Saying(16, .id(-1))],
      ["0:1,1#1", "0:2,1#1", ""]),
    FrameCase(
      "without a description blocks are recognised", on: DeviceDescription(),
      [Saying(0, .id(0), .x(1), .y(1), .blockEnd), Saying(8, .blockEnd)], ["0:1,1#1", ""]),
  ])
  func `blocks and undescribed devices become contacts`(_ example: FrameCase) {
    #expect(frames(on: example.device, example.script).map(text) == example.expected)
  }
}
