import Pager
package import PagerAnalysis
import Paging
import Touch

/// Lands every swipe by every strategy with every estimator, and keeps what cannot be.
package final class LandingWatch {
  package private(set) var complaint: Complaint?
  package private(set) var outcomes: [Outcome] = []
  private let comparison = Comparison(
    strategies: PagingStrategies.all, estimators: VelocityEstimators.all)

  package init() {}

  /// A collector that hands its swipes to this.
  package func collector() -> SwipeCollector {
    SwipeCollector(estimators: comparison.estimators) { [self] swipe, settings in
      take(swipe, in: settings.configuration.layout)
    }
  }

  private func take(_ swipe: Swipe, in layout: PagerLayout) {
    let landed = comparison.outcomes(of: swipe, in: layout)
    outcomes += landed
    for outcome in landed where !isSound(outcome, in: layout) {
      complaint = complaint ?? Complaint("\(outcome) of \(swipe)")
    }
  }

  private func isSound(_ outcome: Outcome, in layout: PagerLayout) -> Bool {
    (0..<layout.itemCount).contains(outcome.page)
      && layout.contentOffsetRange.contains(outcome.targetContentOffset)
      && outcome.misalignment.isFinite && outcome.misalignment >= 0
      && outcome.settleMilliseconds.isFinite && outcome.settleMilliseconds >= 0
  }
}
