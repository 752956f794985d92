import Testing

@testable import Paging

/// The order in which UIScrollView tells its delegate about a drag.
@Suite struct DelegateOrderTests {
  @Test func `a flick is told from the first touch to the page`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    pager.touchDown(at: 0)
    pager.begin(at: 8)
    pager.drag(by: 40, at: 16)
    pager.drag(by: 60, at: 24)
    pager.end(perMillisecond: 2, at: 30)
    #expect(
      pager.told() == [
        "8 willBeginDragging", "16 didScroll 440", "24 didScroll 500",
        "30 willEndDragging 2 to 800", "30 didEndDragging true", "30 willBeginDecelerating",
      ])
    #expect(pager.engine.isDecelerating && !pager.engine.isTracking)
    #expect(pager.engine.currentPage == 2)
    pager.advance(to: 130)
    pager.advance(to: 130)
    pager.advance(to: 1000)
    #expect(
      pager.told() == [
        "130 didScroll 661", "388.6 didScroll 800", "388.6 didEndDecelerating",
        "388.6 snapped 1>2 at 800 after 358.6",
      ])
    #expect(pager.engine.nextDeadline == nil && pager.engine.contentOffset == 800)
  }

  @Test func `a drag that ends where it belongs settles at once`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    pager.begin(at: 0)
    pager.end(at: 10)
    #expect(
      pager.told() == [
        "0 willBeginDragging", "10 willEndDragging 0 to 400", "10 didEndDragging false",
        "10 snapped 1>1 at 400 after 0",
      ])
  }

  @Test func `a strategy that waits decelerates, then is scrolled`() throws {
    var pager = TracedEngine(SettleVisibleStrategy(), layout: try pages(5))
    pager.begin(at: 0)
    pager.drag(by: 50, at: 10)
    pager.end(perMillisecond: 0.2, at: 20)
    pager.advance(to: 10_000)
    #expect(
      pager.told() == [
        "0 willBeginDragging", "10 didScroll 450", "20 willEndDragging 0.2 to 800",
        "20 didEndDragging true", "20 willBeginDecelerating", "2844.2 didScroll 549.8",
        "2844.2 didEndDecelerating", "3171.7 didScroll 800", "3171.7 didEndScrollingAnimation",
        "3171.7 snapped 1>2 at 800 after 3151.7",
      ])
  }

  @Test func `content that snaps to nothing comes to rest near a page`() throws {
    var pager = TracedEngine(SettleVisibleStrategy(), layout: try pages(5))
    pager.begin(at: 0)
    pager.drag(by: 250, at: 10)
    pager.end(at: 20)
    #expect(
      pager.told() == [
        "0 willBeginDragging", "10 didScroll 650", "20 willEndDragging 0 to 650",
        "20 didEndDragging false", "20 cameToRest 650 near 2",
      ])
    #expect(pager.engine.contentOffset == 650 && pager.engine.currentPage == 2)
  }

  @Test func `a cancelled drag returns to its page and says so`() throws {
    var pager = TracedEngine(RoundStrategy(), layout: try pages(5))
    pager.begin(at: 0)
    pager.drag(by: 390, at: 10)
    pager.cancel(at: 20)
    pager.advance(to: 2000)
    #expect(
      pager.milestones() == [
        "0 willBeginDragging", "20 willEndDragging 0 to 400", "20 didEndDragging true",
        "20 willBeginDecelerating", "428.8 didEndDecelerating",
        "428.8 snapped 1>1 at 400 after 408.8",
      ])
  }

  @Test func `a scroll that the program asks for says nothing of dragging`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    pager.setContentOffset(1200, animated: true, at: 0)
    #expect(pager.engine.isScrollingAnimated && pager.engine.currentPage == 3)
    pager.advance(to: 200)
    pager.advance(to: 2000)
    pager.setContentOffset(400, animated: false, at: 2100)
    #expect(
      pager.told() == [
        "200 didScroll 616.2", "585.5 didScroll 1200", "585.5 didEndScrollingAnimation",
        "2100 didScroll 400",
      ])
    #expect(pager.engine.currentPage == 1)
  }

  @Test func `the strategy learns where the drag began`() throws {
    // Both drags coast to 1150.1, where items 2 and 3 show.
    var back = TracedEngine(SettleVisibleStrategy(), page: 3, layout: try pages(5))
    back.begin(at: 0)
    back.end(perMillisecond: -0.1, at: 10)
    #expect(back.told().contains("10 willEndDragging -0.1 to 800"))
    var forward = TracedEngine(SettleVisibleStrategy(), page: 2, layout: try pages(5))
    forward.begin(at: 0)
    forward.drag(by: 300.2, at: 5)
    forward.end(perMillisecond: 0.1, at: 10)
    #expect(forward.told().contains("10 willEndDragging 0.1 to 1200"))
  }

  @Test func `an engine starts where its strategy would rest`() throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 290, itemCount: 10, minimumLineSpacing: 10)
    let offsets = PagingStrategies.all.map {
      PagingEngine(layout: layout, strategy: $0, page: 2).contentOffset
    }
    #expect(offsets == [375, 600, 600, 600, 600, 557.5, 557.5])
  }

  @Test func `calls that make no sense say nothing`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    pager.drag(by: 30, at: 0)
    pager.end(perMillisecond: 1, at: 1)
    pager.cancel(at: 2)
    pager.touchUp(at: 3)
    pager.touchDown(at: 4)
    pager.touchDown(at: 5)
    pager.touchUp(at: 6)
    pager.setContentOffset(.nan, animated: true, at: 7)
    pager.setContentOffset(400, animated: true, at: 8)
    #expect(pager.told().isEmpty)
    pager.begin(at: 9)
    pager.begin(at: 10)
    pager.touchUp(at: 11)
    pager.drag(by: .infinity, at: 12)
    pager.drag(by: .nan, at: 13)
    #expect(pager.told() == ["9 willBeginDragging"])
    #expect(pager.engine.isDragging && pager.engine.contentOffset == 400)
    pager.end(perMillisecond: .nan, at: 14)
    #expect(pager.told().last == "14 snapped 1>1 at 400 after 0")
  }
}
