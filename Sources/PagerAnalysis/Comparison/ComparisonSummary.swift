import Recordings

/// The comparison of all recordings so far; its size depends on the strategies alone.
package struct ComparisonSummary: Sendable {
  package let comparison: Comparison
  /// By strategy and estimator, as ``Comparison/outcomes(of:in:)`` lists them.
  package private(set) var tallies: [Tally]
  package private(set) var disputes: DisputeList
  package private(set) var swipes = 0
  /// Swipes that started at rest in the middle, since their recording's pages do not hold.
  package private(set) var swipesFromTheMiddle = 0
  package private(set) var swipesByDeviceKind: [String: Int] = [:]
  /// Labelled swipes by how their label is known.
  package private(set) var labelSources: [String: Int] = [:]
  /// Swipes, by strategy, that land elsewhere with another estimator.
  package private(set) var estimatorDisputes: [Int]

  package init(comparison: Comparison, disputeLimit: Int) {
    self.comparison = comparison
    let strategies = comparison.strategies.count
    tallies = Array(repeating: Tally(), count: strategies * comparison.estimators.count)
    estimatorDisputes = Array(repeating: 0, count: strategies)
    disputes = DisputeList(limit: disputeLimit)
  }

  /// The tally of a strategy with an estimator, both by their place in the comparison.
  package func tally(strategy: Int, estimator: Int) -> Tally {
    tallies[strategy * comparison.estimators.count + estimator]
  }

  package mutating func add(
    _ swipe: Swipe, outcomes: [Outcome], recording: String, settings: PlaybackSettings
  ) {
    swipes += 1
    if !settings.keepsRecordedPages { swipesFromTheMiddle += 1 }
    swipesByDeviceKind[settings.device.kind ?? "device of unknown kind", default: 0] += 1
    if let intent = swipe.intent { labelSources[intent.source, default: 0] += 1 }
    for (place, outcome) in outcomes.enumerated() { tallies[place].add(outcome, of: swipe) }
    let estimators = comparison.estimators.count
    let first = stride(from: 0, to: outcomes.count, by: estimators)
    for (strategy, start) in first.enumerated()
    where outcomes[start..<(start + estimators)].contains(where: { $0.page != outcomes[start].page }
    ) {
      estimatorDisputes[strategy] += 1
    }
    let pages = first.map { outcomes[$0].snaps ? outcomes[$0].page : nil }
    disputes.add(DisputeWeight(pages)) {
      Dispute(
        recording: recording, index: swipe.index, startPage: swipe.startPage,
        intent: swipe.intent, pages: pages)
    }
  }
}
