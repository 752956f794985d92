/// The value of a strategy's parameter; other kinds than numbers may join.
public enum ParameterValue: Hashable, Sendable {
  /// A number, in the unit that the parameter's name ends with.
  case number(Double)
}

extension ParameterValue: CustomStringConvertible {
  /// The shortest text that reads back to the same value: `0.25`, `1`.
  public var description: String {
    switch self {
    case .number(let number):
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}
