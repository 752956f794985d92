/// Columns of text: the first to the left and cut in its middle if need be, the others to the right.
struct TextTable {
  private var rows: [[String]]

  init(heads: [String]) {
    rows = [heads]
  }

  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The lines of the table; the first column is cut so that no line is wider than `width`.
  func lines(width: Int, indent: String = "", gap: String = "  ") -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    var widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let others = widths.dropFirst().reduce(0) { $0 + $1 + gap.count }
    widths[0] = min(widths[0], max(8, width - indent.count - others))
    return rows.map { row in
      var line = indent + left(row[0], widths[0])
      for (cell, width) in zip(row, widths).dropFirst() {
        line += gap + String(repeating: " ", count: max(0, width - cell.count)) + cell
      }
      return line
    }
  }

  private func left(_ text: String, _ width: Int) -> String {
    guard text.count > width else {
      return text + String(repeating: " ", count: width - text.count)
    }
    let kept = max(width - 2, 0)
    return text.prefix(kept / 2) + ".." + text.suffix(kept - kept / 2)
  }
}
