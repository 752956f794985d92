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
