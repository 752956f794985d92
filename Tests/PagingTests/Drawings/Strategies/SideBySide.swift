@testable import Paging

/// The same releases under every strategy: one row each, the viewport in one place.
struct SideBySide {
  let releases = [Release.flick, Release(offset: 1000, perMillisecond: 2)]

  private static let names = 12.0
  private static let columns = 144.0
  private static let columnWidth = 280.0
  /// The part of a column that shows content; the rest is for the content offset.
  private static let contentWidth = 218.0
  private static let pixelsPerPoint = 0.4
  private static let firstRow = 56.0
  private static let rowHeight = 44.0

  func drawing() throws -> Drawing {
    let layout = PagerLayout.carousel
    let rows = PagingStrategies.all
    var drawing = Drawing(
      name: "side-by-side", title: "The same releases under every strategy", description: "")
    drawing.height = Self.firstRow + Double(rows.count) * Self.rowHeight + 16
    for (row, strategy) in rows.enumerated() {
      drawing.text(
        strategy.name, x: Self.names, y: Self.firstRow + Double(row) * Self.rowHeight + 26,
        isBold: true)
    }
    for (column, release) in releases.enumerated() {
      let left = Self.columns + Double(column) * Self.columnWidth
      let velocity = decimal(release.velocity.perMillisecond, places: 1)
      let heading = "let go at \(points(release.contentOffset)), \(velocity) pt/ms"
      drawing.text(heading, x: left + Self.contentWidth / 2, y: 24, anchor: .middle, isBold: true)
      drawing.description += "\(column == 0 ? "" : " ")From item 1, \(heading):"
      for (row, strategy) in rows.enumerated() {
        let rest = strategy.landing(for: release, in: layout).targetContentOffset
        drawing.description += " \(strategy.name) rests at \(points(rest))"
        drawing.description += row == rows.count - 1 ? "." : ","
        addRow(
          to: &drawing, layout: layout, rest: rest, left: left,
          top: Self.firstRow + Double(row) * Self.rowHeight)
      }
      addViewport(to: &drawing, layout: layout, left: left, rows: rows.count)
    }
    return drawing
  }

  private func addRow(
    to drawing: inout Drawing, layout: PagerLayout, rest: Double, left: Double, top: Double
  ) {
    let window = left...left + Self.contentWidth
    let middle = left + Self.contentWidth / 2
    let nearest = layout.item(nearestToCenterAt: rest)
    let isMisplaced = layout.misalignment(at: rest) >= PagerLayout.visibleMisalignmentPoints
    for item in 0..<layout.itemCount {
      let center = middle + (layout.contentOffset(centering: item) - rest) * Self.pixelsPerPoint
      let half = layout.itemLength(at: item) / 2 * Self.pixelsPerPoint
      var body = Rectangle(x: center - half...center + half, y: top + 6...top + 38)
      body.fill = item != nearest ? .item : isMisplaced ? .warningBody : .accentBody
      body.outline = item != nearest ? nil : isMisplaced ? .warning : .accent
      drawing.add(body.cut(to: window))
      guard item == nearest else { continue }
      // Beside the middle, which a line marks.
      let clear = abs(center - middle) < 10 ? middle - 14 : center
      drawing.text("\(item)", x: clear, y: top + 26, anchor: .middle, isBold: true)
    }
    let x = left + Self.contentWidth + 6
    drawing.text(points(rest), x: x, y: top + (isMisplaced ? 18 : 26))
    guard isMisplaced else { return }
    let drift = abs(layout.contentOffset(centering: nearest) - rest)
    drawing.text("\(decimal(drift, places: 1)) off", x: x, y: top + 34, ink: .warning)
  }

  private func addViewport(
    to drawing: inout Drawing, layout: PagerLayout, left: Double, rows: Int
  ) {
    let middle = left + Self.contentWidth / 2
    let half = layout.boundsLength / 2 * Self.pixelsPerPoint
    let y = Self.firstRow - 4...Self.firstRow + Double(rows) * Self.rowHeight + 4
    drawing.add(
      Rectangle(
        x: middle - half...middle + half, y: y, leadingRadius: 2, trailingRadius: 2, outline: .ink))
    drawing.line(
      Point(x: middle, y: y.lowerBound), Point(x: middle, y: y.upperBound), ink: .ink,
      isDashed: true)
    drawing.text("viewport", x: middle, y: y.lowerBound - 8, anchor: .middle, ink: .secondary)
  }
}
