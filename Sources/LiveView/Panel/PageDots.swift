/// One dot a page, the shown one filled; a window of them where they are too many.
struct PageDots {
  private let text: StyledText

  /// - Parameters:
  ///   - page: the item that is shown.
  ///   - count: how many items there are.
  ///   - isMirrored: whether the first stands at the right.
  ///   - columns: the room.
  ///   - glyphs: what dots are made of.
  init(page: Int, count: Int, isMirrored: Bool, columns: Int, glyphs: Glyphs) {
    let gap = 2 * count - 1 <= columns ? " " : ""
    let fits = count <= columns
    let room = fits ? count : max(1, columns - 2)
    let first = min(max(0, page - room / 2), max(0, count - room))
    var dots = (first..<(first + room)).map { item in
      item == page ? glyphs.filledDot : glyphs.emptyDot
    }
    if isMirrored { dots.reverse() }
    var line = StyledText()
    let hiddenBefore = isMirrored ? first + room < count : first > 0
    let hiddenAfter = isMirrored ? first > 0 : first + room < count
    if !fits { line.append(hiddenBefore ? String(glyphs.beyondLeft) : " ", .faint) }
    for (place, dot) in dots.enumerated() {
      if place > 0 { line.append(gap) }
      line.append(String(dot), dot == glyphs.filledDot ? .accent : .plain)
    }
    if !fits { line.append(hiddenAfter ? String(glyphs.beyondRight) : " ", .faint) }
    text = line
  }

  var line: StyledText { text }
}
