import TestSupport
import Testing

@testable import Paging

@Suite struct StrategyTests {
  @Test func `every strategy is known by its name`() {
    #expect(
      PagingStrategies.all.map(\.name) == [
        "paging", "round", "directional", "directional-ceil", "one-page", "settle-visible",
        "nearest-center",
      ])
    #expect(PagingStrategies.all.allSatisfy { PagingStrategies.named($0.name)?.name == $0.name })
    #expect(PagingStrategies.named("Paging") == nil)
  }

  @Test func `every summary fits a line of help`() {
    for strategy in PagingStrategies.all {
      let summary = strategy.summary
      #expect(!summary.isEmpty && summary.count <= 72 && !summary.hasSuffix("."), "\(summary)")
      #expect(!summary.contains("\n"))
    }
  }

  @Test func `the rules of carousels coast fast and the rest at the normal rate`() {
    let fast = PagingStrategies.all.filter { $0.decelerationRate == .fast }.map(\.name)
    #expect(fast == ["round", "directional", "directional-ceil", "one-page"])
  }

  @Test func `a release says how fast it coasts, or its strategy does`() throws {
    let release = Release(from: 1, to: 1, perMillisecond: 1)
    #expect(try landing(RoundStrategy(), release).page == 1)
    let normal = Release(from: 1, to: 1, perMillisecond: 1, rate: .normal)
    #expect(try landing(RoundStrategy(), normal).page == 2)
  }

  // One drag, seven answers: from page 1, across 0.6 pages of 400 points, 0.2 pt/ms back.
  static let flickBack: [Row<(String, page: Int?)>] = [
    Row("paging rounds down", ("paging", 1)),
    Row("round coasts 19.8 points", ("round", 2)),
    Row("directional rounds down", ("directional", 1)),
    Row("directional-ceil rounds down", ("directional-ceil", 1)),
    Row("one-page rounds down", ("one-page", 1)),
    Row("settle-visible coasts 99.8 points and shows item 2", ("settle-visible", 2)),
    Row("nearest-center coasts 99.8 points", ("nearest-center", 1)),
  ]

  @Test(arguments: flickBack) func `a flick back after more than half a page`(
    row: Row<(String, page: Int?)>
  ) throws {
    let strategy = try #require(PagingStrategies.named(row.value.0))
    let release = Release(from: 1, to: 1.6, perMillisecond: -0.2)
    #expect(try landing(strategy, release).page == row.value.page)
  }

  @Test func `the slow drag back of the first directional rule jumps forward`() throws {
    let release = Release(from: 2, to: 1.2)
    #expect(try landing(DirectionalStrategy(), release).page == 1)
    #expect(try landing(DirectionalStrategy(atRest: .forward), release).page == 2)
  }

  @Test func `one page at a time counts from the page last snapped to`() throws {
    let far = Release(from: 1, to: 1.9, perMillisecond: 8)
    #expect(try landing(DirectionalStrategy(), far).page == 4)
    #expect(try landing(OnePageStrategy(), far).page == 2)
    let stray = Release(
      contentOffset: 400, currentPage: .max, beginContentOffset: 400)
    #expect(try landing(OnePageStrategy(), stray).page == 3)
  }

  @Test func `settle-visible snaps only what decelerates`() throws {
    let still = try landing(SettleVisibleStrategy(), Release(from: 1, to: 1.4))
    #expect(still == Landing(page: nil, targetContentOffset: 560))
    let stretched = try landing(SettleVisibleStrategy(), Release(from: 0, to: -0.1))
    #expect(stretched == Landing(page: 0, targetContentOffset: 0, deceleratesTo: 0))
  }

  @Test func `paging lands between items that are shorter than the viewport`() throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
      contentInset: AxisInsets(leading: 50, trailing: 50))
    let release = Release(
      contentOffset: 500, velocity: Velocity(perMillisecond: 1), currentPage: 1,
      beginContentOffset: 240)
    let landing = PagingEnabledStrategy().landing(for: release, in: layout)
    #expect(landing == Landing(page: 2, targetContentOffset: 750))
    let nearest = layout.item(nearestToCenterAt: 750)
    #expect(layout.contentOffset(centering: nearest) - 750 == 70)
  }

  @Test func `a page at rest is its own page, wherever the layout can show it`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.layout()
      for strategy in PagingStrategies.all {
        let page = random.item(of: layout)
        let rest = strategy.restContentOffset(ofPage: page, in: layout)
        let again = strategy.restContentOffset(
          ofPage: strategy.page(ofRestAt: rest, in: layout), in: layout)
        let range = layout.contentOffsetRange
        #expect(
          again.isAt(rest) || rest == range.upperBound || rest == range.lowerBound,
          "\(strategy.name), seed \(seed)")
      }
    }
  }

  private func landing(_ strategy: any PagingStrategy, _ release: Release) throws -> Landing {
    strategy.landing(for: release, in: try pages(5))
  }
}
