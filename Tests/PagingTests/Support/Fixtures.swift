import Testing

@testable import Paging

/// A named row of a table, so that a failure says which row.
struct Row<Value: Sendable>: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let value: Value

  init(_ name: String, _ value: Value) {
    testDescription = name
    self.value = value
  }
}

/// Full pages of 400 points.
func pages(_ count: Int, of length: Double = 400) throws -> PagerLayout {
  try PagerLayout(boundsLength: length, itemLength: length, itemCount: count)
}

extension Release {
  /// A drag that began on the page of the standard layout at `from` and ends at `to`, in pages.
  init(
    from: Int, to: Double, length: Double = 400, perMillisecond: Double = 0,
    rate: DecelerationRate? = nil
  ) {
    self.init(
      contentOffset: to * length, velocity: Velocity(perMillisecond: perMillisecond),
      decelerationRate: rate, currentPage: from, beginContentOffset: Double(from) * length)
  }
}

/// The carousel of the articles: every item can rest in the middle of the viewport.
func documentedCarousel() throws -> PagerLayout {
  try PagerLayout(
    boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
    contentInset: .centering(itemLength: 275, boundsLength: 375))
}
