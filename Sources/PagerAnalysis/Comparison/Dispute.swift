/// A swipe that strategies land on different pages.
package struct Dispute: Sendable {
  package var recording: String
  /// Counts the swipes of the recording from 0.
  package var index: Int
  package var startPage: Int
  package var intent: Swipe.Intent?
  /// Where each strategy lands it, with the first estimator; nil where it snaps to nothing.
  package var pages: [Int?]

  /// How divided the strategies are: more answers first, then further apart.
  fileprivate var weight: (answers: Int, spread: Int) {
    let snapped = pages.compactMap { $0 }
    let spread = (snapped.max() ?? 0) - (snapped.min() ?? 0)
    return (Set(pages).count, spread)
  }
}

/// The most disputed swipes, at most so many: memory does not grow with the recordings.
package struct DisputeList: Sendable {
  /// All disputed swipes, listed or not.
  package private(set) var count = 0
  /// The worst first; of equals, in the order of the recordings.
  package private(set) var disputes: [Dispute] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(_ dispute: Dispute) {
    guard dispute.weight.answers > 1 else { return }
    count += 1
    let place = disputes.firstIndex { $0.weight < dispute.weight } ?? disputes.count
    guard place < limit else { return }
    disputes.insert(dispute, at: place)
    if disputes.count > limit { disputes.removeLast() }
  }
}
