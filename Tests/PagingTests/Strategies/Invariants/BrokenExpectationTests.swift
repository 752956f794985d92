import Testing

@testable import Paging

/// An example of each expectation that a strategy does not keep: were it kept, the article would be wrong.
@Suite struct BrokenExpectationTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let expectation: Expectation
    let strategy: String
    let release: Release
    var isCarousel = false
    /// Whether a landing is what the expectation rules out.
    let breaks: @Sendable (Landing) -> Bool

    var testDescription: String { "\(strategy): \(expectation.rawValue)" }
  }

  static let examples = halfReturns + flickAgainst + onePage + others

  private static let fromNearlyHalf = Release(from: 1, to: 1.2)
  private static let halfReturns = [
    Example(expectation: .halfReturns, strategy: "directional-ceil", release: fromNearlyHalf) {
      $0.page == 2
    },
    Example(expectation: .halfReturns, strategy: "settle-visible", release: fromNearlyHalf) {
      $0.page == nil
    },
  ]

  private static let twitchBack = Release(from: 1, to: 1.9, perMillisecond: -0.1)
  private static let flickAgainst = ["round", "settle-visible", "nearest-center"].map { name in
    Example(expectation: .flickAgainst, strategy: name, release: twitchBack) {
      $0.targetContentOffset > twitchBack.contentOffset
    }
  }

  private static let longDrag = Release(from: 1, to: 2.6, perMillisecond: 3)
  private static let onePage = Expectation.onePage.breakers.sorted().map { name in
    Example(expectation: .onePage, strategy: name, release: longDrag) { ($0.page ?? 0) > 2 }
  }

  private static let others = [
    // Its mirror, from 2 to 2.8, goes to 3; that of this one would be 1.
    Example(
      expectation: .mirrored, strategy: "directional-ceil", release: Release(from: 2, to: 1.2)
    ) { $0.page == 2 },
    Example(
      expectation: .restsOnItems, strategy: "paging",
      release: Release(contentOffset: 412.5, currentPage: 1, beginContentOffset: 240),
      isCarousel: true
    ) { $0.targetContentOffset == 375 },
    Example(
      expectation: .restsOnItems, strategy: "settle-visible",
      release: Release(contentOffset: 412.5, currentPage: 1, beginContentOffset: 240),
      isCarousel: true
    ) { $0.targetContentOffset == 412.5 },
    // Each headed for page 1 and is caught on the way.
    Example(
      expectation: .caught, strategy: "directional-ceil", release: Release(from: 1, to: 1.2)
    ) { $0.page == 2 },
    Example(expectation: .caught, strategy: "settle-visible", release: Release(from: 1, to: 1.2)) {
      $0.page == nil
    },
    Example(expectation: .caught, strategy: "one-page", release: Release(from: 1, to: 2.9)) {
      $0.page == 2
    },
  ]

  @Test(arguments: examples) func `what is not kept is really broken`(example: Example) throws {
    let strategy = try PagingStrategies.strategy(named: example.strategy)
    let layout = example.isCarousel ? PagerLayout.carousel : try pages(5)
    let landing = strategy.landing(for: example.release, in: layout)
    #expect(example.breaks(landing), "\(landing)")
    #expect(example.expectation.breakers.contains(example.strategy))
  }

  @Test(arguments: Expectation.allCases)
  func `everyone that does not keep it has an example`(expectation: Expectation) {
    let shown = Self.examples.filter { $0.expectation == expectation }.map(\.strategy)
    #expect(Set(shown) == expectation.breakers)
  }
}
