/// The values that a strategy's parameter takes; other kinds than numbers may join.
public enum PermittedValues: Hashable, Sendable {
  /// Every number of a range, its ends included.
  case numbers(ClosedRange<Double>)

  /// Whether a value is of the kind and within the range.
  public func contains(_ value: ParameterValue) -> Bool {
    switch (self, value) {
    case (.numbers(let range), .number(let number)): range.contains(number)
    }
  }

  /// The value that a text stands for, permitted or not; nil where it is of another kind.
  public func value(reading text: some StringProtocol) -> ParameterValue? {
    switch self {
    case .numbers: Double(text).map { .number($0) }
    }
  }
}

extension PermittedValues: CustomStringConvertible {
  /// The values in words, to follow "takes": `a number from 0 to 1`.
  public var description: String {
    switch self {
    case .numbers(let range):
      "a number from \(ParameterValue.number(range.lowerBound)) "
        + "to \(ParameterValue.number(range.upperBound))"
    }
  }
}
