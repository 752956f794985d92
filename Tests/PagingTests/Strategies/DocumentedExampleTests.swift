import Testing

@testable import Paging

/// The table of the article "Choosing a strategy".
@Suite struct DocumentedExampleTests {
  typealias Column = (offset: Double, perMillisecond: Double, rests: [Double])

  static let columns: [Row<Column>] = [
    Row("a flick", (412.5, 0.4, [750, 530, 530, 530, 530, 820, 530])),
    Row("a rest", (412.5, 0, [375, 530, 530, 530, 530, 412.5, 530])),
    Row("a slow flick back", (412.5, -0.1, [375, 530, 240, 240, 240, 530, 240])),
    Row("a long fast drag", (1000, 2, [1125, 1110, 1400, 1400, 530, 2270, 1980])),
  ]

  @Test(arguments: columns) func `the documented landings are right`(row: Row<Column>) throws {
    let layout = try documentedCarousel()
    let release = Release(
      contentOffset: row.value.offset,
      velocity: Velocity(perMillisecond: row.value.perMillisecond), currentPage: 1,
      beginContentOffset: 240)
    let rests = PagingStrategies.all.map {
      $0.landing(for: release, in: layout).targetContentOffset
    }
    #expect(rests == row.value.rests)
  }
}
