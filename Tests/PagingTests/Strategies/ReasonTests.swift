import TestSupport
import Testing

@testable import Paging

@Suite struct ReasonTests {
  static let reasons: [Row<(String, Release, String)>] = [
    Row(
      "paging with a flick",
      (
        "paging", Release(from: 1, to: 1.1, perMillisecond: 0.4),
        "440 pt / 400 pt = page 1.1, rounded up because of 0.4 pt/ms"
      )),
    Row(
      "paging without velocity",
      (
        "paging", Release(from: 1, to: 1.5),
        "600 pt / 400 pt = page 1.5, rounded half up because nothing moves"
      )),
    Row(
      "round",
      (
        "round", Release(from: 1, to: 1.1, perMillisecond: 0.4),
        "440 pt + 0.4 pt/ms x 99 ms = 479.6 pt = page 1.2, rounded to the nearest item"
      )),
    Row(
      "directional forward",
      (
        "directional", Release(from: 1, to: 1.1, perMillisecond: 0.4),
        "440 pt + 0.4 pt/ms x 99 ms = 479.6 pt = page 1.2, rounded up as the offset grows"
      )),
    Row(
      "directional past the start",
      (
        "directional", Release(from: 0, to: -0.1, perMillisecond: -1),
        "-40 pt is past the end at 0 pt = page 0, already whole"
      )),
    Row(
      "directional-ceil at rest",
      (
        "directional-ceil", Release(from: 2, to: 1.2),
        "480 pt = page 1.2, rounded up though nothing moves"
      )),
    Row(
      "past the threshold",
      (
        "directional:threshold_pages=0.15", Release(from: 1, to: 1.1, perMillisecond: 0.4),
        "440 pt + 0.4 pt/ms x 99 ms = 479.6 pt = page 1.2, rounded up, more than 0.15 past item 1"
      )),
    Row(
      "within the threshold",
      (
        "one-page:threshold_pages=0.25", Release(from: 1, to: 1.1, perMillisecond: 0.4),
        "440 pt + 0.4 pt/ms x 99 ms = 479.6 pt = page 1.2, rounded down, at most 0.25 past item 1"
      )),
    Row(
      "back and past the threshold",
      (
        "one-page:threshold_pages=0.25", Release(from: 2, to: 1.5, perMillisecond: -0.4),
        "600 pt - 0.4 pt/ms x 99 ms = 560.4 pt = page 1.4, rounded down, "
          + "more than 0.25 before item 2"
      )),
    Row(
      "back and within the threshold",
      (
        "one-page:threshold_pages=0.75", Release(from: 2, to: 1.5, perMillisecond: -0.4),
        "600 pt - 0.4 pt/ms x 99 ms = 560.4 pt = page 1.4, rounded up, at most 0.75 before item 2"
      )),
    Row(
      "a threshold at rest in the first version",
      (
        "directional-ceil:threshold_pages=0.25", Release(from: 2, to: 1.2),
        "480 pt = page 1.2, rounded down, at most 0.25 past item 1"
      )),
    Row(
      "a threshold that takes no part at rest",
      (
        "directional:threshold_pages=0.25", Release(from: 2, to: 1.2),
        "480 pt = page 1.2, nearest as nothing moves"
      )),
    Row(
      "a threshold that takes no part at the end",
      (
        "directional:threshold_pages=0.25", Release(from: 3, to: 3.5, perMillisecond: 3),
        "1400 pt + 3 pt/ms x 99 ms, held at 1600 pt = page 4, already whole"
      )),
    Row(
      "one-page held back",
      (
        "one-page", Release(from: 1, to: 1.5, perMillisecond: 8),
        "600 pt + 8 pt/ms x 99 ms = 1392 pt = page 3.48, but one at a time: 1 to 2"
      )),
    Row(
      "one-page free",
      (
        "one-page", Release(from: 1, to: 1.5, perMillisecond: -0.5),
        "600 pt - 0.5 pt/ms x 99 ms = 550.5 pt = page 1.38, rounded down as the offset shrinks"
      )),
    Row(
      "settle-visible",
      (
        "settle-visible", Release(from: 1, to: 1.1, perMillisecond: 0.4),
        "440 pt + 0.4 pt/ms x 499 ms = 639.6 pt, the last of items 1 to 2"
      )),
    Row(
      "settle-visible without velocity",
      (
        "settle-visible", Release(from: 1, to: 1.1),
        "released at 440 pt without velocity, so nothing snaps"
      )),
    Row(
      "nearest-center held at the end",
      (
        "nearest-center", Release(from: 3, to: 3.5, perMillisecond: 2),
        "1400 pt + 2 pt/ms x 499 ms, held at 1600 pt, item 4 is in the middle"
      )),
  ]

  @Test(arguments: reasons) func `a reason shows the numbers`(row: Row<(String, Release, String)>)
    throws
  {
    let (name, release, text) = row.value
    let strategy = try #require(PagingStrategies.named(name))
    #expect(strategy.reason(for: release, in: try pages(5)) == text)
  }

  @Test func `a reason is one line, whatever the release`() throws {
    let compared = try strategiesWithThresholds()
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.layout()
      let release = random.release(in: layout)
      for strategy in compared {
        let reason = strategy.reason(for: release, in: layout)
        #expect(!reason.isEmpty && reason.count <= 110, "\(strategy.name), seed \(seed): \(reason)")
        #expect(!reason.hasSuffix(".") && !reason.contains("\n"))
      }
    }
  }
}
