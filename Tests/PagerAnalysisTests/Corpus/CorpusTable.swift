import Foundation

/// A table of tab-separated values with a head line.
struct CorpusTable {
  let rows: [[String: String]]

  init(_ url: URL) throws {
    let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
    let cells = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let keys = cells.first?.map(String.init) ?? []
    rows = cells.dropFirst().map { row in
      Dictionary(uniqueKeysWithValues: zip(keys, row.map(String.init)))
    }
  }
}

/// Where an index and the recogniser count differently.
struct CountDifference: Hashable, Comparable, CustomStringConvertible {
  var file: String
  var column: String
  var theirs: String
  var ours: String

  var description: String { "\(file): \(column) is \(theirs) in the index, \(ours) here" }

  static func < (left: Self, right: Self) -> Bool {
    (left.file, left.column) < (right.file, right.column)
  }
}
