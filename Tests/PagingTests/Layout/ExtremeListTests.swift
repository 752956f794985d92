import TestSupport
import Testing

@testable import Paging

/// The searches, on lists made to lead them astray, against counts through the whole list.
@Suite struct ExtremeListTests {
  struct List: Sendable {
    var bounds = 375.0
    var lengths: [Double]
    var spacing = 0.0
  }

  static let lists: [Row<List>] = [
    Row("one item", List(lengths: [300])),
    Row("two items", List(lengths: [300, 20], spacing: 7)),
    Row("equal items", List(lengths: Array(repeating: 120.3, count: 301), spacing: 12)),
    Row("halves and wholes", List(lengths: (0..<200).map { $0 % 3 == 0 ? 50 : 100 })),
    Row(
      "a long item before tiny ones",
      List(lengths: [1e6] + Array(repeating: 0.2, count: 300))),
    Row(
      "a long item behind tiny ones",
      List(lengths: Array(repeating: 0.2, count: 300) + [1e6])),
    Row(
      "a long item among tiny ones",
      List(lengths: Array(repeating: 1, count: 200) + [1e6] + Array(repeating: 1, count: 100))),
    Row("lengths that double", List(lengths: (0..<20).map { Double(1 << $0) })),
    Row("lengths that halve", List(lengths: (0..<20).reversed().map { Double(1 << $0) })),
    Row(
      "items stacked upon each other",
      List(lengths: Array(repeating: 1000, count: 300), spacing: -999)),
    Row(
      "unequal items stacked upon each other",
      List(lengths: (0..<300).map { 1000 + Double($0 % 7) }, spacing: -999.5)),
    Row("gaps wider than the viewport", List(bounds: 10, lengths: [5, 7, 3, 9], spacing: 100)),
    Row(
      "items shorter than the tolerance",
      List(bounds: 1e-7, lengths: (0..<200).map { $0 % 2 == 0 ? 1e-10 : 3e-10 }, spacing: 1e-9)),
  ]

  @Test(arguments: lists) func `searches agree with a count through the list`(row: Row<List>)
    throws
  {
    for layout in try layouts(of: row.value) {
      for offset in offsets(in: layout) {
        let agrees =
          layout.visibleItems(at: offset) == countedVisibleItems(at: offset, in: layout)
          && layout.item(nearestToCenterAt: offset) == countedNearestItem(at: offset, in: layout)
          && isSame(layout.fractionalIndex(at: offset), countedIndex(at: offset, in: layout))
        guard agrees else {
          Issue.record("\(offset) points, equal: \(layout.hasEqualItems)")
          return
        }
      }
    }
  }

  @Test(arguments: lists) func `an item shows where it is among the visible ones`(row: Row<List>)
    throws
  {
    for layout in try layouts(of: row.value) {
      for offset in offsets(in: layout) {
        let visible = layout.visibleItems(at: offset)
        let item = layout.item(nearestToCenterAt: offset)
        guard layout.shows(item, at: offset) == visible.contains(item) else {
          Issue.record("item \(item) at \(offset) points, equal: \(layout.hasEqualItems)")
          return
        }
      }
    }
  }

  /// The list as it is, and as equal items of its first length.
  private func layouts(of list: List) throws(LayoutError) -> [PagerLayout] {
    [
      try PagerLayout(
        boundsLength: list.bounds, itemLengths: list.lengths, minimumLineSpacing: list.spacing),
      try PagerLayout(
        boundsLength: list.bounds, itemLength: list.lengths[0], itemCount: list.lengths.count,
        minimumLineSpacing: list.spacing),
    ]
  }

  /// Offsets at which an item begins, ends or stands in the middle, a hair beside them, halfway
  /// between two, anywhere, and nowhere.
  private func offsets(in layout: PagerLayout) -> [Double] {
    var random = SeededRandom(seed: 4)
    var offsets: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -0.0]
    for _ in 0..<6 {
      let item = Int.random(in: 0..<layout.itemCount, using: &random)
      let next = layout.nearestItem(to: item + 1)
      let edges = [
        layout.itemStart(item), layout.itemStart(item) + layout.itemLength(at: item),
        layout.itemCenter(item), (layout.itemCenter(item) + layout.itemCenter(next)) / 2,
      ]
      for edge in edges {
        for place in [edge, edge - layout.boundsLength / 2, edge - layout.boundsLength] {
          offsets += [-2e-9, -1e-9, -1e-10, 0, 1e-10, 1e-9, 2e-9].map { place + $0 }
          offsets += [place.nextUp, place.nextDown]
        }
      }
      offsets.append(random.value(in: -500...layout.contentLength + 500))
    }
    return offsets
  }

  private func isSame(_ left: Double, _ right: Double) -> Bool {
    left == right || (left.isNaN && right.isNaN)
  }
}

/// How many items fulfil a condition that no item behind the first exception fulfils.
private func count(in layout: PagerLayout, while condition: (Int) -> Bool) -> Int {
  (0..<layout.itemCount).prefix(while: condition).count
}

private func countedVisibleItems(at offset: Double, in layout: PagerLayout) -> Range<Int> {
  let hidden = count(in: layout) {
    !(layout.itemStart($0) + layout.itemLength(at: $0) > offset + 1e-9)
  }
  let begun = count(in: layout) { layout.itemStart($0) < offset + layout.boundsLength - 1e-9 }
  return hidden..<max(hidden, begun)
}

private func countedNearestItem(at offset: Double, in layout: PagerLayout) -> Int {
  let middle = offset + layout.boundsLength / 2
  let before = count(in: layout) { layout.itemCenter($0) < middle }
  let last = max(before - 1, 0)
  let next = min(before, layout.itemCount - 1)
  let isNextNearer =
    abs(layout.itemCenter(next) - middle) < abs(layout.itemCenter(last) - middle) - 1e-9
  return isNextNearer ? next : last
}

private func countedIndex(at offset: Double, in layout: PagerLayout) -> Double {
  func stride(_ item: Int) -> Double { layout.itemLength(at: item) + layout.minimumLineSpacing }
  guard !layout.hasEqualItems else { return offset / stride(0) }
  let begun = count(in: layout) { layout.itemStart($0) <= offset }
  let item = max(0, begun - 1)
  return Double(item) + (offset - layout.itemStart(item)) / stride(item)
}
