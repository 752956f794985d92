import Recordings
import SyntheticSwipes
import Testing
import Touch

@testable import PagerAnalysis

/// A stream of events and the sentences about its touches.
struct SummaryCase: CustomTestStringConvertible {
  var testDescription: String
  var stream: String
  var ending: CancelReason?
  var expected: [String]

  init(
    _ name: String, _ stream: String, ending: CancelReason? = .recordingEnded,
    _ expected: String...
  ) {
    testDescription = name
    self.stream = stream
    self.ending = ending
    self.expected = expected
  }
}

private let down = "0 slot0 id1 x50 y30 slot1 id2 x66 y30 touch1 tools2\n"
private let up = "48 slot0 id-1 slot1 id-1 touch0 tools0"
private let drag = down + "8 slot0 x48 slot1 x64\n16 slot0 x40 slot1 x56\n"

private let obstacles = [
  SummaryCase(
    "less than the slop", down + "8 slot0 x49.1 slot1 x65.1\n16 slot0 x49.5 slot1 x65.5\n" + up,
    "touch 1, 2 fingers, 48 ms: no drag: moved 0.90 mm, 1.50 mm are needed (--slop-mm)"),
  SummaryCase(
    "across the axis", down + "8 slot0 x46.6 y42.1 slot1 x62.6 y42.1\n" + up,
    "touch 1, 2 fingers, 48 ms: no drag: 12.10 across and 3.40 mm along the horizontal axis "
      + "(--axis)"),
  SummaryCase(
    "one finger", "0 slot0 id1 x50 y30 touch1 tools1\n8 x40\n16 id-1 touch0 tools0",
    "touch 1, 1 finger, 16 ms: no drag: 1 finger where 2 are asked for (--fingers)"),
  SummaryCase(
    "three fingers that land one after the other",
    down + "8 slot0 x49.5\n16 slot2 id3 x80 y30 tools3\n24 slot0 x30 slot1 x46 slot2 x60\n"
      + "32 slot0 id-1 slot1 id-1 slot2 id-1 touch0 tools0",
    "touch 1, 3 fingers, 32 ms: no drag: 3 fingers where 2 are asked for (--fingers)"),
  SummaryCase(
    "the hardware counts more",
    "0 slot0 id1 x50 y30 slot1 id2 x66 y30 touch1 tools3\n8 slot0 id-1 slot1 id-1 touch0 tools0",
    "touch 1, 2 fingers, 8 ms: no drag: the hardware counts fingers that its slots do not show "
      + "(--fingers)"),
  SummaryCase(
    "a palm", "0 slot0 id1 x50 y30 palm1 touch1 tools1\n8 x40\n16 id-1 touch0 tools0",
    "touch 1, 16 ms: no drag: a palm does not count"),
  SummaryCase(
    "above the pad", "0 slot0 id1 x50 y30 hover3 touch0 tools1\n8 x40\n16 id-1 tools0",
    "touch 1, 16 ms: no drag: a finger above the surface does not count"),
  SummaryCase(
    "there before", "0 slot0 x50 y30\n8 x40\n16 id-1",
    "touch 1, 16 ms: no drag: a contact whose beginning was not seen does not count"),
  SummaryCase(
    "lost in a gap", down + "8 drop slot0 id-1 slot1 id-1 touch0 tools0",
    "touch 1, 2 fingers, 8 ms: no drag: a contact was lost in a gap of dropped events"),
]

@Suite struct TouchSummaryTests {
  @Test(arguments: obstacles)
  func `a touch without a drag says what it lacked`(_ example: SummaryCase) throws {
    try expect(example)
  }

