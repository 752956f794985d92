import Testing

@testable import Paging

@Suite struct PageControlTests {
  static let stops: [Row<(offset: Double, page: Int)>] = [
    Row("at rest", (750, 2)),
    Row("just before a page", (749, 1)),
    Row("a hair before a page", (750 - 1e-10, 2)),
    Row("stretched before the start", (-80, 0)),
    Row("beyond the end", (9999, 9)),
    Row("nowhere", (.nan, 0)),
  ]

  @Test(arguments: stops) func `the page is the offset in viewports, truncated`(
    row: Row<(offset: Double, page: Int)>
  ) {
    let (offset, page) = row.value
    var control = PageControl(layout: .standard, contentOffset: 0)
    #expect(control.currentPage == 0 && control.numberOfPages == 10)
    control.didEndDecelerating(at: offset, in: .standard)
    #expect(control.currentPage == page)
  }

  @Test func `an empty layout has no dot`() throws {
    let empty = try PagerLayout.standard.withItemCount(0)
    var control = PageControl(layout: empty, contentOffset: 0)
    control.didEndDecelerating(at: 9999, in: empty)
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  typealias Swipe = (strategy: any PagingStrategy, travel: Double, velocity: Double, page: Int)

  static let swipes: [Row<Swipe>] = [
    Row("with velocity", (PagingEnabledStrategy(), 100, 0.5, 1)),
    Row("to a page, without velocity", (PagingEnabledStrategy(), 300, 0, 1)),
    Row("exactly to a page", (PagingEnabledStrategy(), 400, 0, 1)),
    Row("to where nothing snaps", (SettleVisibleStrategy(), 500, 0, 1)),
    Row("coasting, then scrolled on", (SettleVisibleStrategy(), 300, 0.4, 2)),
    Row("without paging", (FreeScrollStrategy(), 300, 1, 1)),
  ]

  @Test(arguments: swipes) func `a swipe changes the page when the content has stopped`(
    row: Row<Swipe>
  ) throws {
    let (strategy, travel, velocity, page) = row.value
    var dotted = try DottedPager(strategy)
    dotted.swipe(by: travel, perMillisecond: velocity)
    #expect((dotted.control.currentPage == 0) == (dotted.pager.nextDeadline != nil))
    dotted.rest()
    #expect(dotted.control.currentPage == page)
  }

  @Test(arguments: [true, false]) func `a scroll of the program changes the page at its end`(
    animated: Bool
  ) throws {
    var dotted = try DottedPager(PagingEnabledStrategy())
    dotted.tell { $0.setContentOffset(1200, animated: animated, at: 0, into: &$1) }
    #expect(dotted.control.currentPage == (animated ? 0 : 3))
    dotted.rest()
    #expect(dotted.control.currentPage == 3)
  }

  @Test func `content that a touch stops changes the page, and a drag does not`() throws {
    var dotted = try DottedPager(FreeScrollStrategy())
    dotted.swipe(by: 300, perMillisecond: 3)
    dotted.tell { $0.touchDown(at: 270_000, into: &$1) }
    #expect(dotted.pager.contentOffset > 800 && dotted.pager.contentOffset < 1200)
    #expect(dotted.control.currentPage == 2)
    dotted.tell { $0.beginDragging(at: 280_000, into: &$1) }
    dotted.tell { $0.drag(by: 1200, at: 290_000, into: &$1) }
    #expect(dotted.control.currentPage == 2)
  }

  @Test func `the dots follow the layout`() throws {
    var dotted = try DottedPager(PagingEnabledStrategy(), page: 3)
    let fewer = try pages(3)
    dotted.tell { $0.setLayout(fewer, at: 0, into: &$1) }
    #expect(dotted.control.numberOfPages == 3 && dotted.control.currentPage == 2)

    // More pages behind the last move nothing, so that nothing is told.
    let more = try pages(5)
    dotted.tell { $0.setLayout(more, at: 10, into: &$1) }
    dotted.control.update(with: dotted.pager)
    #expect(dotted.control.numberOfPages == 5 && dotted.control.currentPage == 2)

    dotted.tell { $0.beginDragging(at: 20, into: &$1) }
    let one = try pages(1)
    dotted.tell { $0.setLayout(one, at: 30, into: &$1) }
    #expect(dotted.control.numberOfPages == 1 && dotted.control.currentPage == 0)
  }
}

/// Tells a control what a pager of ten pages of 400 points does, call by call.
private struct DottedPager {
  var pager: PagingEngine
  var control: PageControl
  private var events: [PagingEvent] = []

  init(_ strategy: any PagingStrategy, page: Int = 0) throws {
    pager = PagingEngine(layout: try pages(10), strategy: strategy, page: page)
    control = PageControl(layout: pager.layout, contentOffset: pager.contentOffset)
  }

  mutating func tell(_ call: (inout PagingEngine, inout [PagingEvent]) -> Void) {
    call(&pager, &events)
    for event in events { control.handle(event, of: pager) }
    events.removeAll()
  }

  mutating func swipe(by travel: Double, perMillisecond: Double) {
    tell { $0.beginDragging(at: 0, into: &$1) }
    tell { $0.drag(by: travel, at: 10_000, into: &$1) }
    tell {
      $0.endDragging(
        velocity: Velocity(perMillisecond: perMillisecond), at: 20_000, into: &$1)
    }
  }

  mutating func rest() {
    while let deadline = pager.nextDeadline { tell { $0.advance(to: deadline, into: &$1) } }
  }
}
