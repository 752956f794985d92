import Paging

/// A horizontal strip as rows of text: the frame's top with the dots, the items, the frame's bottom
/// with the landings.
struct StripRows {
  private let strip: Strip
  private let glyphs: Glyphs
  private let middle: TextStyle

  /// - Parameters:
  ///   - strip: what is drawn.
  ///   - glyphs: what it is made of.
  ///   - middle: how the item in the middle stands out.
  init(_ strip: Strip, glyphs: Glyphs, middle: TextStyle = .accent) {
    self.strip = strip
    self.glyphs = glyphs
    self.middle = middle
  }

  /// The frame's top edge with the page dots in its middle.
  func top(dots: StyledText) -> StyledText {
    var line = StyledText()
    line.pad(to: left)
    let inner = strip.viewport.count
    line.append(String(glyphs.topCorners.left))
    let fits = !dots.isEmpty && dots.columns + 2 <= inner
    let sides = fits ? inner - dots.columns - 2 : inner
    line.append(String(repeating: glyphs.horizontal, count: sides / 2))
    if fits {
      line.append(" ")
      line.append(dots)
      line.append(" ")
    }
    line.append(String(repeating: glyphs.horizontal, count: sides - sides / 2))
    line.append(String(glyphs.topCorners.right))
    return line
  }

  /// One row of items; the numbers stand in one of them.
  func items(isLabelled: Bool) -> StyledText {
    var cells = strip.fills.indices.map { cell in
      glyphs.ink(
        strip.fills[cell], blocks: glyphs.leftBlocks, growFromStart: true,
        style: strip.style(of: cell, middle: middle))
    }
    if isLabelled {
      for label in strip.labels {
        for (cell, character) in zip(besideFrame(label.cells), " \(label.text) ")
        where cells.indices.contains(cell) {
          let isMiddle = strip.middleCells.contains(cell)
          cells[cell] = (character, isMiddle ? .strong : .plain)
        }
      }
    }
    for cell in frame where cells.indices.contains(cell) { cells[cell] = (glyphs.vertical, .plain) }
    var line = StyledText()
    for cell in cells { line.append(String(cell.0), cell.1) }
    return line
  }

  /// The frame's bottom edge with the signs of the strategies where they land.
  func bottom(_ markers: LandingMarkers = .none) -> StyledText {
    var cells = Array(repeating: Character(" "), count: strip.length)
    for cell in strip.viewport { cells[cell] = glyphs.horizontal }
    put(glyphs.bottomCorners.left, at: strip.viewport.lowerBound - 1, in: &cells)
    put(glyphs.bottomCorners.right, at: strip.viewport.upperBound, in: &cells)
    put(glyphs.middleBelow, at: Int(strip.middle), in: &cells)
    var isTaken = Array(repeating: false, count: cells.count)
    for marker in markers.outermostFirst(length: strip.length) {
      let text = text(of: marker)
      let wanted = marker.cell - (text.count - 1) / 2
      guard let start = free(isTaken, text.count, near: wanted) else { continue }
      for (cell, character) in zip(start..., text) {
        cells[cell] = character
        isTaken[cell] = true
      }
    }
    var line = StyledText()
    for (cell, character) in cells.enumerated() {
      line.append(String(character), isTaken[cell] ? .strong : .plain)
    }
    return line
  }

  /// The columns of the frame's sides.
  private var frame: [Int] { [strip.viewport.lowerBound - 1, strip.viewport.upperBound] }

  /// A number's cells, moved aside where the frame would hide a part of it.
  private func besideFrame(_ cells: Range<Int>) -> Range<Int> {
    guard let side = frame.first(where: cells.contains) else { return cells }
    let isLeft = cells.lowerBound + cells.upperBound <= 2 * side
    let start = isLeft ? side - cells.count : side + 1
    return start..<(start + cells.count)
  }

  private var left: Int { max(0, strip.viewport.lowerBound - 1) }

  private func text(of marker: LandingMarkers.Marker) -> String {
    if marker.cell < 0 { return "\(glyphs.beyondLeft)\(marker.signs)" }
    if marker.cell >= strip.length { return "\(marker.signs)\(glyphs.beyondRight)" }
    return marker.signs
  }

  /// The free place for a text that is nearest to where it should stand.
  private func free(_ isTaken: [Bool], _ width: Int, near wanted: Int) -> Int? {
    let places = 0...max(0, isTaken.count - width)
    guard width <= isTaken.count else { return nil }
    return places.filter { place in !isTaken[place..<(place + width)].contains(true) }
      .min { abs($0 - wanted) < abs($1 - wanted) }
  }

  private func put(_ character: Character, at cell: Int, in cells: inout [Character]) {
    if cells.indices.contains(cell) { cells[cell] = character }
  }
}

extension Strip {
  /// The item in the middle stands out, what lies outside the viewport recedes.
  func style(of cell: Int, middle: TextStyle = .accent) -> TextStyle {
    guard viewport.contains(cell) else { return .faint }
    return middleCells.contains(cell) ? middle : .plain
  }
}
