import Testing
import Touch

@Suite struct UncountedContactTests {
  /// A script and what its last frame left out, as `slot:x,y reason`.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var device: DeviceDescription
    var script: [Saying]
    var expected: [String]

    init(
      _ name: String, on device: DeviceDescription = TestDevice.screen, _ script: [Saying],
      _ expected: [String]
    ) {
      testDescription = name
      self.device = device
      self.script = script
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case("a finger counts", [Saying(0, .id(1), .x(9), .y(9), .touch(1))], []),
    Case(
      "a palm from its first frame on",
      [
        Saying(0, .id(1), .x(9), .y(9), .toolType(2), .touch(1)), Saying(8, .x(12)),
      ], ["0:12,9 palm"]),
    Case(
      "a finger that becomes a palm is in the frame",
      [Saying(0, .id(1), .x(9), .y(9)), Saying(8, .toolType(2))], []),
    Case(
      "a finger above the surface", [Saying(0, .id(1), .x(9), .y(9), .distance(3))],
      ["0:9,9 hovering"]),
    Case(
      "fingers over a pad that nothing touches", on: TestDevice.pad,
      [Saying(0, .id(1), .x(9), .y(9), .touch(0), .tool(1, 1))], ["0:9,9 hovering"]),
    Case(
      "a finger that was there before",
      [Saying(0, .x(9), .y(9)), Saying(8, .slot(1), .id(4), .x(5), .y(5))], ["0:9,9 unseen"]),
    Case(
      "a finger that was there before and left", [Saying(0, .x(9), .y(9)), Saying(8, .id(-1))], []),
    Case(
      "an id behind its position",
      [Saying(0, .x(9), .y(9), .id(1), .touch(1))], []),
    Case(
      "a lift behind a position",
      [Saying(0, .id(1), .x(9), .y(9)), Saying(8, .x(12), .id(-1))], []),
    Case(
      "what a gap tells of empty slots",
      [Saying(0, .id(1), .x(9), .y(9)), Saying(8, .dropped, .slot(1), .x(7))], []),
    Case(
      "a pen above a single touch", on: TestDevice.singleTouch,
      [Saying(0, .absX(9), .absY(9), .absDistance(4))], ["0:9,9 hovering"]),
    Case(
      "a palm's block", on: TestDevice.protocolA,
      [Saying(0, .x(9), .y(9), .toolType(2), .blockEnd, .x(20), .y(20), .blockEnd)],
      ["0:9,9 palm"]),
  ])
  func `what a frame leaves out`(_ example: Case) {
    var tracker = ContactTracker(device: example.device)
    for event in example.script.flatMap(\.events) { _ = tracker.handle(event) }
    let texts = tracker.uncounted.map {
      "\($0.contact.slot):\($0.contact.x),\($0.contact.y) \($0.reason.rawValue)"
    }
    #expect(texts == example.expected)
  }
}
