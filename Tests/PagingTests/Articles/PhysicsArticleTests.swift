import Testing

@testable import Paging

/// The tables of the article "Projection, rubber band, bounce and settle", read from it.
@Suite struct PhysicsArticleTests {
  private static let rates = ["normal": DecelerationRate.normal, "fast": .fast]
  private let tables: [ArticleTable]

  init() throws {
    tables = try PagingTests.tables(ofArticle: "Physics")
    try #require(tables.count == 5)
  }

  @Test func `the projection travels as its table says`() throws {
    let rates: [DecelerationRate] = [.normal, .fast]
    #expect(tables[0].rows.count == rates.count)
    for (row, rate) in zip(tables[0].rows, rates) {
      try Figure(row[1]).expect(rate.perMillisecond)
      try Figure(row[2]).expect(rate.projectedTravel(of: Velocity(perMillisecond: 1)))
    }
  }

  @Test func `content coasts as the table of the deceleration says`() throws {
    for row in tables[1].rows {
      let rate = try #require(Self.rates[row[1]] as DecelerationRate?)
      let velocity = Velocity(perMillisecond: try Figure(row[0]).value)
      let curve = DecelerationCurve(from: 0, velocity: velocity, rate: rate)
      try Figure(row[2]).expect(curve.to)
      try Figure(row[3]).expect(curve.durationMilliseconds)
    }
  }

  @Test func `the rubber band shows what its table says`() throws {
    for row in tables[2].rows {
      let pull = try Figure(row[0]).value
      try Figure(row[1]).expect(RubberBand.stretch(ofPull: pull, boundsLength: 375))
    }
  }

  @Test func `content bounces as the table says`() throws {
    for row in tables[3].rows {
      let speed = try Figure(row[1]).value
      #expect(speed == 0 || row[1].contains("wards"))
      let spring = BounceSpring(
        from: try Figure(row[0]).value, to: 0,
        velocity: Velocity(perSecond: row[1].hasSuffix("inwards") ? -speed : speed))
      try Figure(row[2]).expect(spring.durationMilliseconds)
      let farthest = (0...Int(spring.durationMilliseconds)).map { spring.value(at: Double($0)) }
      try Figure(row[3]).expect(farthest.max() ?? .nan)
    }
  }

  @Test func `content settles as the table says`() throws {
    for row in tables[4].rows {
      let curve = SettleCurve(
        from: 0, to: try Figure(row[0]).value,
        velocity: Velocity(perMillisecond: try Figure(row[1]).value))
      try Figure(row[2]).expect(curve.durationMilliseconds)
      try Figure(row[3]).expect(curve.initialVelocity.perMillisecond)
    }
  }
}
