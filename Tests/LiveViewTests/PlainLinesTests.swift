import Paging
import TestSupport
import Testing

@testable import LiveView

@Suite struct PlainLinesTests {
  private static func moments(_ layout: PagerLayout) -> [LiveMoment] {
    let state = SampleStates.landed(layout)
    return [
      .dragBegan(timeMicroseconds: 48_000, page: 4, fingers: 2, axis: .horizontal),
      .lifted(
        timeMicroseconds: 172_001, contentOffset: 1220, velocity: Velocity(perSecond: 812.4),
        landings: state.landings),
      .caught(timeMicroseconds: 200_000, contentOffset: 1300),
      .released(timeMicroseconds: 260_000, landings: state.landings),
      .snapped(
        timeMicroseconds: 472_000, fromPage: 4, toPage: 5, contentOffset: 1400,
        settleMilliseconds: 212),
      .cameToRest(timeMicroseconds: 600_000, page: 5, contentOffset: 1399.5),
      .dragCancelled(timeMicroseconds: 3_661_000_000, reason: "palm"),
    ]
  }

  @Test(arguments: [("plain-unicode", Glyphs.unicode), ("plain-ascii", .ascii)])
  func `what happens is told line by line`(_ name: String, _ glyphs: Glyphs) throws {
    let layout = try SampleStates.carousel()
    let lines = PlainLines(layout: layout, glyphs: glyphs)
    let opening = lines.opening(
      DeviceLine(name: "Touch\u{7}pad", kind: "touchpad"), strategy: "one-page",
      estimator: "robust")
    let text = ([opening] + Self.moments(layout).flatMap(lines.lines)).map(\.plain)
    expectSnapshot(of: text.joined(separator: "\n") + "\n", named: "\(name).txt")
  }

  @Test func `the summary lists the latest swipes`() throws {
    let layout = try SampleStates.carousel()
    var summary = SwipeSummary()
    for page in 0..<(SwipeSummary.longestList + 3) {
      summary.addSwipe(fromPage: page, landings: SampleStates.landed(layout).landings)
    }
    summary.addCancelled()
    #expect(summary.total == "43 swipes, 1 cancelled")
    let lines = summary.lines(glyphs: .unicode)
    expectSnapshot(
      of: (lines.prefix(4) + lines.suffix(2)).joined(separator: "\n") + "\n",
      named: "summary.txt")
    #expect(lines.count == SwipeSummary.longestList + 3)
  }

  @Test func `no swipe is said, not listed`() {
    #expect(SwipeSummary().total == "no swipe")
    #expect(SwipeSummary().lines(glyphs: .unicode).isEmpty)
  }
}
