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

  @Test func `a strategy that misses items shows the same one as near as it can`() throws {
    var pager = TracedEngine(PagingEnabledStrategy(), page: 3, layout: .carousel)
    #expect(pager.engine.contentOffset == 750)
    let wide = try PagerLayout(
      boundsLength: 812, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
      contentInset: .centering(itemLength: 275, boundsLength: 812))
    pager.setLayout(wide, at: 0)
    // Viewport-long pages of 812 begin at 0, 812, 1624; item 3 is centred at 601.5.
    #expect(pager.engine.contentOffset == 812 && pager.engine.invariantViolation() == nil)
  }

  @Test func `the same layout and appended data change nothing, whatever goes on`() throws {
    for strategy in PagingStrategies.all + [FreeScrollStrategy()] {
      for layout in [try pages(8), try pages(20)] {
        var pager = TracedEngine(strategy, layout: try pages(8))
        var plain = pager
        for turn in 0..<6 {
          let time = Double(turn) * 100
          pager.swipeStep(turn, at: time)
          plain.swipeStep(turn, at: time)
          pager.setLayout(layout, at: time + 50)
          plain.advance(to: time + 50)
        }
        pager.advance(to: 20_000)
        plain.advance(to: 20_000)
        #expect(pager.told() == plain.told(), "\(strategy.name)")
      }
    }
  }

  @Test func `a settle goes on to its page after a turn and tells the landing`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(8))
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    pager.end(perMillisecond: 1, at: 20)
    _ = pager.told()
    pager.setLayout(try pages(8, of: 800), at: 100)
    // 586.4 - 400 points beyond page 1, whose middle was in the middle, or 213.6 before page 2.
    #expect(pager.told() == ["100 didScroll 586.4", "100 didScroll 986.4"])
    #expect(pager.engine.velocity > .zero && pager.engine.targetContentOffset == 1600)
    pager.advance(to: 3000)
    let told = pager.told()
    #expect(told.last?.contains(" snapped 1>2 at 1600 after ") == true, "\(told)")
    let parts = try #require(told.last?.split(separator: " "))
    let end = try #require(Double(parts[0]))
    #expect(abs(try #require(Double(parts[6])) - (end - 20)) < 0.11)
    #expect(pager.engine.landingReason?.contains("rounded up") == true)
  }

  @Test func `what a finger holds stays under it`() throws {
    var pager = TracedEngine(OnePageStrategy(), layout: try pages(8))
    pager.begin(at: 0)
    pager.drag(by: 100, at: 10)
    pager.setLayout(try pages(8, of: 800), at: 20)
    pager.drag(by: 100, at: 30)
    #expect(pager.engine.isDragging && pager.engine.contentOffset == 1000)
    pager.cancel(at: 40)
    pager.advance(to: 2000)
    #expect(pager.engine.contentOffset == 800)
  }

  @Test func `where the drag began moves with its item`() throws {
    var pager = TracedEngine(SettleVisibleStrategy(), page: 10, layout: try pages(20, of: 800))
    pager.begin(at: 0)
    pager.setLayout(try pages(20), at: 10)
    pager.drag(by: 100, at: 20)
    #expect(pager.engine.release(velocity: .zero).beginContentOffset == 4000)
    pager.end(perMillisecond: 0.1, at: 30)
    #expect(pager.engine.landingReason?.hasSuffix("the last of items 10 to 11") == true)
  }

  @Test func `data that goes takes the content to the last page there is`() throws {
    var pager = TracedEngine(NearestCenterStrategy(), page: 6, layout: try pages(8))
    pager.setLayout(try pages(3), at: 0)
    #expect(pager.engine.contentOffset == 800 && pager.engine.currentPage == 2)
    pager.setLayout(try pages(20), at: 10)
    #expect(pager.engine.contentOffset == 800 && pager.engine.currentPage == 2)
    pager.setLayout(try pages(0), at: 20)
    #expect(pager.engine.contentOffset == 0 && pager.engine.currentPage == 0)
    pager.setLayout(try pages(5), at: 30)
    #expect(pager.engine.contentOffset == 0 && pager.engine.invariantViolation() == nil)
  }

  @Test func `content that rests between items keeps its place among them`() throws {
    var pager = TracedEngine(FreeScrollStrategy(), page: 2, layout: try pages(8))
    pager.begin(at: 0)
    pager.drag(by: 90, at: 10)
    pager.end(at: 20)
    pager.setLayout(try pages(9), at: 30)
    #expect(pager.engine.contentOffset == 890)
    pager.setLayout(try pages(9, of: 800), at: 40)
    #expect(pager.engine.contentOffset == 1690 && pager.engine.currentPage == 2)
  }

  @Test func `a strategy that answers nonsense cannot lead out of the range`() throws {
    struct Nonsense: PagingStrategy {
      let answer: Double
      let name = "nonsense"
      let summary = "answers what it was given"
      let decelerationRate = DecelerationRate.normal
      func landing(for release: Release, in layout: PagerLayout) -> Landing {
        Landing(page: .max, targetContentOffset: answer, deceleratesTo: answer)
      }
      func reason(for release: Release, in layout: PagerLayout) -> String { "so it is" }
      func page(ofRestAt contentOffset: Double, in layout: PagerLayout) -> Int { .min }
      func restContentOffset(ofPage page: Int, in layout: PagerLayout) -> Double { answer }
    }
    for answer in [.nan, .infinity, -.infinity, 1e308, -0.0] as [Double] {
      var pager = TracedEngine(Nonsense(answer: answer), layout: try pages(5))
      pager.begin(at: 0)
      pager.drag(by: 90, at: 10)
      pager.setLayout(try pages(3, of: 300), at: 20)
      #expect(pager.engine.invariantViolation() == nil)
      pager.end(perMillisecond: 1, at: 30)
      pager.setLayout(try pages(9), at: 40)
      #expect(pager.engine.invariantViolation() == nil)
      pager.advance(to: 9000)
      pager.setLayout(try pages(2), at: 9100)
      #expect(pager.engine.invariantViolation() == nil)
    }
  }
}

extension TracedEngine {
  /// One step of a swipe with a catch in it.
  fileprivate mutating func swipeStep(_ step: Int, at milliseconds: Double) {
    switch step {
    case 0: begin(at: milliseconds)
    case 1: drag(by: 130, at: milliseconds)
    case 2: end(perMillisecond: 0.7, at: milliseconds)
    case 3: touchDown(at: milliseconds)
    case 4: touchUp(at: milliseconds)
    default: advance(to: milliseconds)
    }
  }
}
