import Testing

@testable import Paging

/// What a scroll view has besides paging, in UIKit's words.
@Suite struct ScrollViewTests {
  @Test func `without paging the content coasts and bounces`() throws {
    var pager = TracedEngine(FreeScrollStrategy(), page: 3, layout: try pages(5))
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    pager.end(perMillisecond: 2, at: 20)
    #expect(pager.engine.isDecelerating && !pager.engine.isPagingEnabled)
    pager.advance(to: 300)
    #expect(pager.engine.contentOffset > 1640)
    pager.advance(to: 9000)
    #expect(
      pager.milestones() == [
        "0 willBeginDragging", "20 willEndDragging 2 to 1600", "20 didEndDragging true",
        "20 willBeginDecelerating", "1044.7 didEndDecelerating", "1044.7 cameToRest 1600 near 4",
      ])
  }

  @Test func `content that does not bounce stays at its end until the finger is back`() throws {
    var pager = TracedEngine(FreeScrollStrategy(), page: 0, layout: try pages(3))
    pager.engine.bounces = false
    pager.begin(at: 0)
    pager.drag(by: -100, at: 10)
    pager.drag(by: 90, at: 20)
    pager.drag(by: 30, at: 30)
    #expect(pager.told() == ["0 willBeginDragging", "30 didScroll 20"])
    pager.end(perMillisecond: -2, at: 40)
    for time in stride(from: 40.0, to: 60, by: 1) {
      pager.advance(to: time)
      #expect(pager.engine.contentOffset >= 0)
    }
    #expect(pager.milestones().last == "50.1 cameToRest 0 near 0")
  }

  @Test func `a delegate moves the target, and the content settles there`() throws {
    var pager = TracedEngine(FreeScrollStrategy(), layout: try pages(8))
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    var proposed: Double?
    pager.engine.endDragging(
      velocity: Velocity(perMillisecond: 1.5), at: 20_000, into: &pager.events
    ) { velocity, target in
      proposed = target
      target = velocity > .zero ? 800 : 400
    }
    #expect(abs(try #require(proposed) - 1248.5) < 1e-9)
    pager.advance(to: 120)
    let curve = SettleCurve(from: 500, to: 800, velocity: Velocity(perMillisecond: 1.5))
    #expect(pager.engine.contentOffset == curve.value(at: 100))
    pager.advance(to: 2000)
    #expect(pager.milestones().last == "378.6 snapped 1>2 at 800 after 358.6")
    #expect(
      pager.engine.landingReason
        == "500 pt + 1.5 pt/ms x 499 ms = 1248.5 pt, where nothing snaps; "
        + "the caller moved the target from 1248.5 pt to 800 pt")
  }

  @Test func `a target outside the range is forced in, one that is no number is not taken`() throws
  {
    for (asked, target) in [(1e9, 2800), (-5, 0), (.nan, 800), (800, 800)] as [(Double, Double)] {
      var pager = TracedEngine(OnePageStrategy(), layout: try pages(8))
      pager.begin(at: 0)
      pager.engine.endDragging(
        velocity: Velocity(perMillisecond: 1), at: 20_000, into: &pager.events
      ) { $1 = asked }
      pager.advance(to: 3000)
      #expect(pager.engine.contentOffset == target)
    }
  }

  @Test func `while paging is enabled the target stays`() throws {
    var pager = TracedEngine(PagingEnabledStrategy(), layout: try pages(8))
    #expect(pager.engine.isPagingEnabled)
    pager.begin(at: 0)
    pager.drag(by: 10, at: 10)
    pager.engine.endDragging(
      velocity: Velocity(perMillisecond: 1), at: 20_000, into: &pager.events
    ) { $1 = 2000 }
    #expect(pager.told().contains("20 willEndDragging 1 to 800"))
  }

  @Test func `an item is scrolled to a place in the viewport`() throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
      contentInset: AxisInsets(leading: 30, trailing: 40))
    var pager = TracedEngine(NearestCenterStrategy(), page: 0, layout: layout)
    _ = pager.told()
    pager.scrollToItem(2, at: .left, animated: true, at: 0)
    pager.advance(to: 2000)
    pager.scrollToItem(2, at: .centered, animated: false, at: 2100)
    pager.scrollToItem(2, at: .right, animated: false, at: 2200)
    pager.scrollToItem(0, at: .right, animated: false, at: 2300)
    #expect(
      pager.told() == [
        "498.6 didScroll 550", "498.6 didEndScrollingAnimation", "2100 didScroll 530",
        "2200 didScroll 520", "2300 didScroll -30",
      ])
    #expect(pager.engine.currentPage == 0 && pager.engine.landingReason == nil)
  }

  @Test func `what shows is asked of the engine`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    #expect(pager.engine.bounds == 400...800 && pager.engine.visibleItems == 1..<2)
    pager.begin(at: 0)
    pager.drag(by: 30, at: 10)
    #expect(pager.engine.bounds == 430...830 && pager.engine.visibleItems == 1..<3)
  }

  @Test func `the engine says why it landed there`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    #expect(pager.engine.landingReason == nil)
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    let release = pager.engine.release(velocity: Velocity(perMillisecond: 0.5))
    #expect(release.currentPage == 1 && release.beginContentOffset == 400)
    pager.end(perMillisecond: 0.5, at: 20)
    #expect(
      pager.engine.landingReason == OnePageStrategy().reason(for: release, in: try pages(5)))
    pager.begin(at: 60)
    pager.cancel(at: 70)
    #expect(pager.engine.landingReason?.hasPrefix("the drag was cancelled") == true)
  }

  @Test func `another strategy decides from the next release on`() throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
      contentInset: .centering(itemLength: 275, boundsLength: 375))
    var pager = TracedEngine(PagingEnabledStrategy(), page: 3, layout: layout)
    #expect(pager.engine.contentOffset == 750)
    pager.engine.strategy = OnePageStrategy()
    #expect(
      pager.engine.contentOffset == 750 && pager.engine.release(velocity: .zero).currentPage == 3)
    pager.begin(at: 0)
    pager.end(at: 10)
    pager.advance(to: 1000)
    #expect(pager.engine.contentOffset == 820)
  }

  @Test func `a delegate with a state of its own can move the target`() throws {
    struct Delegate {
      var engine: PagingEngine
      var targets: [Double] = []
      mutating func lift(into events: inout [PagingEvent]) {
        var targets = targets
        engine.endDragging(velocity: .zero, at: 20_000, into: &events) { _, target in
          targets.append(target)
        }
        self.targets = targets
      }
    }
    var delegate = Delegate(
      engine: PagingEngine(layout: try pages(5), strategy: OnePageStrategy(), page: 2))
    var events: [PagingEvent] = []
    delegate.engine.beginDragging(at: 0, into: &events)
    delegate.lift(into: &events)
    #expect(delegate.targets == [800])
  }

  @Test func `a target moved by a rounding error is the strategy's own`() throws {
    var pager = TracedEngine(SettleVisibleStrategy(), layout: try pages(8))
    pager.begin(at: 0)
    pager.engine.endDragging(
      velocity: Velocity(perMillisecond: 0.5), at: 20_000, into: &pager.events
    ) { $1 += 1e-10 }
    #expect(pager.engine.landingReason?.contains("caller") == false)
    let rest = try #require(pager.engine.nextDeadline)
    #expect(rest > 2_000_000, "it coasts first")
  }

  @Test func `another strategy in mid-settle leaves the landing and its reason`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    pager.end(perMillisecond: 0.5, at: 20)
    let reason = pager.engine.landingReason
    pager.engine.strategy = NearestCenterStrategy()
    #expect(pager.engine.landingReason == reason && reason != nil)
    pager.advance(to: 2000)
    #expect(pager.told().last?.contains("snapped 1>2") == true)
    #expect(pager.engine.landingReason == reason)
  }

  @Test func `bounces that are switched off let a stretched drag end as it began`() throws {
    var pager = TracedEngine(OnePageStrategy(), page: 0, layout: try pages(3))
    pager.begin(at: 0)
    pager.drag(by: -100, at: 10)
    let stretch = pager.engine.contentOffset
    pager.engine.bounces = false
    pager.drag(by: 0.001, at: 20)
    #expect(stretch < -40 && abs(pager.engine.contentOffset - stretch) < 0.01)
    pager.end(at: 30)
    pager.advance(to: 31)
    #expect(pager.engine.contentOffset < -30)
    pager.advance(to: 2000)
    pager.begin(at: 2010)
    pager.drag(by: -100, at: 2020)
    #expect(pager.engine.contentOffset == 0)
  }

  @Test func `where content goes and how fast is asked of the engine`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    #expect(pager.engine.targetContentOffset == 400 && pager.engine.velocity == .zero)
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    #expect(pager.engine.targetContentOffset == 400 && pager.engine.velocity == .zero)
    pager.end(perMillisecond: 0.5, at: 20)
    #expect(pager.engine.targetContentOffset == 800)
    #expect(pager.engine.velocity == Velocity(perMillisecond: 0.5))
    pager.touchDown(at: 60)
    #expect(pager.engine.holdsCaughtContent && pager.engine.velocity == .zero)
  }
}
