/// Columns of text: the first to the left and cut in its middle if need be, the others to the right.
struct TextTable {
  private static let gap = "  "
  private var rows: [[String]]

  init(heads: [String]) {
    rows = [heads]
  }

  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// Whether the first column holds a text that is cut in a table of this width.
  func isCut(width: Int) -> Bool {
    guard let first = widths(width: .max).first else { return false }
    return first > widths(width: width)[0]
  }

  /// The lines of the table; the first column is cut so that no line is wider than `width`.
  func lines(width: Int, indent: String = "") -> [String] {
    let widths = widths(width: width - indent.count)
    return rows.map { row in
      var line = indent + left(row[0], widths[0], isPadded: row.count > 1)
      for (cell, width) in zip(row, widths).dropFirst() {
        line += Self.gap + String(repeating: " ", count: max(0, width - cell.count)) + cell
      }
      return line
    }
  }

  private func widths(width: Int) -> [Int] {
    let columns = rows.map(\.count).max() ?? 0
    var widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let others = widths.dropFirst().reduce(0) { $0 + $1 + Self.gap.count }
    widths[0] = min(widths[0], max(8, width - others))
    return widths
  }

  private func left(_ text: String, _ width: Int, isPadded: Bool) -> String {
    guard text.count > width else {
      return text + String(repeating: " ", count: isPadded ? width - text.count : 0)
    }
    let kept = max(width - 2, 0)
    return text.prefix(kept / 2) + ".." + text.suffix(kept - kept / 2)
  }
}
