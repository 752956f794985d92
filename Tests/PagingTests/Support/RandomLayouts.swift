import TestSupport

@testable import Paging

extension SeededRandom {
  mutating func value(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func oneOf<T>(_ choices: [T]) -> T {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  /// Layouts of all kinds: full pages, gaps, overlaps, insets, short content, unequal items, empty.
  mutating func layout() throws(LayoutError) -> PagerLayout {
    let bounds = oneOf([320, 375, 411.42857142857144, 430])
    let item = oneOf([bounds, bounds * 0.8, 120.3, 33.3, bounds * 1.5])
    let spacing = oneOf([0, 12, 33.3, -item / 3])
    let margin = AxisInsets.centering(itemLength: item, boundsLength: bounds)
    let contentInset = oneOf([.zero, margin, AxisInsets(leading: 16, trailing: 24)])
    // The last is longer than the viewport, so that content without an item scrolls too.
    let sectionInset = oneOf([.zero, .zero, margin, AxisInsets(leading: 300, trailing: 200)])
    let count = Int.random(in: 0...12, using: &self)
    let isRightToLeft = oneOf([false, false, true])
    if Bool.random(using: &self) {
      return try PagerLayout(
        boundsLength: bounds, itemLength: item, itemCount: count, minimumLineSpacing: spacing,
        contentInset: contentInset, sectionInset: sectionInset, isRightToLeft: isRightToLeft)
    }
    let lengths = (0..<count).map { _ in value(in: item / 2...item * 1.5) }
    return try PagerLayout(
      boundsLength: bounds, itemLengths: lengths, minimumLineSpacing: spacing,
      contentInset: contentInset, sectionInset: sectionInset, isRightToLeft: isRightToLeft)
  }

  /// An offset somewhere in the range, on a rest, on a tie, beyond an end, or off by a rounding error.
  mutating func contentOffset(in layout: PagerLayout) -> Double {
    let range = layout.contentOffsetRange
    let item = self.item(of: layout)
    return oneOf([
      value(in: range), range.lowerBound, range.upperBound,
      layout.contentOffset(aligning: item), layout.contentOffset(centering: item),
      layout.contentOffset(atFractionalIndex: Double(item) + 0.5),
      range.lowerBound - 40, range.upperBound + 40,
      range.lowerBound - 1e-10, range.upperBound + 1e-10,
      layout.contentOffset(aligning: item) + oneOf([1e-10, -1e-10]),
      layout.contentOffset(atFractionalIndex: Double(item) + 0.5) + oneOf([1e-10, -1e-10]),
    ])
  }

  /// One of the strategies, with or without a threshold, or none.
  mutating func strategy() throws -> any PagingStrategy {
    oneOf(try strategiesWithThresholds() + [FreeScrollStrategy()])
  }

  /// An item of the list, 0 in an empty one.
  mutating func item(of layout: PagerLayout) -> Int {
    Int.random(in: 0..<max(layout.itemCount, 1), using: &self)
  }

  mutating func release(in layout: PagerLayout) -> Release {
    Release(
      contentOffset: contentOffset(in: layout),
      velocity: Velocity(
        perMillisecond: oneOf([0, 0, value(in: -3...3), value(in: -0.05...0.05)])),
      decelerationRate: oneOf([nil, .normal, .fast]),
      currentPage: item(of: layout),
      beginContentOffset: contentOffset(in: layout))
  }
}
