import TestSupport
import Testing

@testable import Paging

/// What people expect of every pager, and which strategies keep to it.
///
/// Two more expectations, that a finger held still gives the landing without velocity and that the
/// sampling rate of a motion does not matter, are tested where the velocity is measured: MeasuredMotionTests.
@Suite struct InvariantTests {
  @Test func `nearly half a page without velocity returns, more goes on`() throws {
    // directional-ceil always goes on; settle-visible stays where it is.
    for strategy in try strategies(but: ["directional-ceil", "settle-visible"]) {
      for page in 0..<5 {
        for share in [-0.49, -0.2, 0, 0.2, 0.49] {
          let release = Release(from: page, to: Double(page) + share)
          let landing = strategy.landing(for: release, in: try pages(5))
          #expect(landing.page == page, "\(strategy.name) from \(page) by \(share)")
        }
      }
    }
  }

  static let ties: [Row<(String, page: Int?)>] = [
    Row("paging rounds up", ("paging", 2)),
    Row("round goes away from zero", ("round", 2)),
    Row("directional goes away from zero", ("directional", 2)),
    Row("directional-ceil rounds up", ("directional-ceil", 2)),
    Row("one-page goes away from zero", ("one-page", 2)),
    Row("a threshold has no part in it", ("one-page:threshold_pages=0.75", 2)),
    Row("settle-visible stays", ("settle-visible", nil)),
    Row("nearest-center takes the first", ("nearest-center", 1)),
  ]

  @Test(arguments: ties) func `half a page is a tie`(row: Row<(String, page: Int?)>) throws {
    let strategy = try #require(PagingStrategies.named(row.value.0))
    for release in [Release(from: 1, to: 1.5), Release(from: 2, to: 1.5)] {
      #expect(strategy.landing(for: release, in: try pages(5)).page == row.value.page)
    }
  }

  @Test func `a flick against the drag lands no further on, or by the threshold at most`() throws {
    // round, settle-visible and nearest-center weigh a slow flick against the distance and may.
    for strategy in try strategies(but: ["round", "settle-visible", "nearest-center"]) {
      for seed in 0..<500 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let from = Int.random(in: 0..<5, using: &random)
        let drag = random.value(in: 0.5...1.5) * random.oneOf([-1, 1])
        let flick = random.value(in: 0.001...3) * (drag < 0 ? 1 : -1)
        let release = Release(from: from, to: Double(from) + drag, perMillisecond: flick)
        let landing = strategy.landing(for: release, in: try pages(5))
        let travel = landing.targetContentOffset - release.contentOffset
        let further = drag < 0 ? -travel : travel
        let isInside = (0...1600).contains(release.contentOffset)
        #expect(
          further <= (strategy.threshold ?? 0) * 400 || !isInside, "\(strategy.name), seed \(seed)")
      }
    }
  }

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

  @Test func `one page at a time means one`() throws {
    let compared = try strategiesWithThresholds()
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let from = Int.random(in: 0..<10, using: &random)
      let release = Release(
        from: from, to: Double(from) + random.value(in: -3...3),
        perMillisecond: random.value(in: -10...10))
      for strategy in compared where strategy.ruleName == "one-page" {
        let page = strategy.landing(for: release, in: try pages(10)).page
        #expect(abs((page ?? .max) - from) <= 1, "\(strategy.name), seed \(seed)")
      }
    }
  }

  @Test func `a mirrored drag lands on the mirrored page`() throws {
    // directional-ceil knows forward only when nothing moves; ties are documented above.
    for strategy in try strategiesWithThresholds() {
      for seed in 0..<500 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let layout = try mirrorable(strategy, &random)
        let range = layout.contentOffsetRange
        var release = random.release(in: layout)
        release.contentOffset = random.value(in: range.lowerBound - 50...range.upperBound + 50)
        release.beginContentOffset = random.value(in: range)
        if strategy.ruleName == "directional-ceil" {
          release.velocity = Velocity(perMillisecond: 0.7)
        }
        var mirrored = release
        mirrored.contentOffset = range.lowerBound + range.upperBound - release.contentOffset
        mirrored.beginContentOffset =
          range.lowerBound + range.upperBound - release.beginContentOffset
        mirrored.velocity = Velocity(perSecond: -release.velocity.perSecond)
        mirrored.currentPage = layout.itemCount - 1 - release.currentPage
        let page = strategy.landing(for: release, in: layout).page
        let other = strategy.landing(for: mirrored, in: layout).page
        #expect(other == page.map { layout.itemCount - 1 - $0 }, "\(strategy.name), seed \(seed)")
      }
    }
  }

  @Test func `lengths that do not add up exactly still rest on whole pages`() throws {
    for length in [411.42857142857144, 375.0 / 9, 0.1] {
      let layout = try pages(200, of: length)
      for strategy in try strategies(but: ["settle-visible"]) {
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

  private func strategies(but excluded: Set<String>) throws -> [any PagingStrategy] {
    try strategiesWithThresholds().filter { !excluded.contains($0.ruleName) }
  }

  /// Full pages, or centred items for all but `paging`, whose pages are not items then.
  private func mirrorable(
    _ strategy: any PagingStrategy, _ random: inout SeededRandom
  ) throws -> PagerLayout {
    let item = strategy.name == "paging" ? 375 : random.oneOf([375, 275.5])
    return try PagerLayout(
      boundsLength: 375, itemLength: item, itemCount: Int.random(in: 1...9, using: &random),
      minimumLineSpacing: item == 375 ? 0 : 15,
      contentInset: .centering(itemLength: item, boundsLength: 375))
  }
}
