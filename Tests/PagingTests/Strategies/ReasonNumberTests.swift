import TestSupport
import Testing

@testable import Paging

/// What a reason's numbers, read back, have to do with where the content lands.
@Suite struct ReasonNumberTests {
  typealias Case = (strategy: String, layout: PagerLayout, release: Release, reason: String)

  private static func release(
    _ offset: Double, perMillisecond: Double = 0, currentPage: Int = 0
  ) -> Release {
    Release(
      contentOffset: offset, velocity: Velocity(perMillisecond: perMillisecond),
      currentPage: currentPage, beginContentOffset: offset)
  }

  static func clamped() throws -> [Row<Case>] {
    let short = try PagerLayout(boundsLength: 375, itemLength: 50, itemCount: 3)
    return [
      Row(
        "paging past the last page",
        (
          "paging", .standard, release(3400, perMillisecond: 1),
          "3400 pt / 375 pt = page 9.07, held at the last page, 9"
        )),
      Row(
        "paging before the first page",
        (
          "paging", .standard, release(-40, perMillisecond: -1),
          "-40 pt / 375 pt = page -0.11, held at the first page, 0"
        )),
      Row(
        "paging on its only page",
        (
          "paging", short, release(50, perMillisecond: 1),
          "50 pt / 375 pt = page 0.13, held at the last page, 0"
        )),
      Row(
        "one-page from a page that is not in the list",
        (
          "one-page", .standard, release(2000, currentPage: .max),
          "2000 pt = page 5.33, but one at a time: 9 to 8"
        )),
      Row(
        "round past the last item",
        (
          "round",
          try PagerLayout(
            boundsLength: 375, itemLength: 375, itemCount: 3,
            contentInset: AxisInsets(leading: 0, trailing: 300)),
          release(1000), "1000 pt = page 2.67, held at the last page, 2"
        )),
    ]
  }

  static func close() throws -> [Row<Case>] {
    let five = try pages(5)
    return [
      Row(
        "a hair past a page",
        (
          "directional-ceil", .standard, release(376),
          "376 pt = page 1.003, rounded up though nothing moves"
        )),
      Row(
        "a hair before a page",
        (
          "directional", .standard, release(375, perMillisecond: -0.001),
          "375 pt - 0.001 pt/ms x 99 ms = 374.9 pt = page 0.9997, rounded down as the offset shrinks"
        )),
      Row(
        "a velocity of next to nothing",
        (
          "paging", five, release(440, perMillisecond: 0.0001),
          "440 pt / 400 pt = page 1.1, rounded up because of 0.0001 pt/ms"
        )),
      Row(
        "a way of next to nothing",
        (
          "directional", five, release(400, perMillisecond: 0.0001),
          "400 pt + 0.0001 pt/ms x 99 ms = 400.01 pt = page 1.00002, rounded up as the offset grows"
        )),
      Row(
        "just less than a half",
        ("round", five, release(599.992), "600 pt = page 1.49998, rounded to the nearest item")),
      Row(
        "just past a threshold",
        (
          "directional:threshold_pages=0.25", five, release(499, perMillisecond: 0.01011),
          "499 pt + 0.01 pt/ms x 99 ms = 500 pt = page 1.250002, rounded up, more than 0.25 past item 1"
        )),
      Row(
        "nothing to round",
        (
          "paging", five, release(400, perMillisecond: 0.3),
          "400 pt / 400 pt = page 1, already whole"
        )),
    ]
  }

  @Test(arguments: try clamped() + close())
  func `a reason tells what decided, whatever the digits that it takes`(row: Row<Case>) throws {
    let strategy = try PagingStrategies.strategy(named: row.value.strategy)
    #expect(strategy.reason(for: row.value.release, in: row.value.layout) == row.value.reason)
  }

  @Test func `numbers of no size for people are put into words`() throws {
    let dot = try PagerLayout(boundsLength: .leastNonzeroMagnitude, itemLength: 400, itemCount: 5)
    let absurd =
      [0, 1e306, -1e306, 1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude] as [Double]
    for layout in [dot, try pages(5)] {
      for strategy in try strategiesWithThresholds() + [FreeScrollStrategy()] {
        for offset in absurd {
          for velocity in absurd {
            let reason = strategy.reason(
              for: Self.release(offset, perMillisecond: velocity), in: layout)
            #expect(!reason.contains("inf") && !reason.contains("nan"), "\(reason)")
            #expect(reason.count <= 120, "\(reason)")
          }
        }
      }
    }
  }

  @Test func `read back, the numbers give the landing`() throws {
    for strategy in try strategiesWithThresholds()
    where ["settle-visible", "nearest-center"].contains(strategy.name) == false {
      for seed in 0..<1000 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let layout = try random.filledLayout()
        var release = random.release(in: layout)
        if random.oneOf([true, false, false]) {
          release.velocity = Velocity(perMillisecond: random.oneOf([1e-4, -1e-4, 1e-7, -1e-7]))
        }
        let reason = strategy.reason(for: release, in: layout)
        let page = try #require(strategy.landing(for: release, in: layout).page)
        let said = try Said(reason)
        #expect(said.allows(page), "\(strategy.name), seed \(seed): \(reason), landed on \(page)")
      }
    }
  }

  @Test func `a sum moves the way that it says`() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.filledLayout()
      var release = random.release(in: layout)
      release.velocity = Velocity(perMillisecond: random.oneOf([1e-4, -1e-4, 1e-6, 0.3, -2]))
      let reason = DirectionalStrategy().reason(for: release, in: layout)
      guard let sum = reason.firstMatch(of: /^(-?[0-9.]+) pt .* ms( =|, held at) (-?[0-9.]+) pt/)
      else { continue }
      let from = try #require(Double(sum.output.1))
      let to = try #require(Double(sum.output.3))
      #expect(!reason.contains("grows") || to > from, "seed \(seed): \(reason)")
      #expect(!reason.contains("shrinks") || to < from, "seed \(seed): \(reason)")
    }
  }
}

/// What a reason says of an index and a page.
private struct Said {
  private let reason: String
  private let index: Double

  init(_ reason: String) throws {
    let match = try #require(reason.firstMatch(of: /= page (-?[0-9.]+)/), "\(reason)")
    self.reason = reason
    index = try #require(Double(match.output.1))
  }

  /// Whether the content may have landed on the page.
  func allows(_ page: Int) -> Bool {
    let page = Double(page)
    if let limit = reason.firstMatch(of: /one at a time: ([0-9]+) to ([0-9]+)$/) {
      guard let from = Double(limit.output.1) else { return false }
      return Double(limit.output.2) == page && abs(from - page) == 1
        && (index - page) * (page - from) > -1
    }
    if let held = reason.firstMatch(of: /held at the (first|last) page, ([0-9]+)$/) {
      guard Double(held.output.2) == page else { return false }
      return held.output.1 == "first" ? index < page : index > page - 1
    }
    if reason.contains("half up") { return (index + 0.5).rounded(.down) == page }
    if reason.contains("rounded up") { return page > index && page - index < 1 }
    if reason.contains("rounded down") { return page < index && index - page < 1 }
    if reason.contains("nearest") { return abs(index - page) <= 0.5 }
    return reason.hasSuffix("already whole") && index == page
  }
}
