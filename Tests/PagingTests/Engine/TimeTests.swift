import Testing

@testable import Paging

@Suite struct TimeTests {
  private func settlingPager() throws -> TracedEngine {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    pager.begin(at: 0)
    pager.drag(by: 300, at: 10)
    pager.end(perMillisecond: 0.5, at: 20)
    _ = pager.told()
    return pager
  }

  @Test func `a missed deadline fires at its own time before a later touch`() throws {
    var pager = try settlingPager()
    pager.touchDown(at: 9000)
    pager.begin(at: 9010)
    #expect(
      pager.told() == [
        "227 didScroll 800", "227 didEndDecelerating", "227 snapped 1>2 at 800 after 207",
        "9010 willBeginDragging",
      ])
  }

  @Test func `looking often changes nothing but the number of scrolls`() throws {
    var seldom = try settlingPager()
    var often = seldom
    seldom.advance(to: 1000)
    for milliseconds in stride(from: 20.0, to: 1000, by: 3.7) { often.advance(to: milliseconds) }
    #expect(seldom.milestones() == often.milestones())
    #expect(seldom.engine.contentOffset == often.engine.contentOffset)
  }

  @Test func `the deadline is the first whole microsecond at which the content has arrived`() throws
  {
    var pager = try settlingPager()
    let deadline = try #require(pager.engine.nextDeadline)
    pager.engine.advance(to: deadline - 1, into: &pager.events)
    #expect(pager.engine.isDecelerating)
    pager.engine.advance(to: deadline, into: &pager.events)
    #expect(!pager.engine.isDecelerating && pager.engine.nextDeadline == nil)
  }

  @Test func `a time that steps back counts as the last one`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    pager.begin(at: 100)
    pager.drag(by: 300, at: 40)
    pager.end(perMillisecond: 1, at: 50)
    pager.advance(to: 10)
    #expect(pager.events.allSatisfy { $0.timeMicroseconds == 100_000 })
    #expect(pager.engine.contentOffset == 700)
  }

  @Test func `the ends of time are times like others`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(5))
    pager.engine.beginDragging(at: .min, into: &pager.events)
    pager.engine.drag(by: 300, at: .min, into: &pager.events)
    pager.engine.endDragging(velocity: .zero, at: .min, into: &pager.events)
    #expect(try #require(pager.engine.nextDeadline) < .min + 1_000_000)
    pager.engine.touchDown(at: .max, into: &pager.events)
    pager.engine.beginDragging(at: .max, into: &pager.events)
    pager.engine.drag(by: 300, at: .max, into: &pager.events)
    pager.engine.endDragging(velocity: .zero, at: .max, into: &pager.events)
    #expect(pager.engine.nextDeadline == .max)
    pager.engine.advance(to: .max, into: &pager.events)
    #expect(pager.engine.nextDeadline == nil && pager.engine.contentOffset == 1200)
  }

  @Test func `a motion sampled at any rate lands on the same page`() throws {
    for strategy in PagingStrategies.all {
      let landings = try [60, 90, 120, 240].map { (rate: Int) -> Int in
        var pager = TracedEngine(strategy, layout: try pages(5))
        pager.begin(at: 0)
        let steps = rate / 10
        for step in 1...steps {
          pager.drag(by: 150 / Double(steps), at: 100 * Double(step) / Double(steps))
        }
        pager.end(perMillisecond: 0.4, at: 100)
        pager.advance(to: 10_000)
        return pager.engine.currentPage
      }
      #expect(Set(landings).count == 1, "\(strategy.name): \(landings)")
    }
  }
}
