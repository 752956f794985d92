import TestSupport

@testable import Paging

extension PagingStrategy {
  /// How many pages the strategy has, by its own way of counting.
  func pageCount(in layout: PagerLayout) -> Int {
    guard ruleName == "paging" else { return layout.itemCount }
    return max(1, Int((layout.contentLength / layout.boundsLength).wholeAbove))
  }

  /// The offset a share of the way from a page to its neighbour, before or behind it by the sign.
  func contentOffset(ofPage page: Int, share: Double, in layout: PagerLayout) -> Double {
    switch ruleName {
    case "paging": return (Double(page) + share) * layout.boundsLength
    case "nearest-center", "settle-visible":
      let neighbour = layout.nearestItem(to: share < 0 ? page - 1 : page + 1)
      let way = abs(layout.itemCenter(neighbour) - layout.itemCenter(page))
      return layout.contentOffset(centering: page) + share * way
    default: return layout.contentOffset(atFractionalIndex: Double(page) + share)
    }
  }
}

extension SeededRandom {
  /// Nothing, or what positions are off by when they were summed up.
  mutating func roundingError() -> Double { oneOf([0, 1e-10, -1e-10]) }

  /// A layout of any kind with an item at least.
  mutating func filledLayout() throws -> PagerLayout {
    let layout = try layout()
    return layout.itemCount > 0 ? layout : try PagerLayout.carousel.withItemCount(1)
  }
}
