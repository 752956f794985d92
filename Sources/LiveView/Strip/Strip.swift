import Paging

/// The row of items under the viewport, in cells of the screen along the scroll axis.
///
/// The viewport stands still in the middle; the items slide under it.
struct Strip {
  /// The viewport's share of the strip, so that its neighbours show on both sides.
  private static let viewportShare = (numerator: 9, denominator: 20)
  /// The least gap between two items, in cells: then a cell never holds the edges of both.
  private static let leastGap = 1.0

  let layout: PagerLayout
  let contentOffset: Double
  /// How many cells there are.
  let length: Int
  /// The cells of the viewport; its frame stands beside them.
  let viewport: Range<Int>
  private(set) var fills: [CellFill]
  private(set) var labels: [Label] = []
  /// The item nearest to the middle, and the cells that it covers.
  private(set) var middleCells: Range<Int> = 0..<0

  /// The number of an item, centred where the item shows.
  struct Label {
    var text: String
    var cells: Range<Int>
  }

  init(layout: PagerLayout, contentOffset: Double, length: Int) {
    self.layout = layout
    self.contentOffset =
      contentOffset.isFinite ? contentOffset : layout.contentOffsetRange.lowerBound
    self.length = max(length, 1)
    let share = self.length * Self.viewportShare.numerator / Self.viewportShare.denominator
    // As odd as the length, so that it stands in the middle, and never empty.
    let evened = max(share + (self.length - share) % 2, 2 - self.length % 2)
    let margin = (self.length - evened) / 2
    viewport = margin..<(self.length - margin)
    fills = Array(repeating: .none, count: self.length)
    fill()
  }

  var pointsPerCell: Double { layout.boundsLength / Double(viewport.count) }

  /// Where the middle of the viewport stands.
  var middle: Double { Double(length) / 2 }

  /// Where the middle of the viewport would stand if the content rested at an offset; beyond the
  /// strip by one cell at most.
  func position(ofRestAt contentOffset: Double) -> Double {
    let way = (contentOffset - self.contentOffset) / pointsPerCell
    guard !way.isNaN else { return middle }
    let position = middle + (layout.isMirrored ? -way : way)
    return min(max(position, -1), Double(length) + 1)
  }

  private mutating func fill() {
    let margin = Double(viewport.lowerBound) * pointsPerCell
    let first = layout.visibleItems(at: contentOffset - margin).lowerBound
    let last = layout.visibleItems(at: contentOffset + margin).upperBound
    guard first < last else { return }
    guard last - first <= length / 2 else {
      fill(cells(from: layout.itemStart(first), to: end(of: last - 1)), texture: true)
      return
    }
    let middleItem = layout.item(nearestToCenterAt: contentOffset)
    let stride = (layout.itemStart(first + 1) - layout.itemStart(first)) / pointsPerCell
    let spacing = first + 1 < layout.itemCount ? layout.minimumLineSpacing / pointsPerCell : 0
    let inset = min(max(0, (Self.leastGap - spacing) / 2), stride > 0 ? stride / 2 : 1)
    for item in first..<last {
      var span = cells(from: layout.itemStart(item), to: end(of: item))
      span = (span.start + inset, span.end - inset)
      fill(span, texture: false)
      let covered = wholeCells(of: span)
      if item == middleItem { middleCells = covered }
      label(item, in: span, covered)
    }
  }

  private func end(of item: Int) -> Double {
    layout.itemStart(item) + layout.itemLength(at: item)
  }

  /// A stretch of content in cells, cut a little outside the strip.
  private func cells(from start: Double, to end: Double) -> (start: Double, end: Double) {
    let edges = [start, end].map { content -> Double in
      let way = (content - contentOffset) / pointsPerCell + Double(viewport.lowerBound)
      let cell = layout.isMirrored ? Double(length) - way : way
      return min(max(cell, -2), Double(length) + 2)
    }
    return (min(edges[0], edges[1]), max(edges[0], edges[1]))
  }

  private mutating func fill(_ span: (start: Double, end: Double), texture: Bool) {
    let eighths = Double(CellFill.eighthsOfCell)
    let start = Int((span.start * eighths).rounded())
    let end = Int((span.end * eighths).rounded())
    for cell in wholeCells(of: span) {
      let origin = cell * CellFill.eighthsOfCell
      let fill = CellFill(from: start - origin, to: end - origin)
      guard fill.eighths > fills[cell].eighths else { continue }
      fills[cell] = texture ? .texture : fill
    }
  }

  /// The cells of the strip that a stretch touches.
  private func wholeCells(of span: (start: Double, end: Double)) -> Range<Int> {
    let start = max(0, Int(span.start.rounded(.down)))
    let end = min(length, Int(span.end.rounded(.up)))
    return start..<max(start, end)
  }

  /// Writes the number in the middle of the item, or of what shows of it.
  private mutating func label(
    _ item: Int, in span: (start: Double, end: Double), _ covered: Range<Int>
  ) {
    let text = pageNumber(item)
    let width = layout.axis == .horizontal ? text.count + 2 : 1
    guard covered.count >= width + 2 || (layout.axis == .vertical && covered.count >= 1) else {
      return
    }
    let start = Int(((span.start + span.end - Double(width)) / 2).rounded())
    let held = min(max(start, covered.lowerBound), covered.upperBound - width)
    labels.append(Label(text: text, cells: held..<(held + width)))
  }
}
