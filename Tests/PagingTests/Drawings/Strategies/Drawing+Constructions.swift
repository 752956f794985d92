@testable import Paging

// What a rule decides by, below and in the place of the items.
extension Drawing {
  mutating func addCoast(from start: Double, to end: Double, of row: StripRow) {
    guard start != end else { return }
    let (from, to) = (row.window.x(start), row.window.x(end))
    line(Point(x: from, y: row.arrow - 6), Point(x: from, y: row.arrow + 6), ink: .secondary)
    arrow(from: from, to: to, y: row.arrow, ink: .secondary)
    text(
      "coasts \(points(abs(end - start))) to \(points(end))", x: max(from, to) + 8,
      y: row.arrow + 4, ink: .secondary)
  }

  /// The pages of `paging`, in the place of the items.
  mutating func addPages(of row: StripRow) {
    let window = row.window
    let length = window.layout.boundsLength
    for page in 0..<Int(window.content.upperBound / length + 1) {
      let start = window.x(Double(page) * length)
      var body = Rectangle(x: start + 1...window.x(Double(page + 1) * length) - 1, y: row.items)
      body.fill = .item
      add(body.cut(to: ContentWindow.pixels))
      let middle = window.x((Double(page) + 0.5) * length)
      guard ContentWindow.numbers.contains(middle) else { continue }
      text("page \(page)", x: middle, y: row.items.lowerBound + 24, anchor: .middle)
    }
  }

  /// The items that show at a content offset, how much of each, and which is the furthest.
  mutating func addVisibleItems(
    at contentOffset: Double, chosen: Int?, of row: StripRow
  ) {
    let (window, layout) = (row.window, row.window.layout)
    let visible = layout.visibleItems(at: contentOffset)
    var emphasis = Emphasis()
    for item in visible { emphasis.items[item] = item == chosen ? .chosen : .outlined }
    addItems(of: row, viewportAt: contentOffset, emphasis: emphasis)
    for item in visible {
      let start = max(layout.itemStart(item), contentOffset)
      let end = min(
        layout.itemStart(item) + layout.itemLength(at: item), contentOffset + layout.boundsLength)
      let ink = item == chosen ? Ink.accent : .secondary
      addSpan(window.x(start)...window.x(end), y: row.viewport.upperBound + 8, ink: ink)
      let isFirst = item == visible.first
      let place = item == chosen ? ", the \(isFirst ? "first" : "last")" : ""
      let note = "\(points(end - start)) show\(place)"
      text(
        note, x: isFirst ? window.x(end) : window.x(start), y: row.notes + 6,
        anchor: isFirst ? .end : .start, ink: ink)
    }
  }

  /// How far the middles of the visible items are from the viewport's.
  mutating func addMiddles(at contentOffset: Double, chosen: Int?, of row: StripRow) {
    let visible = row.window.layout.visibleItems(at: contentOffset)
    var emphasis = Emphasis(lines: [row.window.middle(at: contentOffset)])
    for item in visible { emphasis.items[item] = item == chosen ? .chosen : .outlined }
    addItems(of: row, viewportAt: contentOffset, emphasis: emphasis)
    for item in visible {
      addDistance(
        ofItem: item, at: contentOffset, of: row, ink: item == chosen ? .accent : .secondary)
    }
  }

  /// The distance of an item's middle from the viewport's, below both.
  mutating func addDistance(
    ofItem item: Int, at contentOffset: Double, of row: StripRow, ink: Ink
  ) {
    let (window, layout) = (row.window, row.window.layout)
    let middle = window.middle(at: contentOffset)
    let center = window.x(layout.itemCenter(item))
    line(
      Point(x: middle, y: row.viewport.lowerBound), Point(x: middle, y: row.notes), ink: .ink,
      isDashed: true)
    line(
      Point(x: center, y: row.items.upperBound - 8), Point(x: center, y: row.notes), ink: ink)
    let distance = abs(layout.contentOffset(centering: item) - contentOffset)
    addSpan(min(middle, center)...max(middle, center), y: row.notes - 4, ink: ink)
    text(
      points(distance), x: center + (center < middle ? -6 : 6), y: row.notes,
      anchor: center < middle ? .end : .start, ink: ink)
  }

  /// A length between two upright ends.
  mutating func addSpan(_ x: ClosedRange<Double>, y: Double, ink: Ink) {
    line(Point(x: x.lowerBound, y: y), Point(x: x.upperBound, y: y), ink: ink, width: 2)
    for end in [x.lowerBound, x.upperBound] {
      line(Point(x: end, y: y - 4), Point(x: end, y: y + 4), ink: ink)
    }
  }
}
