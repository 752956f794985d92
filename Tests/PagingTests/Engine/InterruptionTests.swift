import Testing

@testable import Paging

@Suite struct InterruptionTests {
  /// A pager that heads from page 1 to page 2, told up to the lift at 20 ms.
  private func settlingPager(
    _ strategy: any PagingStrategy = OnePageStrategy()
  ) throws -> TracedEngine {
    var pager = TracedEngine(strategy, layout: try pages(8))
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    pager.end(perMillisecond: 1.5, at: 20)
    _ = pager.told()
    return pager
  }

  @Test func `a touch stops the settle, its lift lets it go on`() throws {
    var pager = try settlingPager()
    pager.touchDown(at: 120)
    #expect(
      pager.told() == ["120 didScroll 635", "120 didEndDecelerating", "120 caught"])
    #expect(pager.engine.nextDeadline == nil && pager.engine.isTracking)
    pager.advance(to: 500)
    #expect(pager.told().isEmpty)
    pager.touchUp(at: 510)
    pager.advance(to: 2000)
    #expect(
      pager.told() == [
        "510 released", "510 willBeginDecelerating", "775.9 didScroll 800",
        "775.9 didEndDecelerating", "775.9 snapped 1>2 at 800 after 265.9",
      ])
  }

  @Test func `a second swipe during the settle counts from the page it heads for`() throws {
    var pager = try settlingPager()
    pager.touchDown(at: 60)
    pager.begin(at: 70)
    pager.drag(by: 80, at: 80)
    pager.end(perMillisecond: 2, at: 90)
    #expect(pager.engine.currentPage == 3)
    pager.advance(to: 2000)
    #expect(
      pager.milestones() == [
        "60 didEndDecelerating", "60 caught", "70 willBeginDragging",
        "90 willEndDragging 2 to 1200", "90 didEndDragging true", "90 willBeginDecelerating",
        "580.9 didEndDecelerating", "580.9 snapped 1>3 at 1200 after 490.9",
      ])
  }

  @Test func `a drag without a touch before it catches too`() throws {
    var pager = try settlingPager()
    pager.begin(at: 60)
    #expect(
      pager.milestones() == ["60 didEndDecelerating", "60 caught", "60 willBeginDragging"])
  }

  @Test func `a caught settle that is cancelled goes on to its page`() throws {
    var pager = try settlingPager()
    pager.touchDown(at: 60)
    pager.cancel(at: 70)
    pager.advance(to: 2000)
    #expect(pager.told().last == "392.2 snapped 1>2 at 800 after 322.2")
    var dragged = try settlingPager()
    dragged.begin(at: 60)
    dragged.drag(by: -390, at: 70)
    dragged.cancel(at: 80)
    #expect(dragged.milestones().contains("80 willEndDragging 0 to 800"))
  }

  @Test func `released in the middle, content goes where it headed or to the nearest page`()
    throws
  {
    // directional-ceil always goes forward; settle-visible stays where it was caught.
    for strategy in PagingStrategies.all
    where strategy.name != "directional-ceil" && strategy.name != "settle-visible" {
      for flick in [1.5, -1.5] {
        for caughtAt in stride(from: 21.0, to: 400, by: 7) {
          var pager = TracedEngine(strategy, page: 3, layout: try pages(8))
          pager.begin(at: 0)
          pager.end(perMillisecond: flick, at: 20)
          let headed = pager.engine.currentPage
          pager.touchDown(at: caughtAt)
          let nearest = pager.engine.layout.item(nearestToCenterAt: pager.engine.contentOffset)
          pager.touchUp(at: caughtAt + 50)
          #expect([headed, nearest].contains(pager.engine.currentPage), "\(strategy.name)")
        }
      }
    }
  }

  @Test func `a waiting strategy that is caught and cancelled does not coast again`() throws {
    var pager = try settlingPager(SettleVisibleStrategy())
    pager.touchDown(at: 60)
    pager.cancel(at: 70)
    let distance = 1600 - pager.engine.contentOffset
    let curve = SettleCurve(from: 0, to: distance, velocity: .zero)
    pager.advance(to: 10_000)
    let end = decimal(70 + curve.durationMilliseconds, places: 1)
    #expect(pager.milestones().suffix(2).first == "\(end) didEndDecelerating")
    #expect(pager.engine.contentOffset == 1600)
  }

  @Test func `a touch stops the scroll that follows a deceleration`() throws {
    var pager = try settlingPager(SettleVisibleStrategy())
    let first = try #require(pager.engine.nextDeadline)
    pager.engine.advance(to: first, into: &pager.events)
    #expect(pager.engine.isScrollingAnimated)
    _ = pager.told()
    pager.touchDown(at: Double(first) / 1000 + 50)
    #expect(
      pager.milestones().map { $0.split(separator: " ").last } == [
        "didEndScrollingAnimation", "caught",
      ])
    pager.touchUp(at: 10_000)
    #expect(pager.milestones().last?.contains("cameToRest") == true)
  }

  @Test func `the program may scroll on from a settle or under a finger`() throws {
    var pager = try settlingPager()
    pager.advance(to: 99)
    let before = pager.engine.contentOffset
    pager.advance(to: 100)
    let speed = pager.engine.contentOffset - before
    _ = pager.told()
    pager.setContentOffset(2000, animated: true, at: 100)
    #expect(pager.told() == ["100 didEndDecelerating"])
    // The scroll takes over the speed of the settle.
    pager.advance(to: 101)
    #expect(abs(pager.engine.contentOffset - before - 2 * speed) < 0.05 && speed > 1)
    _ = pager.told()
    pager.touchDown(at: 200)
    pager.setContentOffset(1600, animated: true, at: 210)
    #expect(pager.engine.contentOffset == 1600 && pager.engine.currentPage == 4)
    pager.touchUp(at: 220)
    #expect(pager.told().last == "210 didScroll 1600")
    pager.begin(at: 300)
    pager.setContentOffset(800, animated: false, at: 310)
    pager.drag(by: 10, at: 320)
    #expect(pager.told().suffix(2) == ["310 didScroll 800", "320 didScroll 810"])
  }
}
