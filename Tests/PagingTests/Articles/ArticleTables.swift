import Foundation
import TestSupport
import Testing

@testable import Paging

/// A table of an article, cell by cell, without the marks of code and links.
struct ArticleTable {
  let header: [String]
  let rows: [[String]]

  fileprivate init?(_ lines: [String]) {
    let cells = lines.map { line in
      line.dropFirst().dropLast().split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    guard cells.count > 2, cells.allSatisfy({ $0.count == cells[0].count }) else { return nil }
    header = cells[0]
    rows = Array(cells[2...])
  }
}

/// The tables of an article; `article` is the path within the catalogue.
func tables(ofArticle article: String) throws -> [ArticleTable] {
  let text = try String(contentsOf: articleURL(article), encoding: .utf8)
  var tables: [ArticleTable] = []
  var lines: [String] = []
  for line in text.components(separatedBy: "\n") {
    if line.hasPrefix("|") {
      lines.append(line)
    } else if !lines.isEmpty {
      tables.append(try #require(ArticleTable(lines), "a row of \(article) has other cells"))
      lines = []
    }
  }
  return tables
}

/// Where an article lies.
func articleURL(_ article: String) -> URL {
  repositoryRoot.appending(path: "Sources/Paging/Paging.docc/\(article).md")
}

/// The first number of a cell, and what it is worth.
struct Figure {
  let text: String
  let value: Double

  init(_ cell: String) throws {
    let match = try #require(cell.firstMatch(of: /-?[0-9]+(\.[0-9]+)?/), "no number in '\(cell)'")
    text = String(match.output.0)
    value = try #require(Double(text))
  }

  private var places: Int {
    text.split(separator: ".").dropFirst().first?.count ?? 0
  }

  /// A value with as many decimals as the cell has.
  func written(_ computed: Double) -> String { decimal(computed, places: places) }

  /// Requires that a value reads as the cell does, to its last digit.
  func expect(_ computed: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(written(computed) == text, sourceLocation: sourceLocation)
  }
}

/// Every figure of a table but its leftmost column, from what one row and one column stand for.
func expectFigures(
  of table: ArticleTable, sourceLocation: SourceLocation = #_sourceLocation,
  _ value: (_ row: String, _ column: String) throws -> Double
) throws {
  for row in table.rows {
    for (cell, column) in zip(row, table.header).dropFirst() {
      try Figure(cell).expect(value(row[0], column), sourceLocation: sourceLocation)
    }
  }
}
