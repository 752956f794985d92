import Paging
import Testing
import Touch

@testable import PagerAnalysis

/// A swipe on ten standard pages that rested on page 2.
func swipe(
  releasedAt offset: Double, velocities: [Double] = [0], from start: Int = 2,
  meaning intent: Swipe.Intent? = nil, index: Int = 0
) -> Swipe {
  let rest = Double(start) * 375
  return Swipe(
    index: index, fingers: 2, axis: .horizontal, touchMicroseconds: 8000,
    liftMicroseconds: 136_000, frames: 16, restMicroseconds: 8000,
    peakVelocity: Velocity(perSecond: 1500), startPage: start,
    content: ContentTrack(
      contentOffset: offset, restContentOffset: rest, beginContentOffset: rest),
    velocities: velocities.map(Velocity.init(perSecond:)), intent: intent)
}

@Suite struct ComparisonTests {
  /// The fast rate carries 2 pt/ms over 198 points, the normal one over 998.
  @Test(arguments: [
    Landing("paging", 900, 0, page: 2, target: 750, settle: (150 * 6 / 0.014).squareRoot()),
    Landing("round", 900, 0, page: 2, target: 750, settle: (150 * 6 / 0.014).squareRoot()),
    Landing("directional", 900, 0, page: 2, target: 750, settle: (150 * 6 / 0.014).squareRoot()),
    Landing(
      "directional-ceil", 900, 0, page: 3, target: 1125, settle: (225 * 6 / 0.014).squareRoot()),
    Landing("one-page", 900, 0, page: 2, target: 750, settle: (150 * 6 / 0.014).squareRoot()),
    Landing("settle-visible", 900, 0, page: 2, target: 900, off: 150, settle: 0),
    Landing("nearest-center", 900, 0, page: 2, target: 750, settle: (150 * 6 / 0.014).squareRoot()),
    Landing("paging", 900, 2000, page: 3, target: 1125, settle: (225 * 6 / 0.014).squareRoot()),
    Landing("round", 900, 2000, page: 3, target: 1125, settle: (225 * 6 / 0.014).squareRoot()),
    Landing("directional", 1000, 2000, page: 4, target: 1500, settle: 462.910),
    Landing("one-page", 1000, 2000, page: 3, target: 1125, settle: 200),
    Landing(
      "nearest-center", 900, 2000, page: 5, target: 1875, settle: (975 * 6 / 0.014).squareRoot()),
  ])
  private func `worked landings`(landing: Landing) throws {
    let strategy = try #require(PagingStrategies.named(landing.strategy))
    let comparison = Comparison(strategies: [strategy], estimators: [.robust])
    let outcomes = comparison.outcomes(
      of: swipe(releasedAt: landing.offset, velocities: [landing.velocity]), in: .standard)
    let outcome = try #require(outcomes.first)
    #expect(outcomes.count == 1)
    #expect(outcome.page == landing.page)
    #expect(outcome.snaps == (landing.misalignment == 0))
    #expect(outcome.targetContentOffset == landing.target)
    #expect(outcome.misalignment == landing.misalignment)
    #expect(abs(outcome.settleMilliseconds - landing.settle) < 1e-3)
  }

  @Test func `all estimators of a strategy stand together`() {
    let comparison = Comparison(
      strategies: [RoundStrategy(), PagingEnabledStrategy()], estimators: [.robust, .lastTwo])
    let outcomes = comparison.outcomes(
      of: swipe(releasedAt: 800, velocities: [0, 3000]), in: .standard)
    #expect(outcomes.map(\.page) == [2, 3, 2, 3])
    let summary = ComparisonSummary(comparison: comparison, disputeLimit: 0)
    #expect(summary.tallies.count == 4)
  }

  @Test func `the pitch is the way from page to page`() throws {
    #expect(PagerLayout.standard.pagePitch == 375)
    let unequal = try PagerLayout(
      boundsLength: 375, itemLengths: [100, 200, 300], minimumLineSpacing: 10,
      sectionInset: AxisInsets(leading: 30, trailing: 0))
    #expect(unequal.pagePitch == 160)
    let single = try PagerLayout(
      boundsLength: 375, itemLength: 300, itemCount: 1, minimumLineSpacing: 10)
    #expect(single.pagePitch == 310)
  }
}

private struct Landing: CustomTestStringConvertible {
  let strategy: String
  let offset: Double
  let velocity: Double
  let page: Int
  let target: Double
  let misalignment: Double
  let settle: Double

  init(
    _ strategy: String, _ offset: Double, _ velocity: Double, page: Int, target: Double,
    off misalignment: Double = 0, settle: Double
  ) {
    self.strategy = strategy
    self.offset = offset
    self.velocity = velocity
    self.page = page
    self.target = target
    self.misalignment = misalignment
    self.settle = settle
  }

  var testDescription: String { "\(strategy) at \(offset), \(velocity) pt/s" }
}
