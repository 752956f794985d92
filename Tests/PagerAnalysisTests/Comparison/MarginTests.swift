import Paging
import Testing

@testable import PagerAnalysis

@Suite struct MarginTests {
  /// Ten standard pages, the drag began on page 2, at rest at the lift unless a velocity says else.
  @Test(
    arguments: [
      ("round, 0.1 before the half", "round", 2.4, 0.0, 0.1),
      ("round, 0.1 behind the half", "round", 2.6, 0, 0.1),
      ("round, at a page", "round", 2.0, 0, 0.5),
      ("round, at the half", "round", 2.5, 0, 1.0 / 8192),
      ("round, just before the half", "round", 2.499, 0, 0.001),
      // 1 pt/ms carries it 99 points, 0.264 pages.
      ("round, coasting over the half", "round", 2.336, 1000, 0.1),
      ("up even at rest", "directional-ceil", 2.4, 0, 0.4),
      ("one page at most, 0.1 from the half", "one-page", 2.4, 0, 0.1),
      ("paging forward", "paging", 2.3, 500, 0.3),
      ("paging back", "paging", 2.3, -500, 0.3),
      ("nearest the middle", "nearest-center", 2.4, 0, 0.1),
      ("not snapping until a push past the end", "settle-visible", 8.9, 0, 0.1),
    ] as [(String, String, Double, Double, Double)])
  func `worked margins`(
    name: String, strategy: String, pages: Double, perSecond: Double, margin: Double
  ) throws {
    let found = try #require(try self.margin(strategy, pages, perSecond), "\(name)")
    #expect(found >= margin - 1e-9, "\(name)")
    #expect(found <= max(margin * (1 + 1.0 / 32), margin + 1.0 / 8192) + 1e-9, "\(name)")
  }

  @Test(
    arguments: [
      ("held at the next page on either side", "one-page", 2.9, 8000.0),
      ("no snap far from both ends", "settle-visible", 5.5, 0),
    ] as [(String, String, Double, Double)])
  func `no page more or less changes it`(
    name: String, strategy: String, pages: Double, perSecond: Double
  ) throws {
    #expect(try margin(strategy, pages, perSecond) == nil, "\(name)")
  }

  @Test func `with one item there is nowhere else to land`() throws {
    let layout = try PagerLayout(boundsLength: 375, itemLength: 375, itemCount: 1)
    let release = Release(contentOffset: 100, currentPage: 0, beginContentOffset: 0)
    for strategy in PagingStrategies.all where strategy.name != "settle-visible" {
      #expect(Margin.pages(of: release, strategy: strategy, in: layout) == nil)
    }
  }

  private func margin(_ name: String, _ pages: Double, _ perSecond: Double) throws -> Double? {
    let strategy = try #require(PagingStrategies.named(name))
    let release = Release(
      contentOffset: pages * 375, velocity: Velocity(perSecond: perSecond), currentPage: 2,
      beginContentOffset: 750)
    return Margin.pages(of: release, strategy: strategy, in: .standard)
  }
}
