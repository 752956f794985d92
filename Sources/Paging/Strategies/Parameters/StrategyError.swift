/// Why a name or a parameter makes no strategy.
public enum StrategyError: Error, Hashable, Sendable {
  /// No strategy has this name.
  case unknownStrategy(String)
  /// The strategy has no parameter of this name; `known` names those it has.
  case unknownParameter(String, strategy: String, known: [String])
  /// What was given for the parameter, in words, is not among its values.
  case valueNotPermitted(String, StrategyParameter, strategy: String)
  /// A part of the strategy's name gives no value to anything.
  case noSetting(String, strategy: String)
  /// A strategy's name gives the same parameter two values.
  case repeatedParameter(String, strategy: String)
}

extension StrategyError: CustomStringConvertible {
  /// One sentence: what is wrong, and what there is to choose from.
  public var description: String {
    switch self {
    case .unknownStrategy(let name):
      "unknown strategy '\(name)'; choose from \(list(PagingStrategies.all.map(\.ruleName)))"
    case .unknownParameter(let name, let strategy, let known) where known.isEmpty:
      "unknown parameter '\(name)' of \(strategy); it has none"
    case .unknownParameter(let name, let strategy, let known):
      "unknown parameter '\(name)' of \(strategy); choose from \(list(known))"
    case .valueNotPermitted(let found, let parameter, let strategy):
      "\(parameter.name) of \(strategy) takes \(parameter.permitted), not \(found)"
    case .noSetting(let text, let strategy):
      "'\(text)' sets no parameter of \(strategy); write NAME=VALUE"
    case .repeatedParameter(let name, let strategy):
      "\(name) of \(strategy) is given twice; give it once"
    }
  }

  private func list(_ names: [String]) -> String {
    names.joined(separator: ", ")
  }
}
