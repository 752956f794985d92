package import Paging
package import Touch

/// The strategies and estimators that swipes are put through.
package struct Comparison: Sendable {
  package let strategies: [any PagingStrategy]
  package let estimators: [VelocityEstimator]

  package init(strategies: [any PagingStrategy], estimators: [VelocityEstimator]) {
    self.strategies = strategies
    self.estimators = estimators
  }

  /// Every strategy with every estimator; all outcomes of a strategy stand together.
  package func outcomes(of swipe: Swipe, in layout: PagerLayout) -> [Outcome] {
    strategies.flatMap { strategy in
      swipe.velocities.map { outcome(of: swipe, velocity: $0, strategy: strategy, in: layout) }
    }
  }

  package func outcome(
    of swipe: Swipe, velocity: Velocity, strategy: some PagingStrategy, in layout: PagerLayout
  ) -> Outcome {
    Outcome(
      of: swipe.content.release(velocity: velocity, strategy: strategy, in: layout), by: strategy,
      in: layout)
  }
}
