/// One option of a command line: the single definition behind parsing, usage and help.
package struct Option: Hashable, Sendable {
  /// The long name without its dashes: `format`.
  package let name: String
  /// The one-letter name, if it has one.
  package let letter: Character?
  /// What stands for the value in the usage text, `text|json|ndjson`; nil for a switch.
  package let valueName: String?
  /// One sentence for the help text.
  package let help: String

  package init(_ name: String, letter: Character? = nil, value: String? = nil, help: String) {
    self.name = name
    self.letter = letter
    valueName = value
    self.help = help
  }

  package static let help = Option("help", letter: "h", help: "Show this text.")
  package static let version = Option("version", help: "Show the version.")

  /// As it is written on a command line: `-h, --help` or `--format text|json|ndjson`.
  var spelling: String {
    let short = letter.map { "-\($0), " } ?? ""
    let value = valueName.map { " \($0)" } ?? ""
    return "\(short)--\(name)\(value)"
  }
}
