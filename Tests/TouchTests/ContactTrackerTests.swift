import Testing
import Touch

@Suite struct ContactTrackerTests {
  @Test(arguments: [
    FrameCase(
      "the current slot persists across frames",
      [
        Saying(0, .slot(2), .id(7), .x(10), .y(20)),
        Saying(8, .x(12)),
        Saying(16, .slot(0), .id(8), .x(1), .y(2)),
        Saying(24, .x(3)),
      ],
      ["2:10,20#1", "2:12,20#1", "0:1,2#2 2:12,20#1", "0:3,2#2 2:12,20#1"]),
    FrameCase(
      "axis values of an empty slot persist into the next contact",
      [
        Saying(0, .id(1), .x(10), .y(20)), Saying(8, .id(-1)), Saying(16, .y(30)),
        Saying(24, .id(2), .x(11)),
      ],
      ["0:10,20#1", "", "", "0:11,30#2"]),
    FrameCase(
      "a slot out of range is the last one",
      [Saying(0, .slot(99), .id(1), .x(5), .y(6)), Saying(8, .slot(-3), .x(7))],
      ["4:5,6#1", "4:7,6#1"]),
    FrameCase(
      "an id that ends and begins again within a frame is one contact",
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .id(-1), .id(2), .x(2))],
      ["0:1,1#1", "0:2,1#1"]),
    FrameCase(
      "an id exchanged without its end is another contact",
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .id(2))], ["0:1,1#1", "0:1,1#2"]),
    FrameCase(
      "ids wrap without harm",
      [
        Saying(0, .id(65535), .x(1), .y(1)), Saying(8, .slot(1), .id(0), .x(2), .y(2)),
        Saying(16, .slot(0), .id(-1)),
      ],
      ["0:1,1#1", "0:1,1#1 1:2,2#2", "1:2,2#2"]),
    FrameCase(
      "an id that is used again is another contact",
      [Saying(0, .id(5), .x(1), .y(1)), Saying(8, .id(-1)), Saying(16, .id(5), .x(2))],
      ["0:1,1#1", "", "0:2,1#2"]),
    FrameCase(
      "an id below 0 that is not -1 ends a contact too",
      [Saying(0, .id(5), .x(1), .y(1)), Saying(8, .id(.min))], ["0:1,1#1", ""]),
    FrameCase(
      "a contact that was down at opening is none until it begins anew",
      [
        Saying(0, .x(9), .y(9), .report(1, milliseconds: 0)), Saying(8, .x(10), .touch(1)),
        Saying(16, .id(-1)), Saying(24, .id(4)),
      ],
      ["stateOnly", "", "", "", "0:10,9#1"]),
    FrameCase(
      "a contact that never lifts hides no other",
      [
        Saying(0, .id(1), .x(1), .y(1)), Saying(8, .slot(1), .id(2), .x(9), .y(9)),
        Saying(16, .id(-1)), Saying(24, .id(3), .x(7)),
      ],
      ["0:1,1#1", "0:1,1#1 1:9,9#2", "0:1,1#1", "0:1,1#1 1:7,9#3"]),
    FrameCase(
      "a frame that says nothing is the last one again, and autorepeat is a button still down",
      [
        Saying(0, .id(1), .x(1), .y(1), .touch(1)), Saying(8), Saying(16, .touch(2)),
        Saying(24, .id(-1), .touch(0)),
      ],
      ["0:1,1#1", "0:1,1#1", "0:1,1#1", ""]),
    FrameCase(
      "positions are what 32 bits hold",
      [Saying(0, .id(.max), .x(.min), .y(.max)), Saying(8, .x(.max), .y(.min))],
      ["0:-2147483648,2147483647#1", "0:2147483647,-2147483648#1"]),
    FrameCase(
      "a contact that begins and ends within a frame never was",
      [Saying(0, .id(1), .x(1), .id(-1))], [""]),
    FrameCase(
      "a slot that moves without an id is ignored",
      [
        Saying(0, .slot(3), .x(9), .y(9)), Saying(8, .slot(0), .id(1), .x(1), .y(1)),
        Saying(16, .slot(3), .x(10)),
      ],
      ["", "0:1,1#1", "0:1,1#1"]),
    FrameCase(
      "two ends in a row are one",
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .id(-1)), Saying(16, .id(-1))],
      ["0:1,1#1", "", ""]),
    FrameCase(
      "a palm from the first frame is swallowed until it lifts",
      [
        Saying(0, .id(1), .toolType(2), .x(1), .y(1)), Saying(8, .toolType(0), .x(2)),
        Saying(16, .id(-1)), Saying(24, .id(2)),
      ],
      ["", "", "", "0:2,1#2"]),
    FrameCase(
      "a palm in mid-contact is told and stays one",
      [
        Saying(0, .id(1), .x(1), .y(1)), Saying(8, .toolType(2)), Saying(16, .toolType(0), .x(2)),
        Saying(24, .id(-1)),
      ],
      ["0:1,1#1", "0:1,1!#1 fingers 0", "0:2,1!#1 fingers 0", ""]),
    FrameCase(
      "a hovering contact does not touch",
      [
        Saying(0, .id(1), .distance(5), .x(1), .y(1)), Saying(8, .distance(0)),
        Saying(16, .distance(2)),
      ],
      ["", "0:1,1#1", ""]),
  ])
  func `slots become contacts`(_ example: FrameCase) {
    #expect(frames(on: example.device, example.script).map(text) == example.expected)
  }

  @Test(arguments: [
    FrameCase(
      "a contact that goes on through a gap",
      [
        Saying(0, .id(1), .x(1), .y(1)), Saying(8, .x(2), .dropped), Saying(16, .x(50)),
        Saying(24, .x(51)),
      ],
      ["0:1,1#1", "resync 0:2,1#1", "base 0:50,1#1", "0:51,1#1"]),
    FrameCase(
      "a contact that ended in a gap is lost",
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .dropped, .id(-1)), Saying(16, .x(5))],
      ["0:1,1#1", "resync lost [1]", "base"]),
    FrameCase(
      "an id that was exchanged in a gap is lost, even with its end told",
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .dropped, .id(-1), .id(2), .x(9))],
      ["0:1,1#1", "resync 0:9,1#2 lost [1]"]),
    FrameCase(
      "an id exchanged right after a gap ended in it",
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .dropped), Saying(16, .id(2))],
      ["0:1,1#1", "resync 0:1,1#1", "base 0:1,1#2 lost [1]"]),
    FrameCase(
      "a lift right after a gap is a lift",
      [Saying(0, .id(1), .x(1), .y(1)), Saying(8, .dropped), Saying(16, .id(-1))],
      ["0:1,1#1", "resync 0:1,1#1", "base"]),
    FrameCase(
      "the kernel's own report is no measurement and no base",
      [
        Saying(0, .id(1), .x(1), .y(1)), Saying(8, .x(2), .report(1, milliseconds: 7), .x(3)),
        Saying(16, .dropped), Saying(24, .x(4), .report(1, milliseconds: 20), .x(5)),
      ],
      [
        "0:1,1#1", "stateOnly 0:2,1#1", "0:3,1#1", "resync 0:3,1#1", "stateOnly 0:4,1#1",
        "base 0:5,1#1",
      ]),
  ])
  func `gaps and reports of the kernel's own`(_ example: FrameCase) {
    #expect(frames(on: example.device, example.script).map(text) == example.expected)
  }

  @Test func `a stamp that steps back counts as the previous one`() {
    let times = frames(
      on: TestDevice.screen, [Saying(-5), Saying(-9), Saying(10), Saying(3), Saying(40)]
    ).map(\.timeMicroseconds)
    #expect(times == [-5000, -5000, 10000, 10000, 40000])
  }

  @Test func `forgotten contacts count again once they begin anew`() {
    var tracker = ContactTracker(device: TestDevice.pad)
    func play(_ saying: Saying) -> String {
      for event in saying.events { _ = tracker.handle(event) }
      return text(tracker.frame)
    }
    #expect(play(Saying(0, .id(1), .x(1), .y(2), .touch(1), .tool(1, 1))) == "0:1,2#1")
    tracker.forgetContacts()
    #expect(text(tracker.frame) == "")
    #expect(play(Saying(8, .x(5))) == "")
    #expect(play(Saying(16, .slot(1), .id(2), .x(7), .y(8))) == "1:7,8#2")
    #expect(play(Saying(24, .slot(0), .id(-1))) == "1:7,8#2")
    #expect(play(Saying(32, .id(3))) == "0:5,2#3 1:7,8#2")
  }

  @Test func `a forgotten single touch counts again once it has lifted`() {
    var tracker = ContactTracker(device: TestDevice.singleTouch)
    func play(_ saying: Saying) -> String {
      for event in saying.events { _ = tracker.handle(event) }
      return text(tracker.frame)
    }
    #expect(play(Saying(0, .absX(1), .absY(2), .touch(1))) == "0:1,2#1")
    tracker.forgetContacts()
    #expect(play(Saying(8, .absX(5))) == "")
    #expect(play(Saying(16, .touch(0))) == "")
    #expect(play(Saying(24, .touch(1))) == "0:5,2#2")
  }
}
