@testable import Paging

/// Whole indexes along the content, and the fractional one that a rule rounds.
struct IndexRuler {
  /// The content between two whole indexes, in points; index 0 lies where the content starts.
  let stride: Double
  /// From the viewport's leading edge to the place that the index is of, in points.
  let inset: Double
  let index: Double
  let chosen: Int?
  /// The item from which the choice is at most one away, where there is such a limit.
  var current: Int?
  /// What would be chosen without that limit.
  var unlimited: Int?
}

extension Drawing {
  mutating func addRuler(_ ruler: IndexRuler, of row: StripRow) {
    let window = row.window
    func x(_ index: Double) -> Double { window.x(index * ruler.stride) }
    let y = row.viewport.upperBound + 26
    height = y + 38
    line(Point(x: 0, y: y), Point(x: Drawing.width, y: y), ink: .faint)
    var whole = 0
    while x(Double(whole)) < Drawing.width - 8 {
      let tick = x(Double(whole))
      let isChosen = whole == ruler.chosen
      line(Point(x: tick, y: y), Point(x: tick, y: y + 6), ink: isChosen ? .accent : .faint)
      text(
        "\(whole)", x: tick, y: y + 20, anchor: .middle, ink: isChosen ? .accent : .secondary,
        isBold: isChosen)
      whole += 1
    }
    let pointer = x(ruler.index)
    line(Point(x: pointer, y: row.viewport.lowerBound), Point(x: pointer, y: y), ink: .accent)
    text(
      "page \(decimal(ruler.index, places: 2))", x: pointer + 6, y: y - 8, ink: .accent)
    if ruler.inset > 0 {
      let edge = window.x(ruler.index * ruler.stride - ruler.inset)
      addSpan(edge...pointer, y: y - 12, ink: .secondary)
      text("inset \(points(ruler.inset))", x: edge - 6, y: y - 8, anchor: .end, ink: .secondary)
    }
    guard let chosen = ruler.chosen else { return }
    guard let unlimited = ruler.unlimited, let current = ruler.current else {
      arrow(from: pointer, to: x(Double(chosen)), y: y, ink: .accent)
      return
    }
    arrow(from: pointer, to: x(Double(unlimited)), y: y, ink: .secondary)
    addLimit(
      from: x(Double(unlimited)), to: x(Double(chosen)),
      neighbours: x(Double(current - 1))...x(Double(current + 1)), y: y + 34, current: current)
  }

  /// The way back to the neighbour that a limit allows.
  private mutating func addLimit(
    from unlimited: Double, to chosen: Double, neighbours: ClosedRange<Double>, y: Double,
    current: Int
  ) {
    line(
      Point(x: neighbours.lowerBound, y: y), Point(x: neighbours.upperBound, y: y), ink: .accent,
      width: 4)
    arrow(from: unlimited, to: chosen + 4, y: y, ink: .accent)
    text(
      "at most one from \(current)", x: (neighbours.lowerBound + neighbours.upperBound) / 2,
      y: y + 18, anchor: .middle, ink: .accent)
    height = y + 34
  }
}
