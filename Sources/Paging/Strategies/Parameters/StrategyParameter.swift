/// A value that a strategy's rule leaves open.
public struct StrategyParameter: Hashable, Sendable {
  /// Lower-case words with underscores, the unit last: `threshold_pages`.
  public let name: String
  /// What it does, in one line for lists.
  public let summary: String
  /// The values it takes.
  public let permitted: PermittedValues
  /// The value it has where none is chosen.
  public let defaultValue: ParameterValue

  /// A parameter; the default is one of the permitted values.
  public init(
    name: String, summary: String, permitted: PermittedValues, defaultValue: ParameterValue
  ) {
    self.name = name
    self.summary = summary
    self.permitted = permitted
    self.defaultValue = defaultValue
  }
}

/// A parameter with the value that a strategy has of it.
public struct StrategySetting: Hashable, Sendable {
  /// The parameter.
  public let parameter: StrategyParameter
  /// Its present value.
  public let value: ParameterValue

  /// A parameter with a value.
  public init(_ parameter: StrategyParameter, _ value: ParameterValue) {
    self.parameter = parameter
    self.value = value
  }

  /// Whether the value is the one that the parameter has where none is chosen.
  public var isDefault: Bool { value == parameter.defaultValue }
}
