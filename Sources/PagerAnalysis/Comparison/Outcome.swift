package import Paging

/// Where one strategy lands a swipe with one estimator's velocity.
package struct Outcome: Hashable, Sendable {
  /// The item nearest to the middle of the viewport at rest.
  package var page: Int
  /// Whether the strategy snapped; if not, the content rests where it was left.
  package var snaps: Bool
  package var targetContentOffset: Double
  /// How far the rest is from the nearest offset that shows an item aligned or centred, in points.
  package var misalignment: Double
  package var settleMilliseconds: Double
}

extension Outcome {
  /// What becomes of a release under a strategy.
  package init(
    of release: Release, by strategy: some PagingStrategy, in layout: PagerLayout
  ) {
    let landing = strategy.landing(for: release, in: layout)
    let settle = Settle(
      for: landing, release: release, in: layout, rate: release.rate(under: strategy))
    let target = landing.targetContentOffset
    self.init(
      page: layout.item(nearestToCenterAt: target), snaps: landing.page != nil,
      targetContentOffset: target, misalignment: layout.misalignment(at: target),
      settleMilliseconds: settle.durationMilliseconds)
  }
}
