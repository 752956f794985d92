import Testing

@testable import Paging

/// The tables and the example of the article "Choosing a strategy", read from it.
@Suite struct ChoosingAStrategyArticleTests {
  private let tables: [ArticleTable]

  init() throws {
    tables = try PagingTests.tables(ofArticle: "Choosing-a-strategy")
    try #require(tables.count == 3)
  }

  @Test func `the documented landings are right`() throws {
    let names = tables[0].rows.map { $0[0].filter { $0 != "`" } }
    #expect(names == PagingStrategies.all.map(\.name))
    try expectFigures(of: tables[0]) { name, release in
      try rest(Self.release(release), PagingStrategies.strategy(named: name.filter { $0 != "`" }))
    }
  }

  @Test func `the documented landings of thresholds are right`() throws {
    try expectFigures(of: tables[1]) { threshold, release in
      try rest(
        Self.release(release), DirectionalStrategy(thresholdPages: Figure(threshold).value))
    }
  }

  @Test func `one page at a time differs only for the long drag`() throws {
    for threshold in try tables[1].rows.map({ try Figure($0[0]).value }) {
      for release in try tables[1].header.dropFirst().map(Self.release) {
        let unlimited = try rest(release, DirectionalStrategy(thresholdPages: threshold))
        let limited = try rest(release, OnePageStrategy(thresholdPages: threshold))
        #expect(limited == (release.contentOffset == 1000 ? 530 : unlimited), "\(threshold)")
      }
    }
  }

  @Test func `every expectation and who does not keep it stands in the table`() throws {
    #expect(tables[2].rows.map { $0[0] } == Expectation.allCases.map(\.rawValue))
    for (row, expectation) in zip(tables[2].rows, Expectation.allCases) {
      let named = row[1].matches(of: /`([a-z-]+)`/).map { String($0.output.1) }
      #expect(Set(named) == expectation.breakers, "\(expectation.rawValue)")
      #expect(named.count == expectation.breakers.count)
    }
  }

  @Test func `the example stands in this file, and a name is read back`() throws {
    try expectExamples(ofArticle: "Choosing-a-strategy", count: 1)
    let strategy = try OnePageStrategy(thresholdPages: 0.25)
    let name = strategy.name  // one-page:threshold_pages=0.25
    let again = try PagingStrategies.strategy(named: name)  // the same again
    #expect(name == "one-page:threshold_pages=0.25")
    #expect(again as? OnePageStrategy == strategy)
  }

  @Test func `items that cannot rest in their places are not mirrored`() throws {
    let layout = try PagerLayout(boundsLength: 400, itemLength: 320, itemCount: 5)
    for (offset, page) in [(1100.0, 3), (100, 0)] {
      let release = Release(contentOffset: offset, currentPage: 2, beginContentOffset: 640)
      #expect(RoundStrategy().landing(for: release, in: layout).page == page)
    }
  }

  @Test func `the first version jumps forward from just past an item, but not with a threshold`()
    throws
  {
    let release = Release(contentOffset: 250, currentPage: 1, beginContentOffset: 240)
    #expect(rest(release, DirectionalStrategy(atRest: .forward)) == 530)
    let threshold = try DirectionalStrategy(atRest: .forward, thresholdPages: 0.25)
    #expect(rest(release, threshold) == 240)
  }

  private func rest(_ release: Release, _ strategy: any PagingStrategy) -> Double {
    strategy.landing(for: release, in: .carousel).targetContentOffset
  }

  /// The release of a heading as `412.5, -0.1 pt/ms` or `release at 412.5, still`.
  private static func release(_ heading: String) throws -> Release {
    let parts = heading.split(separator: ",")
    let speed = parts.last == " still" ? 0 : try Figure(String(parts[1])).value
    return Release(
      contentOffset: try Figure(heading).value, velocity: Velocity(perMillisecond: speed),
      currentPage: 1, beginContentOffset: 240)
  }
}
