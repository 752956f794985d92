import TerminalText

extension Command {
  /// What `--help` prints: summary, usage, options and sections, wrapped to `columns`.
  package func helpText(columns: Int) -> String {
    let width = min(max(columns, 40), 100)
    var lines = wrapped(summary, to: width)
    lines += ["", "USAGE"] + usage.flatMap { wrapped("\(name) \($0)", to: width, indent: "  ") }
    lines += ["", "OPTIONS"]
    let spellings = options.map(\.spelling)
    let column = min(spellings.map(\.count).max() ?? 0, 26) + 4
    for (option, spelling) in zip(options, spellings) {
      lines += entry(spelling, option.help, column: column, width: width)
    }
    for section in sections {
      lines += ["", section.title.uppercased()]
      lines += section.lines.map { $0.isEmpty ? "" : "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// `  --name VALUE   help`, the help continued under itself.
private func entry(_ name: String, _ help: String, column: Int, width: Int) -> [String] {
  let lines = wrapped(help, to: width, indent: String(repeating: " ", count: column))
  let head = "  \(name)"
  guard head.count + 2 <= column, let first = lines.first else { return [head] + lines }
  let padding = String(repeating: " ", count: column - head.count)
  return [head + padding + first.dropFirst(column)] + lines.dropFirst()
}
