/// A rule that goes on to the next item only past a threshold.
protocol ThresholdedStrategy: AlignedStrategy {
  var rule: DirectionalRule { get }
  init(_ rule: DirectionalRule)
}

extension StrategyParameter {
  /// How far past an item, in pages (shares of the way to the next), moving content goes on.
  ///
  /// Ours, for comparing thresholds; 0 is the rule that the strategies come from.
  public static let thresholdPages = StrategyParameter(
    name: "threshold_pages",
    summary: "how far past an item moving content must be to go on",
    permitted: .numbers(0...1), defaultValue: .number(0))
}

extension DirectionalRule {
  var settings: [StrategySetting] {
    [StrategySetting(.thresholdPages, .number(thresholdPages))]
  }
}

extension ThresholdedStrategy {
  /// The threshold.
  public var settings: [StrategySetting] { rule.settings }

  /// The fast rate, which keeps the coasting short.
  public var decelerationRate: DecelerationRate { .fast }

  /// The same rule with another threshold.
  public func setting(
    _ parameter: String, to value: ParameterValue
  ) throws(StrategyError) -> Self {
    try checkSetting(parameter, to: value)
    var rule = rule
    switch value {
    case .number(let pages): rule.thresholdPages = pages
    }
    return Self(rule)
  }
}
