import TestSupport
import Testing

@testable import Paging

/// What holds for every strategy alike: landings are possible, and the ends are reached.
@Suite struct RangeInvariantTests {
  @Test func `a landing is in the list and in the range`() throws {
    let compared = try strategiesWithThresholds()
    let absurd = [0, -1e12, 1e12, 1e300, -1e300, .infinity, -.infinity, .nan] as [Double]
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.layout()
      var release = random.release(in: layout)
      release.currentPage = random.oneOf([0, .max, .min, 5])
      if Bool.random(using: &random) { release.contentOffset = random.oneOf(absurd) }
      if Bool.random(using: &random) {
        release.velocity = Velocity(perMillisecond: random.oneOf(absurd))
      }
      for strategy in compared {
        let landing = strategy.landing(for: release, in: layout)
        #expect(
          layout.contentOffsetRange.contains(landing.targetContentOffset),
          "\(strategy.name), seed \(seed)")
        // Viewport-long pages are not items, and there may be more of them.
        let isListed = landing.page.map((0..<layout.itemCount).contains) ?? true
        #expect(isListed || strategy.name == "paging", "\(strategy.name), seed \(seed)")
        #expect((landing.page ?? 0) >= 0)
        #expect(landing.page == nil || layout.itemCount > 0, "\(strategy.name), seed \(seed)")
      }
    }
  }

  @Test func `lengths that do not add up exactly still rest on whole pages`() throws {
    for length in [411.42857142857144, 375.0 / 9, 0.1] {
      let layout = try pages(200, of: length)
      for strategy in try strategiesWithThresholds() where strategy.ruleName != "settle-visible" {
        var offset = 0.0
        for page in 0..<200 {
          let release = Release(
            contentOffset: offset, currentPage: page, beginContentOffset: offset)
          #expect(strategy.landing(for: release, in: layout).page == page, "\(strategy.name)")
          offset += length
        }
      }
    }
  }

  @Test func `the last page is reached when less than a page is left`() throws {
    // Five left-aligned items of 320 in a viewport of 400: the end is at 3.75 strides.
    let layout = try PagerLayout(boundsLength: 400, itemLength: 320, itemCount: 5)
    let flick = Release(
      contentOffset: 1000, velocity: Velocity(perMillisecond: 3), currentPage: 3,
      beginContentOffset: 960)
    for strategy in try strategiesWithThresholds() {
      let landing = strategy.landing(for: flick, in: layout)
      #expect(landing.targetContentOffset == 1200, "\(strategy.name)")
    }
  }

  @Test func `the first directional rule is mirrored when content moves`() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let index = random.value(in: 0...4)
      let velocity = random.oneOf([-1, 1]) * random.value(in: 0.01...3)
      let strategy = DirectionalStrategy(atRest: .forward)
      let release = Release(from: 2, to: index, perMillisecond: velocity)
      let mirror = Release(from: 2, to: 4 - index, perMillisecond: -velocity)
      let page = try #require(strategy.landing(for: release, in: try pages(5)).page)
      #expect(strategy.landing(for: mirror, in: try pages(5)).page == 4 - page, "seed \(seed)")
    }
  }
}
