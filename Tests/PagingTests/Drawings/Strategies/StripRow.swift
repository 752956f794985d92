@testable import Paging

/// One moment of a swipe: a caption, the items, and the viewport over them.
struct StripRow {
  let window: ContentWindow
  /// The top edge, in pixels.
  let top: Double
  /// Whether something moves, which an arrow above the viewport shows.
  let hasArrow: Bool

  var caption: Double { top + 20 }
  /// Where the arrow lies.
  var arrow: Double { top + 40 }
  var viewport: ClosedRange<Double> {
    let edge = top + (hasArrow ? 52 : 34)
    return edge...edge + 54
  }
  var items: ClosedRange<Double> { viewport.lowerBound + 7...viewport.upperBound - 7 }
  /// The baseline of the first line of text below the viewport.
  var notes: Double { viewport.upperBound + 18 }
  /// The lower edge with one line of notes, in pixels.
  var bottom: Double { notes + 12 }
}

/// What stands out of the items of a row.
struct Emphasis {
  var items: [Int: Mark] = [:]
  /// Places of upright lines through the row, which numbers keep clear of, in pixels.
  var lines: [Double] = []

  enum Mark {
    case outlined, chosen, misplaced
  }
}

extension Drawing {
  mutating func addCaption(_ head: String, _ text: String, of row: StripRow) {
    self.text(head, x: 16, y: row.caption, isBold: true)
    self.text(text, x: 56, y: row.caption)
    description += "\(description.isEmpty ? "" : " ")\(head): \(text)."
    height = row.bottom
  }

  mutating func addItems(of row: StripRow, viewportAt contentOffset: Double, emphasis: Emphasis) {
    let window = row.window
    let viewport = window.viewport(at: contentOffset)
    let lines = emphasis.lines + [viewport.lowerBound, viewport.upperBound]
    for item in 0..<window.layout.itemCount {
      let mark = emphasis.items[item]
      var body = Rectangle(x: window.item(item), y: row.items)
      (body.fill, body.outline) =
        switch mark {
        case nil: (.item, nil)
        case .outlined: (.item, .accent)
        case .chosen: (.accentBody, .accent)
        case .misplaced: (.warningBody, .warning)
        }
      add(body.cut(to: ContentWindow.pixels))
      let middle = (body.x.lowerBound + body.x.upperBound) / 2
      guard ContentWindow.numbers.contains(middle) else { continue }
      let number = "\(item)"
      text(
        number, x: clear(of: lines, middle), y: row.items.lowerBound + 24, anchor: .middle,
        isBold: mark == .chosen || mark == .misplaced)
    }
  }

  mutating func addViewport(at contentOffset: Double, of row: StripRow, isDashed: Bool = false) {
    add(
      Rectangle(
        x: row.window.viewport(at: contentOffset), y: row.viewport, leadingRadius: 2,
        trailingRadius: 2, outline: .ink, isDashed: isDashed))
  }

  /// The content offset below the viewport's leading edge.
  mutating func addOffset(
    _ contentOffset: Double, of row: StripRow, anchor: Text.Anchor = .start, note: String = "",
    ink: Ink = .ink
  ) {
    let x = row.window.x(contentOffset)
    line(
      Point(x: x, y: row.viewport.upperBound), Point(x: x, y: row.notes), ink: ink)
    text(
      note + points(contentOffset), x: x + (anchor == .end ? -4 : 4), y: row.notes, anchor: anchor,
      ink: ink)
  }

  /// Where a number must go so that no upright line crosses it.
  private func clear(of lines: [Double], _ x: Double) -> Double {
    let distance = 9.0
    guard let nearest = lines.min(by: { abs($0 - x) < abs($1 - x) }), abs(nearest - x) < distance
    else { return x }
    return nearest + (x < nearest ? -distance : distance)
  }
}
