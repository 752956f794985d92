import Paging
import Recordings

extension PagingStrategy {
  /// The same rule with another value of a parameter, given as JSON.
  func setting(_ parameter: String, json value: JSONValue) throws(StrategyError) -> Self {
    switch value {
    case .number(let number): return try setting(parameter, to: .number(number))
    case .null, .boolean, .string, .array, .object:
      let known = try self.parameter(named: parameter)
      throw .valueNotPermitted(value.kind, known, strategy: ruleName)
    }
  }
}
