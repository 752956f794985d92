/// The words of a command line, sorted into options and operands.
package struct Arguments: Sendable {
  /// What stands for itself, in order; `-` is one.
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads `--name value`, `--name=value`, `-n value`, `-nvalue`, switches and `--`.
  package init(_ words: [String], for command: Command) throws(UsageError) {
    try self.init(words, options: command.options)
  }

  package init(_ words: [String], options: [Option]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &rest, options)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word.dropFirst(), &rest, options)
      } else {
        operands.append(word)
      }
    }
  }

  package func contains(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The last value given, since a later word corrects an earlier one.
  package func value(of option: Option) -> String? {
    values[option.name]?.last
  }

  /// Every value given, in order.
  package func values(of option: Option) -> [String] {
    values[option.name] ?? []
  }

  private mutating func readLong(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption("--\(name)", nearest: nearestName(to: name, in: options.map(\.name)))
    }
    if parts.count == 2 {
      guard option.valueName != nil else { throw .unexpectedValue("--\(name)") }
      add(String(parts[1]), to: option)
    } else {
      try add(valueFrom: &rest, to: option, spelled: "--\(name)")
    }
  }

  private mutating func readLetters(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", nearest: nil)
      }
      if option.valueName != nil, !letters.isEmpty {
        add(String(letters), to: option)
        return
      }
      try add(valueFrom: &rest, to: option, spelled: "-\(letter)")
    }
  }

  private mutating func add(
    valueFrom rest: inout ArraySlice<String>, to option: Option, spelled spelling: String
  ) throws(UsageError) {
    guard let valueName = option.valueName else {
      add("", to: option)
      return
    }
    guard let value = rest.popFirst() else { throw .missingValue(spelling, valueName) }
    add(value, to: option)
  }

  private mutating func add(_ value: String, to option: Option) {
    values[option.name, default: []].append(value)
  }
}

/// The one of `names` that is at most two slips away from `name`.
package func nearestName(to name: String, in names: [String]) -> String? {
  let distances = names.map { (editDistance($0, name), $0) }
  guard let nearest = distances.min(by: { $0 < $1 }), nearest.0 <= 2 else { return nil }
  return nearest.1
}

/// Levenshtein's distance: insertions, deletions and replacements from one word to the other.
func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let replaced = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
