import Testing

@testable import Paging

@Suite struct StretchTests {
  @Test func `beyond an end the content follows in part, and all the way back`() throws {
    var pager = TracedEngine(OnePageStrategy(), page: 0, layout: try pages(3, of: 375))
    pager.begin(at: 0)
    pager.drag(by: -100, at: 10)
    pager.drag(by: 60, at: 20)
    pager.drag(by: 60, at: 30)
    #expect(
      pager.told().dropFirst() == ["10 didScroll -48", "20 didScroll -20.8", "30 didScroll 20"])
  }

  @Test func `stretched content bounces back to the edge`() throws {
    for strategy in PagingStrategies.all {
      var pager = TracedEngine(strategy, page: 2, layout: try pages(3, of: 375))
      pager.begin(at: 0)
      pager.drag(by: 100, at: 10)
      pager.end(perMillisecond: 1, at: 20)
      pager.advance(to: 40)
      #expect(pager.engine.contentOffset > 798, "\(strategy.name) goes on outwards at first")
      pager.advance(to: 2000)
      #expect(pager.engine.contentOffset == 750)
      #expect(pager.told().last == "823.2 snapped 2>2 at 750 after 803.2", "\(strategy.name)")
    }
  }

  @Test func `a caught bounce does not jump under the finger`() throws {
    var pager = TracedEngine(OnePageStrategy(), page: 0, layout: try pages(3, of: 375))
    pager.begin(at: 0)
    pager.drag(by: -300, at: 10)
    pager.end(at: 20)
    pager.begin(at: 80)
    let caught = pager.engine.contentOffset
    #expect(caught < -20)
    pager.drag(by: -1e-6, at: 90)
    #expect(abs(pager.engine.contentOffset - caught) < 1e-6)
    let finger = pager.engine.layout.fingerContentOffset(showing: caught)
    pager.drag(by: -finger, at: 100)
    #expect(abs(pager.engine.contentOffset) < 1e-5)
  }
}
