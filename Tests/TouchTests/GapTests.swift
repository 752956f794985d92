import Testing
import Touch

/// What `SYN_DROPPED` leaves: events that nobody saw, and a state after them.
@Suite struct GapTests {
  @Test(arguments: [
    FrameCase(
      "a contact that began and ended in the gap never was, though its slot moved",
      [
        Saying(0, .id(1), .x(1), .y(1)),
        Saying(8, .dropped, .slot(1), .x(50), .y(60), .slot(0), .x(2)),
        Saying(16, .x(3)), Saying(24, .slot(1), .id(9)),
      ],
      ["0:1,1#1", "resync 0:2,1#1", "base 0:3,1#1", "0:3,1#1 1:50,60#2"]),
    FrameCase(
      "a contact that began in the gap is new",
      [
        Saying(0, .id(1), .x(1), .y(1)),
        Saying(8, .dropped, .slot(1), .id(2), .x(50), .y(60)), Saying(16, .x(51)),
      ],
      ["0:1,1#1", "resync 0:1,1#1 1:50,60#2", "base 0:1,1#1 1:51,60#2"]),
    FrameCase(
      "two gaps in a row are one",
      [
        Saying(0, .id(1), .x(1), .y(1)), Saying(8, .dropped, .x(5)), Saying(16, .dropped, .x(9)),
        Saying(24, .x(10)), Saying(32, .x(11)),
      ],
      ["0:1,1#1", "resync 0:5,1#1", "resync 0:9,1#1", "base 0:10,1#1", "0:11,1#1"]),
    FrameCase(
      "two drops in one frame are one",
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .dropped, .dropped, .id(-1)), Saying(16)],
      ["0:1,1#1", "resync lost [1]", "base"]),
    FrameCase(
      "a drop in mid-frame makes all of it a resync",
      [
        Saying(0, .id(1), .x(1), .y(1)), Saying(8, .id(-1), .dropped, .x(7)), Saying(16, .id(2)),
      ],
      ["0:1,1#1", "resync lost [1]", "base 0:7,1#2"]),
    FrameCase(
      "a lift in the gap shows when its slot is used again, however late",
      [
        Saying(0, .id(1), .x(1), .y(1), .slot(1), .id(2), .x(9), .y(9)),
        Saying(8, .dropped, .slot(0), .x(2)), Saying(16, .x(3)), Saying(24, .x(4)),
        Saying(32, .slot(1), .id(3), .x(8)),
      ],
      [
        "0:1,1#1 1:9,9#2", "resync 0:2,1#1 1:9,9#2", "base 0:3,1#1 1:9,9#2", "0:4,1#1 1:9,9#2",
        "0:4,1#1 1:8,9#3 lost [2]",
      ]),
    FrameCase(
      "a contact that was heard of after the gap is not lost in it",
      [
        Saying(0, .id(1), .x(1), .y(1)), Saying(8, .dropped), Saying(16, .x(2)),
        Saying(24, .id(2)),
      ],
      ["0:1,1#1", "resync 0:1,1#1", "base 0:2,1#1", "0:2,1#2"]),
    FrameCase(
      "nor is one of which the resync told",
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .dropped, .x(2)), Saying(16, .id(2))],
      ["0:1,1#1", "resync 0:2,1#1", "base 0:2,1#2"]),
    FrameCase(
      "a single touch that lifted in the gap is lost", on: TestDevice.singleTouch,
      [
        Saying(0, .absX(5), .absY(6), .touch(1)), Saying(8, .dropped, .touch(0)),
        Saying(16, .touch(1)),
      ],
      ["0:5,6#1", "resync lost [1]", "base 0:5,6#2"]),
    FrameCase(
      "a box whose corners lifted in the gap is lost", on: TestDevice.semiMTPad,
      [
        Saying(0, .id(1), .x(100), .y(300), .touch(1), .tool(1, 1)),
        Saying(8, .dropped, .id(-1), .touch(0), .tool(1, 0)),
      ],
      ["0:100,300#2", "resync lost [1, 2]"]),
  ])
  func `state after a gap`(_ example: FrameCase) {
    #expect(frames(on: example.device, example.script).map(text) == example.expected)
  }

  @Test(arguments: [
    DragCase(
      "two gaps in a row cost one base", on: .touchpad,
      drag + [
        Step(20, [1: (90, 0), 2: (140, 0)], role: .resync),
        Step(30, [1: (290, 0), 2: (340, 0)], role: .resync),
        Step(40, [1: (300, 0), 2: (350, 0)], role: .base),
        Step(50, [1: (310, 0), 2: (360, 0)]), Step(60, [1: (320, 0), 2: (370, 0)]), Step(70),
      ],
      begun + ["50 scrolled 10 0", "60 scrolled 10 0", "70 ended 1000 0"]),
    DragCase(
      "a gap while a lift is held back does not take it back", on: .touchpad,
      drag + [
        Step(20, [1: (30, 0)], unsettled: true),
        Step(25, [1: (30, 0)], role: .resync, unsettled: true), Step(30, role: .base),
      ],
      begun + ["20 ended 2000 0"]),
    DragCase(
      "nor does the loss of the other finger", on: .touchpad,
      drag + [
        Step(20, [1: (30, 0)], unsettled: true), Step(25, role: .resync, lost: [1]),
        Step(30, role: .base),
      ],
      begun + ["20 ended 2000 0"]),
    DragCase(
      "nor a palm", on: .touchpad,
      drag + [
        Step(20, [1: (30, 0)], unsettled: true),
        Step(25, [1: (30, 0)], palms: [1], unsettled: true),
        Step(30),
      ],
      begun + ["20 ended 2000 0"]),
    DragCase(
      "a finger exchanged in the gap cancels, and the other begins nothing", on: .touchpad,
      drag + [
        Step(20, [1: (30, 0), 3: (500, 0)], role: .resync, lost: [2]),
        Step(30, [1: (60, 0), 3: (530, 0)], role: .base), Step(40),
        Step(50, [4: (0, 0), 5: (50, 0)]),
      ],
      begun + ["20 cancelled dropped", "50 down"]),
    DragCase(
      "a lift right after a gap has no speed", on: .touchpad,
      drag + [Step(20, [1: (90, 0), 2: (140, 0)], role: .resync), Step(30, role: .base)],
      begun + ["30 ended 0 0"]),
    DragCase(
      "a pause that a gap falls into goes on", on: .touchpad,
      drag + [
        Step(20, [1: (20, 0), 2: (70, 0), 3: (0, 0)]),
        Step(30, [1: (20, 0), 2: (70, 0), 3: (0, 0)], role: .resync),
        Step(40, [1: (30, 0), 2: (80, 0)], role: .base),
        Step(50, [1: (40, 0), 2: (90, 0)]), Step(60, [1: (50, 0), 2: (100, 0)]), Step(70),
      ],
      begun + ["50 scrolled 10 0", "60 scrolled 10 0", "70 ended 1000 0"]),
  ])
  func `a drag over a gap`(_ example: DragCase) {
    #expect(example.events == example.expected)
  }

  private static let drag = [
    Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, [1: (20, 0), 2: (70, 0)]),
  ]
  private static let begun = ["0 down", "10 began 2 horizontal", "10 scrolled 4 0"]
}
