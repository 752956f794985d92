import TestSupport
import Testing

@testable import Paging

/// What people expect of every pager, of those strategies that keep to it, in layouts of all kinds.
///
/// Two more expectations, that a finger held still gives the landing without velocity and that the
/// sampling rate of a motion does not matter, are tested where the velocity is measured: MeasuredMotionTests.
@Suite struct InvariantTests {
  @Test func `nearly half a page without velocity returns, more goes on`() throws {
    for strategy in try Expectation.halfReturns.keepers() {
      var checked = 0
      for seed in 0..<1000 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let layout = try random.filledLayout()
        let page = Int.random(in: 0..<strategy.pageCount(in: layout), using: &random)
        let share = random.oneOf([-0.49, -0.2, 0, 0.2, 0.49])
        let offset = strategy.contentOffset(ofPage: page, share: share, in: layout)
        guard !layout.isOutsideRange(offset) else { continue }
        let release = Release(
          contentOffset: offset + random.roundingError(), currentPage: page,
          beginContentOffset: strategy.contentOffset(ofPage: page, share: 0, in: layout))
        let landing = strategy.landing(for: release, in: layout)
        #expect(landing.page == page, "\(strategy.name), seed \(seed)")
        checked += 1
      }
      #expect(checked > 400, "\(strategy.name)")
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
    for strategy in try Expectation.flickAgainst.keepers() {
      var checked = 0
      for seed in 0..<1000 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let layout = try random.filledLayout()
        let last = strategy.pageCount(in: layout) - 1
        let page = Int.random(in: 0...last, using: &random)
        let drag = random.value(in: 0.5...1.5) * random.oneOf([-1, 1])
        let offset = strategy.contentOffset(ofPage: page, share: drag, in: layout)
        let first = strategy.contentOffset(ofPage: 0, share: 0, in: layout)
        let end = strategy.contentOffset(ofPage: last, share: 0, in: layout)
        // Beyond the pages there is only the way back to them.
        guard !layout.isOutsideRange(offset), first <= offset, offset <= end else { continue }
        let release = Release(
          contentOffset: offset + random.roundingError(),
          velocity: Velocity(perMillisecond: random.value(in: 0.001...3) * (drag < 0 ? 1 : -1)),
          currentPage: page,
          beginContentOffset: strategy.contentOffset(ofPage: page, share: 0, in: layout))
        let landing = strategy.landing(for: release, in: layout)
        let further = (landing.targetContentOffset - offset) * (drag < 0 ? -1 : 1)
        let stride = (layout.itemLengths.max() ?? 0) + layout.minimumLineSpacing
        let allowed = (strategy.threshold ?? 0) * stride
        #expect(further <= allowed + 1e-9, "\(strategy.name), seed \(seed)")
        checked += 1
      }
      #expect(checked > 150, "\(strategy.name)")
    }
  }

  @Test func `one page at a time means one`() throws {
    for strategy in try Expectation.onePage.keepers() {
      for seed in 0..<2000 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let layout = try random.filledLayout()
        let from = random.item(of: layout)
        let begin = strategy.contentOffset(ofPage: from, share: 0, in: layout)
        let drag = strategy.contentOffset(
          ofPage: from, share: random.value(in: -3...3), in: layout)
        let release = Release(
          contentOffset: random.oneOf([drag, random.contentOffset(in: layout)]),
          velocity: Velocity(perMillisecond: random.value(in: -10...10)), currentPage: from,
          beginContentOffset: begin)
        let page = strategy.landing(for: release, in: layout).page
        #expect(abs((page ?? .max) - from) <= 1, "\(strategy.name), seed \(seed)")
      }
    }
  }

  @Test func `a mirrored drag lands on the mirrored page`() throws {
    for strategy in try Expectation.mirrored.keepers() {
      for seed in 0..<500 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let layout = try mirrorable(strategy, &random)
        let range = layout.contentOffsetRange
        var release = random.release(in: layout)
        release.contentOffset = random.value(in: range.lowerBound - 50...range.upperBound + 50)
        release.beginContentOffset = random.value(in: range)
        let page = strategy.landing(for: release, in: layout).page
        let other = strategy.landing(for: mirrored(release, in: layout), in: layout).page
        #expect(other == page.map { layout.itemCount - 1 - $0 }, "\(strategy.name), seed \(seed)")
      }
    }
  }

  @Test func `content rests on items whatever their length`() throws {
    for strategy in try Expectation.restsOnItems.keepers() {
      for seed in 0..<1000 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let layout = try random.filledLayout()
        let landing = strategy.landing(for: random.release(in: layout), in: layout)
        let misalignment = layout.misalignment(at: landing.targetContentOffset)
        #expect(misalignment < 1e-6, "\(strategy.name), seed \(seed)")
      }
    }
  }

  @Test func `a settle that is caught and let go lands where it headed or nearest`() throws {
    for strategy in try Expectation.caught.keepers() {
      for seed in 0..<1000 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let layout = try random.filledLayout()
        let release = random.release(in: layout)
        let headed = strategy.landing(for: release, in: layout)
        let way = headed.targetContentOffset - release.contentOffset
        let caughtAt = release.contentOffset + way * random.value(in: 0...1)
        guard let page = headed.page, !layout.isOutsideRange(caughtAt) else { continue }
        let caught = Release(
          contentOffset: caughtAt, currentPage: page, beginContentOffset: caughtAt)
        let landing = strategy.landing(for: caught, in: layout).targetContentOffset
        let nearest = strategy.page(ofRestAt: caughtAt, in: layout)
        let allowed = [page, nearest].map { strategy.restContentOffset(ofPage: $0, in: layout) }
        #expect(allowed.contains { $0.isAt(landing) }, "\(strategy.name), seed \(seed)")
      }
    }
  }

  @Test func `content at rest on a page stays there without velocity`() throws {
    // settle-visible stays too, on no page.
    for strategy in try strategiesWithThresholds() where strategy.ruleName != "settle-visible" {
      var checked = 0
      for seed in 0..<1000 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let layout = try random.filledLayout()
        let page = Int.random(in: 0..<strategy.pageCount(in: layout), using: &random)
        let rest = strategy.restContentOffset(ofPage: page, in: layout)
        // Behind the last offset other pages have their places.
        guard strategy.page(ofRestAt: rest, in: layout) == page else { continue }
        let release = Release(
          contentOffset: rest + random.roundingError(), currentPage: page,
          beginContentOffset: rest)
        let landing = strategy.landing(for: release, in: layout)
        #expect(
          landing.page == page && landing.targetContentOffset.isAt(rest),
          "\(strategy.name), seed \(seed)")
        checked += 1
      }
      #expect(checked > 500, "\(strategy.name)")
    }
  }

  private func mirrored(_ release: Release, in layout: PagerLayout) -> Release {
    let ends = layout.contentOffsetRange.lowerBound + layout.contentOffsetRange.upperBound
    return Release(
      contentOffset: ends - release.contentOffset,
      velocity: Velocity(perSecond: -release.velocity.perSecond),
      decelerationRate: release.decelerationRate,
      currentPage: layout.itemCount - 1 - release.currentPage,
      beginContentOffset: ends - release.beginContentOffset)
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
