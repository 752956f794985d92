import Paging

/// From the slightest motion to none at all.
let thresholds = [0.05, 0.25, 0.5, 0.75, 1]

/// Every strategy, and with several thresholds those that have one.
func strategiesWithThresholds() throws(StrategyError) -> [any PagingStrategy] {
  var strategies = PagingStrategies.all
  for strategy in PagingStrategies.all
  where strategy.settings.map(\.parameter).contains(.thresholdPages) {
    for threshold in thresholds {
      strategies.append(
        try strategy.setting(StrategyParameter.thresholdPages.name, to: .number(threshold)))
    }
  }
  return strategies
}

extension PagingStrategy {
  /// How far past an item the strategy goes on, in pages; nil where it has no threshold.
  var threshold: Double? {
    settings.first { $0.parameter == .thresholdPages }.map {
      switch $0.value {
      case .number(let pages): pages
      }
    }
  }
}
