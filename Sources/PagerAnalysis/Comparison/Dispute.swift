/// A swipe that strategies land on different pages.
package struct Dispute: Sendable {
  package var recording: String
  /// Counts the swipes of the recording from 0.
  package var index: Int
  package var startPage: Int
  package var intent: Swipe.Intent?
  /// Where each strategy lands it, with the first estimator; nil where it snaps to nothing.
  package var pages: [Int?]
}

/// How divided strategies are about a swipe: more answers first, then further apart.
struct DisputeWeight: Comparable {
  private let answers: Int
  private let spread: Int

  init(_ pages: some Collection<Int?>) {
    var known: [Int?] = []
    for page in pages where !known.contains(page) { known.append(page) }
    answers = known.count
    let snapped = known.compactMap { $0 }
    spread = (snapped.max() ?? 0) - (snapped.min() ?? 0)
  }

  var isDivided: Bool { answers > 1 }

  static func < (left: DisputeWeight, right: DisputeWeight) -> Bool {
    (left.answers, left.spread) < (right.answers, right.spread)
  }
}

/// The most disputed swipes, at most so many: memory does not grow with the recordings.
package struct DisputeList: Sendable {
  /// All disputed swipes, listed or not.
  package private(set) var count = 0
  private var ranked: [(weight: DisputeWeight, dispute: Dispute)] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// The worst first; of equals, in the order of the recordings.
  package var disputes: [Dispute] { ranked.map(\.dispute) }

  /// Takes a dispute of a weight, which is made only where it will be listed.
  mutating func add(_ weight: DisputeWeight, _ dispute: () -> Dispute) {
    guard weight.isDivided else { return }
    count += 1
    let place = ranked.firstIndex { $0.weight < weight } ?? ranked.count
    guard place < limit else { return }
    ranked.insert((weight, dispute()), at: place)
    if ranked.count > limit { ranked.removeLast() }
  }
}
