import SyntheticSwipes
import Testing
import Touch

@testable import PagerAnalysis

/// A stream of events and what is said about each of its frames.
struct WordingCase: CustomTestStringConvertible {
  var testDescription: String
  var fingers: FingerRequirement?
  var stream: String
  var ending: CancelReason
  var expected: [String]

  init(
    _ name: String, fingers: FingerRequirement? = nil, _ stream: String,
    ending: CancelReason = .recordingEnded, _ expected: [String]
  ) {
    testDescription = name
    self.fingers = fingers
    self.stream = stream
    self.ending = ending
    self.expected = expected
  }
}

/// Two fingers come down and drag to the left.
private let drag = """
  0 slot0 id1 x50 y30 slot1 id2 x66 y30 touch1 tools2
  8 slot0 x49.1 slot1 x65.1
  16 slot0 x48 slot1 x64
  24 slot0 x47 slot1 x63

  """

private let draggedReasons = [
  "0 2 fingers down: the way begins", "8 no drag yet: 0.90 of 1.50 mm",
  "16 drag begins: 2.00 of 1.50 mm", "24 drags",
]

@Suite struct DecisionWordingTests {
  @Test(arguments: [
    WordingCase(
      "a drag, and a finger that stays",
      """
      0 slot0 id1 x50 y30 touch1 tools1
      8 slot1 id2 x66 y30 tools2
      16 slot0 x48 slot1 x64
      24 slot0 x47 slot1 x63
      32 slot1 id-1 tools1
      40 slot0 x30
      48 id-1 touch0 tools0
      """,
      [
        "0 1 finger where 2 are asked for", "8 2 fingers down: the way begins",
        "16 drag begins: 2.00 of 1.50 mm", "24 drags", "32 drag ends: lifted at -1902 pt/s",
        "40 waits until all fingers are up", "48 nothing touches",
      ]),
    WordingCase(
      "a tap",
      """
      0 slot0 id1 x50 y30 slot1 id2 x66 y30 touch1 tools2
      8 slot0 x50.1
      90 id-1 slot1 id-1 touch0 tools0
      """,
      [
        "0 2 fingers down: the way begins", "8 no drag yet: 0.05 of 1.50 mm",
        "90 a finger lifted",
      ]),
    WordingCase(
      "a stroke along the other axis",
      """
      0 slot0 id1 x50 y30 slot1 id2 x66 y30 touch1 tools2
      8 slot0 x51 y33 slot1 x67 y33
      16 slot0 x60 slot1 x76
      24 id-1 slot1 id-1 touch0 tools0
      """,
      [
        "0 2 fingers down: the way begins",
        "8 no drag: 3.00 across and 1.00 mm along the horizontal axis",
        "16 no drag: 3.00 across and 10.00 mm along the horizontal axis",
        "24 a finger lifted",
      ]),
    WordingCase(
      "a further finger that leaves again",
      drag + """
        32 slot2 id3 x10 y10 tools3
        95 x11
        100 id-1 tools2
        108 slot0 x46 slot1 x62
        116 id-1 slot0 id-1 touch0 tools0
        """,
      draggedReasons + [
        "32 a further finger: pauses, 0 of 100 ms", "95 a further finger: pauses, 63 of 100 ms",
        "100 a new base after a jump: the way goes on from here", "108 drags",
        "116 drag ends: lifted at -1315 pt/s",
      ]),
    WordingCase(
      "a further finger that stays",
      drag + """
        32 slot2 id3 x10 y10 tools3
        140 x11
        """,
      draggedReasons + [
        "32 a further finger: pauses, 0 of 100 ms",
        "140 drag cancelled at 132.000 ms: a further finger stayed 100 ms "
          + "(--extra-finger-pause-ms); waits until all fingers are up",
      ]),
    WordingCase(
      "a third finger before there is a drag",
      """
      0 slot0 id1 x50 y30 slot1 id2 x66 y30 touch1 tools2
      8 slot2 id3 x80 y30 tools3
      16 slot0 x40 slot1 x56 slot2 x70
      """,
      [
        "0 2 fingers down: the way begins", "8 no drag: a further finger came",
        "16 3 fingers where 2 are asked for",
      ]),
    WordingCase(
      "any number of fingers", fingers: .any,
      """
      0 slot0 id1 x50 y30 touch1 tools1
      8 slot1 id2 x66 y30 tools2
      16 id-1 tools1
      """,
      [
        "0 1 finger down: the way begins", "8 a further finger came: the way counts anew",
        "16 a finger lifted: the way counts anew; the set is over",
      ]),
    WordingCase(
      "a finger that becomes a palm",
      drag + """
        32 slot0 palm1
        40 x44
        """,
      draggedReasons + [
        "32 drag cancelled: a contact turned out to be a palm",
        "40 waits until all fingers are up",
      ]),
    WordingCase(
      "a palm from the first frame on", "0 slot0 id1 x50 y30 palm1 touch1 tools1",
      ["0 a palm does not count"]),
    WordingCase(
      "a finger above the pad", "0 slot0 id1 x50 y30 hover3 touch0 tools1",
      ["0 a finger above the surface does not count"]),
    WordingCase(
      "a finger that was there before", "0 slot0 x50 y30",
      ["0 a contact whose beginning was not seen does not count"]),
    WordingCase(
      "a gap",
      drag + """
        32 drop slot0 x30 slot1 x46
        40 slot0 x29 slot1 x45
        48 slot0 x28 slot1 x44
        """,
      draggedReasons + [
        "32 a gap of dropped events: only state, the way stands still",
        "40 a new base after a jump: the way goes on from here",
        "48 drags; drag cancelled: the recording ended",
      ]),
    WordingCase(
      "a finger lost in a gap", drag + "32 drop slot0 id-1 slot1 id-1 touch0 tools0",
      draggedReasons + ["32 drag cancelled: a contact was lost in a gap of dropped events"]),
    WordingCase(
      "the kernel's own report",
      drag + """
        32 slot0 x40 slot1 x56 report1
        40 slot0 id-1 slot1 id-1 touch0 tools0
        """,
      draggedReasons + [
        "32 the kernel's own report: only state, no measurement",
        "40 drag ends: lifted at -1335 pt/s",
      ]),
    WordingCase(
      "the hardware counts a third finger for a frame",
      """
      0 slot0 id1 x50 y30 slot1 id2 x66 y30 touch1 tools3
      8 slot0 x49.9 slot1 x65.9 tools2
      """,
      [
        "0 the hardware counts more fingers than slots show: waits a frame",
        "8 the fingers are believed now; no drag yet: 0.10 of 1.50 mm; the set is over",
      ]),
    WordingCase(
      "a lift that the hardware counts late",
      drag + """
        32 slot1 id-1
        40 tools1
        """,
      draggedReasons + [
        "32 a finger seems up, the hardware counts it: waits",
        "40 drag ends: lifted at 32.000 ms at -1335 pt/s",
      ]),
    WordingCase(
      "a device that is unplugged", drag, ending: .deviceGone,
      draggedReasons.dropLast() + ["24 drags; drag cancelled: the device is gone"]),
    WordingCase(
      "a machine that sleeps", drag, ending: .suspended,
      draggedReasons.dropLast() + [
        "24 drags; drag cancelled: the machine was suspended or the device inhibited"
      ]),
  ])
  func `every frame has its reason`(_ example: WordingCase) throws {
    let options = PlaybackOptions(
      deviceRules: DeviceRules(DeviceSettings(fingers: example.fingers)))
    let explained = try Explained(
      EventStream(example.stream).events, options: options, ending: example.ending)
    #expect(explained.reasons == example.expected)
  }

  @Test func `lengths on a screen of unknown size are shares of its axis`() throws {
    var device = SyntheticDevice.touchscreen.description
    for code in device.axes.keys { device.axes[code]?.resolution = 0 }
    let stream = EventStream(
      """
      0 slot0 id1 x100 y100 touch1
      8 x98.28
      16 x65.6
      24 id-1 touch0
      """, on: .touchscreen)
    let explained = try Explained(stream.events, on: device)
    #expect(
      explained.reasons == [
        "0 1 finger down: the way begins", "8 no drag yet: 0.51 of 2.00 %",
        "16 drag begins: 10.00 of 2.00 %", "24 drag ends: lifted at -2570 pt/s",
      ])
    #expect(explained.lines.contains { $0.contains("slot 0 id 1 at 29.1 51.5") })
  }
}
