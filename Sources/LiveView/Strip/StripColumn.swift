import Paging

/// A vertical strip as a column of rows: the landings beside the frame, the items in it.
struct StripColumn {
  /// Columns for the signs of the strategies.
  static let markerColumns = 4
  /// Columns of an item.
  static let itemColumns = 9
  /// All of it, with the frame's two sides.
  static let columns = markerColumns + itemColumns + 2

  private let strip: Strip
  private let glyphs: Glyphs

  init(_ strip: Strip, glyphs: Glyphs) {
    self.strip = strip
    self.glyphs = glyphs
  }

  func rows(_ markers: LandingMarkers) -> [StyledText] {
    (0..<strip.length).map { row in
      var line = StyledText(beside(markers, row), .strong)
      if row == strip.viewport.lowerBound - 1 {
        line.append(edge(glyphs.topCorners))
      } else if row == strip.viewport.upperBound {
        line.append(edge(glyphs.bottomCorners))
      } else {
        let isInside = strip.viewport.contains(row)
        let isMiddle = isInside && row == Int(strip.middle)
        let side = isInside ? String(glyphs.vertical) : " "
        line.append(isMiddle ? String(glyphs.middleBeside) : side)
        line.append(item(row))
        line.append(side)
      }
      return line
    }
  }

  private func edge(_ corners: (left: Character, right: Character)) -> String {
    let inner = String(repeating: glyphs.horizontal, count: Self.itemColumns)
    return "\(corners.left)\(inner)\(corners.right)"
  }

  private func item(_ row: Int) -> StyledText {
    let style = strip.style(of: row)
    let ink = glyphs.ink(
      strip.fills[row], blocks: glyphs.lowerBlocks, growFromStart: false, style: style)
    guard let label = strip.labels.first(where: { $0.cells.contains(row) }),
      label.text.count + 2 < Self.itemColumns
    else {
      return StyledText(String(repeating: ink.0, count: Self.itemColumns), ink.1)
    }
    let rest = Self.itemColumns - label.text.count - 2
    var line = StyledText(String(repeating: ink.0, count: rest / 2), ink.1)
    line.append(" \(label.text) ", strip.middleCells.contains(row) ? .strong : .plain)
    line.append(String(repeating: ink.0, count: rest - rest / 2), ink.1)
    return line
  }

  /// The signs of the strategies that land in this row, those beyond an end in the last row.
  private func beside(_ markers: LandingMarkers, _ row: Int) -> String {
    let last = strip.length - 1
    var signs = markers.markers.filter { $0.cell == row }.map(\.signs).joined()
    if row == 0, let above = markers.markers.first(where: { $0.cell < 0 }) {
      signs += "\(glyphs.beyondTop)\(above.signs)"
    }
    if row == last, let below = markers.markers.first(where: { $0.cell > last }) {
      signs += "\(glyphs.beyondBottom)\(below.signs)"
    }
    let width = Self.markerColumns
    guard signs.count > width else { return right(signs, width) }
    return signs.prefix(width - glyphs.cut.count) + glyphs.cut
  }
}
