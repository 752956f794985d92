// How a strategy is written: `one-page`, or `one-page:threshold_pages=0.25` where a value is not
// the default. Commas stay free for lists of strategies.

private let settingSeparator: Character = ":"
private let valueSeparator: Character = "="

extension PagingStrategies {
  /// The name of a rule with the values that are not their defaults, in the order of the settings:
  /// `one-page:threshold_pages=0.25`.
  public static func name(ofRule ruleName: String, settings: [StrategySetting]) -> String {
    settings.lazy.filter { !$0.isDefault }.reduce(into: ruleName) { name, setting in
      name += "\(settingSeparator)\(setting.parameter.name)\(valueSeparator)\(setting.value)"
    }
  }

  /// The strategy of a name, as ``PagingStrategy/name`` writes it.
  ///
  /// The rule's name, then any number of `:parameter=value` in any order; what is left out has its
  /// default. Throws ``StrategyError`` where the rule, a parameter or a value does not exist.
  public static func strategy(named name: String) throws(StrategyError) -> any PagingStrategy {
    let parts = name.split(separator: settingSeparator, omittingEmptySubsequences: false)
    guard let ruleName = parts.first, var strategy = all.first(where: { $0.ruleName == ruleName })
    else { throw .unknownStrategy(parts.first.map(String.init) ?? name) }
    var given: Set<String> = []
    for part in parts.dropFirst() {
      let words = part.split(
        separator: valueSeparator, maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2 else { throw .noSetting(String(part), strategy: strategy.ruleName) }
      let parameter = String(words[0])
      guard given.insert(parameter).inserted else {
        throw .repeatedParameter(parameter, strategy: strategy.ruleName)
      }
      strategy = try strategy.setting(parameter, reading: String(words[1]))
    }
    return strategy
  }

  /// The strategy of a name, as ``strategy(named:)`` reads it, or nil.
  public static func named(_ name: String) -> (any PagingStrategy)? {
    try? strategy(named: name)
  }
}
