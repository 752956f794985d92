import Testing

@testable import Paging

/// The tables of the article "Choosing a strategy", and the examples of the strategies' pages.
@Suite struct DocumentedExampleTests {
  typealias Column = (offset: Double, perMillisecond: Double, rests: [Double])

  static let columns: [Row<Column>] = [
    Row("a flick", (412.5, 0.4, [750, 530, 530, 530, 530, 820, 530])),
    Row("a rest", (412.5, 0, [375, 530, 530, 530, 530, 412.5, 530])),
    Row("a slow flick back", (412.5, -0.1, [375, 530, 240, 240, 240, 530, 240])),
    Row("a long fast drag", (1000, 2, [1125, 1110, 1400, 1400, 530, 2270, 1980])),
  ]

  @Test(arguments: columns) func `the documented landings are right`(row: Row<Column>) throws {
    let rests = try PagingStrategies.all.map { try rest(row.value, $0) }
    #expect(rests == row.value.rests)
  }

  static let thresholds = [0, 0.1, 0.25, 0.5, 0.75]
  static let thresholdColumns: [Row<Column>] = [
    Row("a nudge", (270, 0.1, [530, 530, 240, 240, 240])),
    Row("a flick", (412.5, 0.4, [530, 530, 530, 530, 240])),
    Row("a rest", (412.5, 0, [530, 530, 530, 530, 530])),
    Row("a slow flick back", (412.5, -0.1, [240, 240, 240, 530, 530])),
    Row("a long fast drag", (1000, 2, [1400, 1400, 1400, 1110, 1110])),
  ]

  @Test(arguments: thresholdColumns)
  func `the documented landings of thresholds are right`(row: Row<Column>) throws {
    let rests = try Self.thresholds.map {
      try rest(row.value, DirectionalStrategy(thresholdPages: $0))
    }
    #expect(rests == row.value.rests)
  }

  @Test func `one page at a time differs only for the long drag`() throws {
    for row in Self.thresholdColumns {
      let rests = try Self.thresholds.map {
        try rest(row.value, OnePageStrategy(thresholdPages: $0))
      }
      let isLong = row.value.offset == 1000
      #expect(rests == row.value.rests.map { isLong ? 530 : $0 }, "\(row.testDescription)")
    }
  }

  @Test func `the first version jumps forward from just past an item, but not with a threshold`()
    throws
  {
    let column = (offset: 250.0, perMillisecond: 0.0, rests: [Double]())
    #expect(try rest(column, DirectionalStrategy(atRest: .forward)) == 530)
    let threshold = try DirectionalStrategy(atRest: .forward, thresholdPages: 0.25)
    #expect(try rest(column, threshold) == 240)
  }

  private func rest(_ column: Column, _ strategy: any PagingStrategy) throws -> Double {
    let layout = PagerLayout.carousel
    let release = Release(
      contentOffset: column.offset, velocity: Velocity(perMillisecond: column.perMillisecond),
      currentPage: 1, beginContentOffset: 240)
    return strategy.landing(for: release, in: layout).targetContentOffset
  }
}
