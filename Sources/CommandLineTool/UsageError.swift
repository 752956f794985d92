/// What is wrong with a command line; each case is one sentence.
package enum UsageError: Error, Hashable, CustomStringConvertible {
  case unknownOption(String, nearest: String?)
  case unknownCommand(String)
  case missingValue(String, String)
  case unexpectedValue(String)
  case invalidValue(Option, String, expected: String)
  /// What an option was given is wrong in itself, for a reason that is one clause.
  case unusableValue(Option, String, reason: String)
  case exclusive(Option, Option)
  case missingOperand(String)
  case unexpectedOperand(String)
  case unknownName(String, String, known: [String])
  case other(String)

  package var description: String { sentence(optionPrefix: "--") }

  /// The sentence where options are written with something else in front of their names.
  package func sentence(optionPrefix prefix: String) -> String {
    switch self {
    case .unknownOption(let option, let nearest?):
      "unknown option \(option); did you mean --\(nearest)?"
    case .unknownOption(let option, nil): "unknown option \(option)"
    case .unknownCommand(let name): "unknown command \(name)"
    case .missingValue(let option, let value): "\(option) needs a value: \(option) \(value)"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .invalidValue(let option, let value, let expected):
      "\(prefix)\(option.name) takes \(expected), not '\(value)'"
    case .unusableValue(let option, let value, let reason):
      "\(prefix)\(option.name) '\(value)': \(reason)"
    case .exclusive(let one, let other):
      "\(prefix)\(one.name) and \(prefix)\(other.name) exclude each other"
    case .missingOperand(let what): "\(what) is missing"
    case .unexpectedOperand(let word): "unexpected word '\(word)'"
    case .unknownName(let kind, let name, let known):
      "unknown \(kind) '\(name)'; choose from \(known.joined(separator: ", "))"
    case .other(let sentence): sentence
    }
  }
}

extension UsageError {
  /// A value that the option's value name does not list.
  package static func invalidValue(_ option: Option, _ value: String) -> UsageError {
    .invalidValue(option, value, expected: option.valueName ?? "no value")
  }
}
