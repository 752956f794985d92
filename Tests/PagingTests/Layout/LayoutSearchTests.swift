import TestSupport
import Testing

@testable import Paging

/// The searches against a walk through the whole list.
@Suite struct LayoutSearchTests {
  @Test func `searches agree with a walk through random lists`() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.layout()
      for _ in 0..<5 {
        let offset = random.contentOffset(in: layout)
        #expect(
          visibleByWalk(at: offset, in: layout) == layout.visibleItems(at: offset), "seed \(seed)")
        let all = Array(0..<layout.itemCount)
        #expect(
          layout.item(nearestToCenterAt: offset) == nearestByWalk(at: offset, of: all, in: layout),
          "seed \(seed)")
        #expect(
          abs(layout.fractionalIndex(at: offset) - indexByWalk(at: offset, in: layout)) < 1e-9,
          "seed \(seed)")
      }
    }
  }

  @Test(arguments: [true, false]) func `a hundred thousand items are found`(equal: Bool) throws {
    let count = 100_000
    var random = SeededRandom(seed: 1)
    let lengths = (0..<count).map { _ in
      equal ? 375 : Double(Int.random(in: 50...400, using: &random))
    }
    let layout =
      equal
      ? try PagerLayout(
        boundsLength: 375, itemLength: 375, itemCount: count, minimumLineSpacing: 10)
      : try PagerLayout(boundsLength: 375, itemLengths: lengths, minimumLineSpacing: 10)
    var start = 0.0
    for (item, length) in lengths.enumerated() {
      // Whole lengths, so that a plain sum is exact.
      guard layout.itemStart(item) == start, layout.fractionalIndex(at: start) == Double(item),
        layout.item(nearestToCenterAt: start + length / 2 - 187.5) == item,
        layout.visibleItems(at: start + length - 1).lowerBound == item,
        layout.visibleItems(at: start - 374).upperBound == item + 1
      else {
        Issue.record("item \(item) of length \(length) is not found at \(start)")
        return
      }
      start += length + 10
    }
    #expect(layout.contentLength == start - 10)
  }

  @Test func `a sum of a hundred thousand lengths loses nothing to rounding`() throws {
    let layout = try PagerLayout(
      boundsLength: 1, itemLengths: Array(repeating: 0.1, count: 100_000))
    #expect(abs(layout.contentLength - 10_000) < 1e-11)
  }
}
