import Testing

@testable import Paging

/// A turned screen, other insets, new data.
@Suite struct RelayoutTests {
  @Test func `the page stays the page when the screen is turned`() throws {
    for strategy in PagingStrategies.all {
      var pager = TracedEngine(strategy, page: 3, layout: try pages(8))
      pager.setLayout(try pages(8, of: 800), at: 100)
      #expect(pager.engine.contentOffset == 2400 && pager.engine.currentPage == 3)
      #expect(pager.told() == ["100 didScroll 2400"])
      #expect(pager.engine.invariantViolation() == nil)
    }
  }

  @Test func `a page that a settle heads for is where the content is after a turn`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(8))
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    pager.end(perMillisecond: 1, at: 20)
    _ = pager.told()
    pager.setLayout(try pages(8, of: 800), at: 100)
    #expect(
      pager.told() == ["100 didScroll 586.4", "100 didEndDecelerating", "100 didScroll 1600"])
    #expect(pager.engine.nextDeadline == nil && pager.engine.currentPage == 2)
  }

  @Test func `a drag goes on after a turn`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(8))
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    pager.setLayout(try pages(8, of: 800), at: 20)
    pager.drag(by: 100, at: 30)
    #expect(pager.engine.isDragging && pager.engine.contentOffset == 900)
    pager.end(perMillisecond: 1, at: 40)
    pager.advance(to: 2000)
    #expect(pager.told().last == "587.7 snapped 1>2 at 1600 after 547.7")
  }

  @Test func `data that goes takes the content to the last page there is`() throws {
    var pager = TracedEngine(NearestCenterStrategy(), page: 6, layout: try pages(8))
    pager.setLayout(try pages(3), at: 0)
    #expect(pager.engine.contentOffset == 800 && pager.engine.currentPage == 2)
    pager.setLayout(try pages(20), at: 10)
    #expect(pager.engine.contentOffset == 800 && pager.engine.currentPage == 2)
  }

  @Test func `content that rests between items keeps its place among them`() throws {
    var pager = TracedEngine(FreeScrollStrategy(), page: 2, layout: try pages(8))
    pager.setContentOffset(890, animated: false, at: 0)
    pager.setLayout(try pages(9), at: 10)
    #expect(pager.engine.contentOffset == 890)
    pager.setLayout(try pages(9, of: 800), at: 20)
    #expect(pager.engine.contentOffset == 1690 && pager.engine.currentPage == 2)
  }
}
