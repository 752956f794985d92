import TestSupport
import Testing

@testable import Paging

/// Pages of 400 points; 0.01 pt/ms coasts 0.99 points, so that an index moves by 0.0025.
@Suite struct ThresholdTests {
  typealias Case = (threshold: Double, release: Release, page: Int)

  static let rounding: [Row<Case>] = [
    Row("forward, none: the slightest motion", (0, forward(to: 1.01), 2)),
    Row("forward, within it", (0.25, forward(to: 1.24), 1)),
    Row("forward, past it", (0.25, forward(to: 1.26), 2)),
    Row("back, none: the slightest motion", (0, back(to: 1.99), 1)),
    Row("back, within it", (0.25, back(to: 1.76), 2)),
    Row("back, past it", (0.25, back(to: 1.74), 1)),
    Row("half is the nearest, forward", (0.5, forward(to: 1.49), 1)),
    Row("half is the nearest, forward and beyond", (0.5, forward(to: 1.51), 2)),
    Row("half is the nearest, back", (0.5, back(to: 1.51), 2)),
    Row("half is the nearest, back and beyond", (0.5, back(to: 1.49), 1)),
    Row("more than half returns what is nearer to the next", (0.75, forward(to: 1.7), 1)),
    Row("more than half, back", (0.75, back(to: 1.3), 2)),
    Row("a whole page forward never goes on", (1, forward(to: 1.99), 1)),
    Row("a whole page back never goes on", (1, back(to: 1.01), 2)),
    Row("at rest the nearest, whatever it is", (0.75, Release(from: 1, to: 1.6), 2)),
    Row("at rest and back the nearest", (0.05, Release(from: 2, to: 1.6), 2)),
    Row("a reversal within it goes to the page turned away from", (0.75, reversal, 2)),
    Row("a reversal past it returns", (0.25, reversal, 1)),
    Row("a flick that coasts past it", (0.5, flick(perMillisecond: 2.5), 2)),
    Row("a flick that does not", (0.75, flick(perMillisecond: 2.5), 1)),
  ]

  @Test(arguments: rounding) func `only what is past the threshold goes on`(row: Row<Case>) throws {
    let (threshold, release, page) = row.value
    let layout = try pages(5)
    let directional = try DirectionalStrategy(thresholdPages: threshold)
    #expect(directional.landing(for: release, in: layout).page == page)
    // None of these goes further than one page.
    let onePage = try OnePageStrategy(thresholdPages: threshold)
    #expect(onePage.landing(for: release, in: layout).page == page)
  }

  @Test func `the first version has the threshold at rest too`() throws {
    let strategy = try DirectionalStrategy(atRest: .forward, thresholdPages: 0.25)
    for (index, page) in [(1.24, 1), (1.26, 2), (1.0, 1), (0.2, 0), (3.99, 4)] {
      let landing = strategy.landing(for: Release(from: 2, to: index), in: try pages(5))
      #expect(landing.page == page, "\(index)")
    }
  }

  @Test func `an index exactly at the threshold is not past it`() throws {
    // Sums of lengths without an exact binary fraction: noise must not decide.
    for length in [400, 411.42857142857144, 0.1] {
      for threshold in [0.05, 0.1, 0.25, 1.0 / 3, 0.7] {
        let strategy = try DirectionalStrategy(thresholdPages: threshold)
        let layout = try pages(100, of: length)
        for page in 1..<99 {
          let share = Double(page) + threshold
          let ahead = strategy.landing(
            for: arriving(atPage: share, of: length, perMillisecond: 0.2), in: layout)
          #expect(ahead.page == page, "\(share) of \(length)")
          let behind = strategy.landing(
            for: arriving(atPage: Double(page) - threshold, of: length, perMillisecond: -0.2),
            in: layout)
          #expect(behind.page == page, "\(share) of \(length)")
        }
      }
    }
  }

  @Test func `content that coasts to an item stays on it, whatever the threshold`() throws {
    for threshold in thresholds {
      let strategy = try DirectionalStrategy(thresholdPages: threshold)
      for velocity in [0.2, -0.2] {
        let release = arriving(atPage: 2, of: 400, perMillisecond: velocity)
        #expect(strategy.landing(for: release, in: try pages(5)).page == 2, "\(threshold)")
      }
    }
  }