  @Test func `every obstacle is met`() throws {
    let met = try obstacles.flatMap { example in
      try Explained(EventStream(example.stream).events).touches.compactMap(\.obstacle)
    }
    #expect(
      met.map(\.name) == [
        "slop", "axis", "fingers", "fingers", "count", "palm", "hovering", "unseen", "gap",
      ])
  }

  @Test func `fingers of a set that was broken off are left over`() throws {
    let options = PlaybackOptions()
    let device = SyntheticDevice.touchpad.description
    var touches: [ExplainedTouch] = []
    var explainer = TouchExplainer { if case .touch(let touch) = $0 { touches.append(touch) } }
    var player = PlaybackPlayer(name: "test", device: device, options: options)
    try player.play(EventStream(down).events, into: &explainer)
    let moment = SwipeLogLine.DragCancel(timeMicroseconds: 4000, reason: "suspended")
    try player.play(.note(.dragCancel(moment)), into: &explainer)
    try player.play(EventStream("8 slot0 x40 slot1 x56\n" + up).events, into: &explainer)
    explainer.finish()
    #expect(touches.map(\.obstacle) == [.leftover])
  }

  @Test(arguments: [
    SummaryCase(
      "a lift", drag + up,
      "touch 1, 2 fingers, 48 ms, moved 10.00 mm left while its contacts stayed: a drag from 8.000 ms, 8.50 mm, "
        + "lifted at -6996 pt/s"),
    SummaryCase(
      "a palm", drag + "24 slot0 palm1\n" + up,
      "touch 1, 2 fingers, 48 ms, moved 10.00 mm left while its contacts stayed: a drag from 8.000 ms, 8.50 mm, "
        + "cancelled: a contact turned out to be a palm"),
    SummaryCase(
      "a further finger",
      drag + "24 slot2 id3 x9 y9 tools3\n130 x8\n"
        + "140 slot0 id-1 slot1 id-1 slot2 id-1 touch0 tools0",
      "touch 1, 3 fingers, 140 ms, moved 10.33 mm left while its contacts stayed: a drag from 8.000 ms, 8.50 mm, "
        + "cancelled: a further finger stayed 100 ms (--extra-finger-pause-ms)"),
    SummaryCase(
      "the end of the recording", drag,
      "touch 1, 2 fingers, 16 ms, moved 10.00 mm left while its contacts stayed: a drag from 8.000 ms, 8.50 mm, "
        + "cancelled: the recording ended"),
    SummaryCase(
      "a recording that cannot be read on", drag, ending: nil,
      "touch 1, 2 fingers, 16 ms, moved 10.00 mm left while its contacts stayed: a drag from 8.000 ms, 8.50 mm, not over"
    ),
    SummaryCase(
      "two touches, and a lift that is confirmed by the second",
      drag + "24 slot0 id-1 slot1 id-1 touch0\n60 slot0 id3 x50 y30 touch1 tools1",
      "touch 1, 2 fingers, 24 ms, moved 10.00 mm left while its contacts stayed: a drag from 8.000 ms, 8.50 mm, "
        + "lifted at -6996 pt/s",
      "touch 2, 1 finger, 0 ms: no drag: 1 finger where 2 are asked for (--fingers)"),
  ])
  func `a drag says how it ended`(_ example: SummaryCase) throws {
    try expect(example)
  }

  @Test(arguments: [
    ("", "velocity: no sample since the jump"),
    (
      "40 slot0 x28 slot1 x44\n",
      "robust counts none: too few samples since the jump before 40.000 ms"
    ),
  ])
  func `a jump leaves too few samples for a velocity`(behind: String, reason: String) throws {
    let jump = "24 drop slot0 x30 slot1 x46\n32 slot0 x29 slot1 x45\n"
    let explained = try Explained(EventStream(drag + jump + behind + up).events)
    let said = explained.lines.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(said.contains(reason), "\(said)")
  }

  @Test func `the middle of a semi-mt pad's box is no finger`() throws {
    var device = SyntheticDevice.touchpad.description
    device.properties.insert(InputProperty.semiMT)
    let explained = try Explained(EventStream(drag + up).events, on: device)
    #expect(explained.lines.contains { $0.contains("box of 2 with its middle at 58.0 30.0") })
    #expect(!explained.lines.contains { $0.contains("slot 0 id 1") })
  }

  private func expect(_ example: SummaryCase) throws {
    let explained = try Explained(EventStream(example.stream).events, ending: example.ending)
    #expect(explained.sentences == example.expected)
  }
}
