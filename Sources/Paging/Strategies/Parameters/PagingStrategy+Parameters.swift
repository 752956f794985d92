// A strategy without parameters has nothing to add to these.
extension PagingStrategy {
  /// The name, which is the rule's alone where the strategy has no parameters.
  public var ruleName: String { name }

  /// No parameters.
  public var settings: [StrategySetting] { [] }

  /// Throws, as the strategy has no parameters.
  public func setting(
    _ parameter: String, to value: ParameterValue
  ) throws(StrategyError) -> Self {
    try checkSetting(parameter, to: value)
    return self
  }
}

extension PagingStrategy {
  /// The strategy's parameter of a name; throws ``StrategyError`` where it has none of it.
  public func parameter(named name: String) throws(StrategyError) -> StrategyParameter {
    let parameters = settings.map(\.parameter)
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      throw .unknownParameter(name, strategy: ruleName, known: parameters.map(\.name))
    }
    return parameter
  }

  /// The same rule with another value of a parameter, given as text.
  public func setting(
    _ parameter: String, reading text: String
  ) throws(StrategyError) -> Self {
    let known = try self.parameter(named: parameter)
    guard let value = known.permitted.value(reading: text), known.permitted.contains(value) else {
      throw .valueNotPermitted("'\(text)'", known, strategy: ruleName)
    }
    return try setting(parameter, to: value)
  }

  /// Throws ``StrategyError`` where the strategy has no such parameter or the value is not permitted.
  ///
  /// What ``PagingStrategy/setting(_:to:)`` of a strategy of your own begins with.
  public func checkSetting(_ parameter: String, to value: ParameterValue) throws(StrategyError) {
    let known = try self.parameter(named: parameter)
    guard known.permitted.contains(value) else {
      throw .valueNotPermitted("\(value)", known, strategy: ruleName)
    }
  }
}
