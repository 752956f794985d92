@testable import Paging

/// A stretch of content that fills the width of a drawing.
struct ContentWindow {
  /// In points.
  let content: ClosedRange<Double>
  let layout: PagerLayout

  static let pixels = 0...Drawing.width
  /// Where the middle of a word must be to show whole, in pixels.
  static let numbers = 24...Drawing.width - 24

  func x(_ position: Double) -> Double {
    (position - content.lowerBound) / (content.upperBound - content.lowerBound) * Drawing.width
  }

  /// Where the viewport is at a content offset, in pixels.
  func viewport(at contentOffset: Double) -> ClosedRange<Double> {
    x(contentOffset)...x(contentOffset + layout.boundsLength)
  }

  func middle(at contentOffset: Double) -> Double {
    x(contentOffset + layout.boundsLength / 2)
  }

  func item(_ item: Int) -> ClosedRange<Double> {
    let start = layout.itemStart(item)
    return x(start)...x(start + layout.itemLength(at: item))
  }
}
