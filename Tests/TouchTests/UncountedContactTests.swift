import Testing
import Touch

/// Of each script what its last frame left out, as `slot:x,y reason`.
@Suite struct UncountedContactTests {
  @Test(arguments: [
    FrameCase("a finger counts", [Saying(0, .id(1), .x(9), .y(9), .touch(1))], []),
    FrameCase(
      "a palm from its first frame on",
      [
        Saying(0, .id(1), .x(9), .y(9), .toolType(2), .touch(1)), Saying(8, .x(12)),
      ], ["0:12,9 palm"]),
    FrameCase(
      "a finger that becomes a palm is in the frame",
      [Saying(0, .id(1), .x(9), .y(9)), Saying(8, .toolType(2))], []),
    FrameCase(
      "a finger above the surface", [Saying(0, .id(1), .x(9), .y(9), .distance(3))],
      ["0:9,9 hovering"]),
    FrameCase(
      "fingers over a pad that nothing touches", on: TestDevice.pad,
      [Saying(0, .id(1), .x(9), .y(9), .touch(0), .tool(1, 1))], ["0:9,9 hovering"]),
    FrameCase(
      "a finger that was there before",
      [Saying(0, .x(9), .y(9)), Saying(8, .slot(1), .id(4), .x(5), .y(5))], ["0:9,9 unseen"]),
    FrameCase(
      "a finger that was there before and left", [Saying(0, .x(9), .y(9)), Saying(8, .id(-1))], []),
    FrameCase(
      "an id behind its position",
      [Saying(0, .x(9), .y(9), .id(1), .touch(1))], []),
    FrameCase(
      "a lift behind a position",
      [Saying(0, .id(1), .x(9), .y(9)), Saying(8, .x(12), .id(-1))], []),
    FrameCase(
      "what a gap tells of empty slots",
      [Saying(0, .id(1), .x(9), .y(9)), Saying(8, .dropped, .slot(1), .x(7))], []),
    FrameCase(
      "a pen above a single touch", on: TestDevice.singleTouch,
      [Saying(0, .absX(9), .absY(9), .absDistance(4))], ["0:9,9 hovering"]),
    FrameCase(
      "a palm's block", on: TestDevice.protocolA,
      [Saying(0, .x(9), .y(9), .toolType(2), .blockEnd, .x(20), .y(20), .blockEnd)],
      ["0:9,9 palm"]),
  ])
  func `what a frame leaves out`(_ example: FrameCase) {
    var tracker = ContactTracker(device: example.device)
    for event in example.script.flatMap(\.events) { _ = tracker.handle(event) }
    let texts = tracker.uncounted.map {
      "\($0.contact.slot):\($0.contact.x),\($0.contact.y) \($0.reason.rawValue)"
    }
    #expect(texts == example.expected)
  }
}