  @Test func `stretched content returns to its end, whatever the threshold`() throws {
    for strategy in try strategiesWithThresholds() where strategy.threshold != nil {
      for velocity in [0.0, 1, -1] {
        let before = Release(from: 0, to: -0.2, perMillisecond: velocity)
        #expect(strategy.landing(for: before, in: try pages(5)).page == 0, "\(strategy.name)")
        let behind = Release(from: 4, to: 4.2, perMillisecond: velocity)
        #expect(strategy.landing(for: behind, in: try pages(5)).page == 4, "\(strategy.name)")
      }
    }
  }

  @Test func `the end is past every threshold, what lies before it is not`() throws {
    // Five left-aligned items of 320 in a viewport of 400: the end is at 3.75 strides.
    let layout = try PagerLayout(boundsLength: 400, itemLength: 320, itemCount: 5)
    for threshold in [0.75, 0.9, 1] {
      let strategy = try DirectionalStrategy(thresholdPages: threshold)
      let flung = Release(from: 3, to: 3.1, length: 320, perMillisecond: 3)
      #expect(strategy.landing(for: flung, in: layout).page == 4, "\(threshold)")
      let slow = Release(from: 3, to: 3.7, length: 320, perMillisecond: 0.01)
      #expect(strategy.landing(for: slow, in: layout).page == 3, "\(threshold)")
    }
    let first = try DirectionalStrategy(atRest: .forward, thresholdPages: 0.9)
    let atEnd = Release(from: 4, to: 3.75, length: 320)
    #expect(first.landing(for: atEnd, in: layout).page == 4)
  }

  @Test func `half a page is the nearest item in both directions, up to the tie`() throws {
    let half = try DirectionalStrategy(thresholdPages: 0.5)
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try pages(7, of: random.oneOf([375, 411.42857142857144]))
      var release = random.release(in: layout)
      release.contentOffset = random.value(in: layout.contentOffsetRange)
      #expect(
        half.landing(for: release, in: layout) == RoundStrategy().landing(for: release, in: layout),
        "seed \(seed)")
    }
    let tie = arriving(atPage: 1.5, of: 400, perMillisecond: 0.2)
    #expect(half.landing(for: tie, in: try pages(5)).page == 1)
    #expect(RoundStrategy().landing(for: tie, in: try pages(5)).page == 2)
  }

  @Test func `a larger threshold never lands further in the direction of motion`() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.layout()
      guard layout.itemCount > 0 else { continue }
      var release = random.release(in: layout)
      release.velocity = Velocity(
        perMillisecond: random.oneOf([-1, 1]) * random.value(in: 0.01...3))
      let target = release.projectedContentOffset(in: layout, at: .fast)
      release.decelerationRate = .fast
      let sign = release.contentOffset <= target ? 1 : -1
      var last = Int.max
      for threshold in [0] + thresholds {
        let strategy = try DirectionalStrategy(thresholdPages: threshold)
        let page = try #require(strategy.landing(for: release, in: layout).page)
        #expect(sign * page <= last, "\(threshold), seed \(seed)")
        last = sign * page
      }
    }
  }

  private static let reversal = Release(from: 1, to: 1.4, perMillisecond: -0.01)

  private static func forward(to pages: Double) -> Release {
    Release(from: 1, to: pages, perMillisecond: 0.01)
  }

  private static func back(to pages: Double) -> Release {
    Release(from: 2, to: pages, perMillisecond: -0.01)
  }

  /// From page 1, coasts 247.5 points: to page 1.72.
  private static func flick(perMillisecond: Double) -> Release {
    Release(from: 1, to: 1.1, perMillisecond: perMillisecond)
  }

  /// A release that coasts to a position at the fast rate.
  private func arriving(
    atPage page: Double, of length: Double, perMillisecond: Double
  ) -> Release {
    // Short pages are not to be passed by the coasting.
    let velocity = Velocity(perMillisecond: perMillisecond * length / 400)
    let begin = page * length - DecelerationRate.fast.projectedTravel(of: velocity)
    return Release(
      contentOffset: begin, velocity: velocity, currentPage: Int(page.rounded()),
      beginContentOffset: begin)
  }
}
