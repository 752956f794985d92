import Paging
import TestSupport
import Testing

@testable import LiveView

@Suite struct LaneLinesTests {
  private static let landings = LandingTable(moment: .liftOf(swipe: 1), rows: [])

  /// The same drag in both lanes; the second settles longer and is caught.
  private static let lanes: [[LiveMoment]] = [
    [
      .dragBegan(timeMicroseconds: 48_000, page: 4, fingers: 2, axis: .horizontal),
      .lifted(
        timeMicroseconds: 172_001, contentOffset: 1220, velocity: Velocity(perSecond: 812.4),
        landings: landings),
      .snapped(
        timeMicroseconds: 372_001, fromPage: 4, toPage: 5, contentOffset: 1400,
        settleMilliseconds: 200),
      .dragCancelled(timeMicroseconds: 3_661_000_000, reason: "palm"),
    ],
    [
      .dragBegan(timeMicroseconds: 48_000, page: 4, fingers: 2, axis: .horizontal),
      .lifted(
        timeMicroseconds: 172_001, contentOffset: 1220, velocity: Velocity(perSecond: 812.4),
        landings: landings),
      .caught(timeMicroseconds: 200_000, contentOffset: 1300),
      .released(timeMicroseconds: 260_000, landings: landings),
      .cameToRest(timeMicroseconds: 600_000, page: 5, contentOffset: 1500),
      .dragCancelled(timeMicroseconds: 3_661_000_000, reason: "palm"),
    ],
  ]

  @Test(arguments: [("lane-lines-unicode", Glyphs.unicode), ("lane-lines-ascii", .ascii)])
  func `each rest is a line, and what the fingers do is one line`(
    _ name: String, _ glyphs: Glyphs
  ) {
    let lines = LaneLines(
      layout: .carousel, strategies: ["paging", "a-strategy-of-a-name-that-is-far-too-long-here"],
      glyphs: glyphs)
    let opening = lines.opening(DeviceLine(name: "Pad", kind: "touchpad"), estimator: "robust")
    let text = ([opening] + lines.lines(LaneMoments(Self.lanes))).map(\.plain)
    expectSnapshot(of: text.joined(separator: "\n") + "\n", named: "\(name).txt")
  }

  @Test func `moments keep their order in each lane and that of time between fingers`() {
    for seed in UInt64(1)...50 {
      var random = SeededRandom(seed: seed)
      let lanes = Self.randomLanes(&random)
      let told = LaneMoments(lanes).told
      for lane in lanes.indices {
        let heard = told.filter { $0.lane == lane || $0.lane == nil }
        #expect(
          heard.map(\.moment.timeMicroseconds) == lanes[lane].map(\.timeMicroseconds),
          "seed \(seed), lane \(lane)")
      }
      let times = told.map(\.moment.timeMicroseconds)
      #expect(times == times.sorted(), "seed \(seed)")
      #expect(told.count { $0.lane == nil } == 4, "seed \(seed)")
    }
  }

  /// Up to four rests of each lane between four touches that all lanes share.
  private static func randomLanes(_ random: inout SeededRandom) -> [[LiveMoment]] {
    var lanes = Array(repeating: [LiveMoment](), count: Int.random(in: 1...5, using: &random))
    for touch in Int64(0)..<4 {
      for lane in lanes.indices {
        let times = (0..<Int.random(in: 0...4, using: &random))
          .map { _ in touch * 100 + Int64.random(in: 0...100, using: &random) }
        lanes[lane] += times.sorted().map { .caught(timeMicroseconds: $0, contentOffset: 0) }
        lanes[lane].append(.dragCancelled(timeMicroseconds: (touch + 1) * 100, reason: "palm"))
      }
    }
    return lanes
  }
}

@Suite struct LaneVerdictTests {
  private static let off = RestTally.Rest(at: 1500, in: .carousel)
  private static let aligned = RestTally.Rest(at: 1400, in: .carousel)

  struct Case: Sendable, CustomTestStringConvertible {
    let rests: [(name: String, rest: RestTally.Rest)]
    var isPast = false
    var columns = Int.max
    let says: String
    var testDescription: String { says }
  }

