import Recordings
import Testing
import Touch

@Suite struct SequenceRecorderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [RecorderScript.Step]
    let words: String

    init(_ name: String, _ steps: [RecorderScript.Step], _ words: String) {
      testDescription = name
      self.steps = steps
      self.words = words
    }
  }

  static let cases = [
    Case("a tap", [.touch(0, 100), .lift(0)], ""),
    Case("pointer motion", [.touch(0, 100), .move(0, 200), .move(0, 300), .lift(0)], ""),
    Case(
      "a drag is written from its first touch on",
      [.touch(0, 100), .touch(1, 500), .move(0, 200), .drag, .move(1, 600), .lift(0), .lift(1)],
      "begin state frame frame frame frame frame frame end"),
    Case(
      "where it landed is noted behind it",
      [.touch(0, 1), .move(0, 2), .drag, .lift(0), .snapped],
      "begin state frame frame frame snapped end"),
    Case(
      "a later landing is noted too",
      [.touch(0, 1), .move(0, 2), .drag, .lift(0), .wait(seconds: 1), .snapped],
      "begin state frame frame frame end snapped"),
    Case(
      "a tap that catches a settle is two moments",
      [.touch(0, 1), .caught, .lift(0), .released, .wait(seconds: 1), .snapped],
      "catch release snapped"),
    Case(
      "a drag that catches a settle is its contacts",
      [.touch(0, 1), .caught, .move(0, 2), .drag, .lift(0)],
      "begin state frame frame frame end"),
    Case(
      "a landing under a finger that never drags",
      [.touch(0, 1), .snapped, .move(0, 2), .lift(0)], "snapped"),
    Case(
      "a landing under a finger that drags later keeps its place",
      [.touch(0, 1), .snapped, .move(0, 2), .drag, .lift(0)],
      "begin state frame snapped frame frame end"),
    Case(
      "fingers that come and go are one sequence",
      [.touch(0, 1), .drag, .touch(1, 2), .lift(0), .touch(0, 3), .lift(1), .drag, .lift(0)],
      "begin state frame frame frame frame frame frame end"),
    Case(
      "a finger that rests a minute and lifts",
      [.touch(0, 1), .wait(seconds: 61), .move(0, 2), .lift(0)], ""),
    Case(
      "a finger that rests a minute and drags then is a gap",
      [.touch(0, 1), .wait(seconds: 61), .move(0, 2), .move(0, 3), .drag, .lift(0)], "gap"),
    Case(
      "a finger that catches and rests a minute",
      [.touch(0, 1), .caught, .wait(seconds: 61), .move(0, 2), .lift(0), .released],
      "catch release"),
    Case(
      "five minutes without a touch end the sitting",
      [.touch(0, 1), .lift(0), .wait(seconds: 301), .touch(0, 2), .drag, .lift(0)],
      "sitting begin state frame frame end"),
    Case(
      "a tap keeps the sitting",
      [
        .touch(0, 1), .lift(0), .wait(seconds: 200), .touch(0, 1), .lift(0),
        .wait(seconds: 200), .touch(0, 2), .drag, .lift(0),
      ], "begin state frame frame end"),
    Case(
      "events dropped before a drag make its state a resync",
      [.dropped, .lift(0), .touch(0, 1), .drag, .lift(0)], "begin resync frame frame end"),
    Case(
      "events dropped in a drag are written as they came",
      [.touch(0, 1), .drag, .dropped, .lift(0)], "begin state frame resync end"),
    Case(
      "the end in a drag ends the sequence",
      [.touch(0, 1), .drag, .move(0, 2), .finish], "begin state frame frame end sitting"),
    Case("the end in a tap", [.touch(0, 1), .finish], "sitting"),
  ]

  static let ends = [
    Case(
      "a drag that its events cancel needs no note",
      [.touch(0, 1), .drag, .touch(1, 2), .cancelled, .lift(0), .lift(1), .endEvents, .finish],
      "begin state frame frame frame frame end sitting"),
    Case(
      "a drag that is cancelled behind its events",
      [.touch(0, 1), .drag, .move(0, 2), .endEvents, .cancelled, .snapped, .finish],
      "begin state frame frame drag-cancel snapped end sitting"),
    Case(
      "content that is released behind the events of a drag",
      [.touch(0, 1), .drag, .touch(1, 2), .endEvents, .released, .snapped, .finish],
      "begin state frame frame release snapped end sitting"),
    Case(
      "content that is released behind a tap",
      [.touch(0, 1), .caught, .endEvents, .released, .snapped, .finish],
      "catch release snapped sitting"),
    Case(
      "a drag that is not kept",
      [.touch(0, 1), .wait(seconds: 61), .move(0, 2), .drag, .endEvents, .cancelled, .finish],
      "gap drag-cancel sitting"),
  ]

  @Test(arguments: ends)
  func `what the events no longer tell is noted`(row: Case) {
    var script = RecorderScript()
    script.perform(row.steps)
    #expect(script.words == row.words)
  }

  @Test(arguments: cases)
  func `only what became a drag is let out`(row: Case) {
    var script = RecorderScript()
    script.perform(row.steps)
    #expect(script.words == row.words)
  }

  @Test func `a sequence of more than a megabyte is let go`() {
    var script = RecorderScript()
    let moves = (0..<Int32(SequenceRecorder.largestHeldCount / 2)).map {
      RecorderScript.Step.move(0, $0 % 2 + 2)
    }
    // So many reports at 125 Hz would take longer than a minute: several fingers make it quicker.
    script.perform([.touch(0, 1)] + moves.prefix(7_000) + [.move(0, 5), .drag, .lift(0)])
    #expect(script.words.hasPrefix("begin state frame"))
    script = RecorderScript()
    script.perform([.touch(0, 1)] + moves + [.move(0, 5), .drag, .lift(0)])
    #expect(script.words == "gap")
  }

  @Test func `the state in front of a drag is what the kernel will not repeat`() {
    var script = RecorderScript()
    script.perform([.touch(0, 100), .touch(3, 700), .lift(0), .lift(3)])
    #expect(script.words == "")
    script.perform([.touch(3, 700), .drag, .lift(3)])
    let end = script.batch.events.firstIndex(where: \.closesFrame) ?? 0
    let state = script.batch.events[...end]
    #expect(Set(state.map(\.timeMicroseconds)).count == 1)
    #expect(
      state.map { "\(String($0.code, radix: 16)):\($0.value)" } == [
        "2f:0", "39:-1", "35:100", "2f:3", "39:-1", "35:700", "2f:3", "0:0",
      ])
  }
}
