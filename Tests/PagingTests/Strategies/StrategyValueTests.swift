import Testing

@testable import Paging

@Suite struct StrategyValueTests {
  @Test func `strategies are values that can be told apart`() throws {
    let narrow = try OnePageStrategy(thresholdPages: 0.25)
    #expect(Set([OnePageStrategy(), try OnePageStrategy(thresholdPages: 0), narrow]).count == 2)
    #expect(DirectionalStrategy() != DirectionalStrategy(atRest: .forward))
    let all = PagingStrategies.all + [FreeScrollStrategy()]
    let hashable = all.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } }
    #expect(Set(hashable).count == all.count)
  }

  @Test func `a strategy prints its name`() throws {
    for strategy in try strategiesWithThresholds() + [FreeScrollStrategy()] {
      #expect("\(strategy)" == strategy.name)
    }
    #expect(String(describing: RoundStrategy()) == "round")
  }
}
