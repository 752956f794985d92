import Testing

@testable import Paging

/// The examples of the article "Around the pager", as they stand there.
@Suite struct PresentationArticleTests {
  @Test func `every example of the article stands in this file`() throws {
    try expectExamples(ofArticle: "Presentation", count: 4)
  }

  @Test func `the code blocks of a text are found`() {
    let text =
      "# A\n\n```swift\nlet a = 1\n\nlet b = 2\n```\n```\nplain\n```\n\n```swift\nlet c\n```\n"
    #expect(swiftExamples(in: text) == ["let a = 1\n\nlet b = 2", "let c"])
  }

  @Test func `the page control is where the content stopped`() {
    let layout = PagerLayout.standard
    var scrolled = PagingEngine(layout: layout, strategy: FreeScrollStrategy(), page: 0)
    var control = PageControl(layout: layout, contentOffset: scrolled.contentOffset)
    var told: [PagingEvent] = []
    scrolled.setContentOffset(749, animated: false, at: 0, into: &told)
    for event in told { control.handle(event, of: scrolled) }
    // control.currentPage is 1: page 2 begins at 750 points
    #expect(control.currentPage == 1)
  }

  @Test func `a tap on a tab scrolls the pager, and its tabs change`() throws {
    let tabs = try PagerLayout(boundsLength: 200, itemLengths: [60, 120, 40, 90])
    let pages = try PagerLayout(boundsLength: 375, itemLength: 375, itemCount: 4)
    var pager = PagingEngine(layout: pages, strategy: PagingEnabledStrategy(), page: 0)
    var strip = TabStrip(layout: tabs, pager: pager)
    var events: [PagingEvent] = []
    if let contentOffset = strip.tap(2, of: pager) {
      pager.setContentOffset(contentOffset, animated: true, at: 0, into: &events)
    }
    for frame: Int64 in 0...60 {
      pager.advance(to: frame * 16_667, into: &events)
      for event in events { strip.handle(event, of: pager) }
      events.removeAll(keepingCapacity: true)
      strip.update(with: pager)
    }
    // the pager rests at 750 points, the underline is 40 points long at 180, the strip shows 100 on
    #expect(pager.contentOffset == 750 && pager.nextDeadline == nil)
    #expect(strip.underlineStart == 180 && strip.underlineLength == 40)
    #expect(strip.contentOffset == 100)

    strip.setLayout(
      try PagerLayout(boundsLength: 200, itemLengths: [90, 150, 70, 120]), pager: pager)
    // the underline is 70 points long at 240, the strip shows 110 on
    #expect(strip.underlineStart == 240 && strip.underlineLength == 70)
    #expect(strip.contentOffset == 110)
  }

  @Test func `a carousel shrinks what is not in the middle`() throws {
    let carousel = try CarouselTransform(sideItemScale: 0.8, sideItemAlpha: 0.5, spacing: 20)
    let layout = try carousel.layout(boundsLength: 375, itemLength: 200, itemCount: 5)
    let offset = layout.contentOffset(centering: 2)
    let placements = carousel.placements(at: offset, in: layout)
    // placements.map(\.item) is [1, 2, 3], placements.map(\.scale) is [0.8, 1, 0.8]
    #expect(placements.map(\.item) == [1, 2, 3])
    #expect(placements.map(\.scale) == [0.8, 1, 0.8])
  }
}