  static let cases: [Case] = [
    Case(
      rests: [("paging", off), ("one-page", aligned), ("round", aligned)],
      says: "paging rests 100.0 pt off item 6; one-page and round rest in place"),
    Case(
      rests: [("paging", off), ("one-page", aligned), ("round", aligned)], columns: 60,
      says: "paging rests 100.0 pt off item 6; the other 2 rest in place"),
    Case(
      rests: [("paging", off), ("one-page", aligned), ("round", aligned)], columns: 40,
      says: "paging rests 100.0 pt off item 6"),
    Case(
      rests: [("paging", off), ("settle-visible", off), ("round", aligned)], columns: 40,
      says: "2 of 3 rest off an item"),
    Case(
      rests: [("a-strategy-of-a-long-name", off), ("round", aligned)], columns: 40,
      says: "1 of 2 rests off an item"),
    Case(
      rests: [("one-page", aligned), ("nearest-center", aligned)], columns: 40,
      says: "all 2 rest in place"),
    Case(
      rests: [("paging", off), ("one-page", aligned)],
      says: "paging rests 100.0 pt off item 6; one-page rests in place"),
    Case(
      rests: [("a", off), ("b", off)],
      says: "a rests 100.0 pt off item 6; b rests 100.0 pt off item 6"),
    Case(
      rests: [("paging", off), ("one-page", aligned), ("round", aligned)], isPast: true,
      says: "paging rested 100.0 pt off item 6; one-page and round rested in place"),
    Case(rests: [("a", aligned), ("b", aligned)], says: "a and b rest in place"),
    Case(
      rests: ["a", "b", "c", "d"].map { ($0, aligned) }, says: "all 4 rest in place"),
  ]

  @Test(arguments: cases)
  func `it says who rests off an item and who does not`(_ verdict: Case) {
    let line = LaneVerdict(
      verdict.rests, isPast: verdict.isPast, columns: verdict.columns
    ).line
    #expect(line.plain == verdict.says)
  }

  @Test func `a caught swipe comes to no rest of its own`() {
    var tally = RestTally()
    tally.wasPlaced(Self.aligned)
    tally.swipeEnded()
    tally.swipeEnded()
    tally.cameToRest(Self.off)
    #expect(tally.swipeCount == 2 && tally.misalignedCount == 1)
    // A drag that was cancelled brings the content back without a swipe.
    tally.cameToRest(Self.off)
    #expect(tally.misalignedCount == 1 && tally.latest == Self.off)
    let summary = LaneSummary([("paging", tally), ("round", tally)], glyphs: .unicode).lines
    #expect(
      summary.map(\.plain) == [
        "paging  1 of 2 swipes off, ends 100.0 pt off item 6",
        "round   1 of 2 swipes off, ends 100.0 pt off item 6",
        "paging rests 100.0 pt off item 6; round rests 100.0 pt off item 6",
      ])
  }

  @Test func `no last line is wider than the screen, and all strategies are told`() {
    var tally = RestTally()
    tally.swipeEnded()
    tally.cameToRest(Self.off)
    var inPlace = tally
    inPlace.wasPlaced(Self.aligned)
    let lanes = [("paging", tally), ("nearest-center", inPlace), ("settle-visible", tally)]
    for columns in [20, 30, 39, 40, 50, 60, 80] {
      let lines = LaneSummary(lanes, glyphs: .unicode, columns: columns).lines
      #expect(lines.count == 4 && lines.allSatisfy { $0.columns <= columns }, "\(columns)")
    }
    #expect(
      LaneSummary(lanes, glyphs: .unicode, columns: 40).lines.map(\.plain) == [
        "paging          1/1 off; 100.0 pt off",
        "nearest-center  1/1 off; in place",
        "settle-visible  1/1 off; 100.0 pt off",
        "2 of 3 rest off an item",
      ])
  }

  @Test func `no swipe needs no summary`() {
    var tally = RestTally()
    tally.wasPlaced(Self.off)
    #expect(LaneSummary([("paging", tally), ("round", tally)], glyphs: .unicode).lines.isEmpty)
  }
}
