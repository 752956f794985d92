import Testing

@testable import Paging

/// The example of the article "Coming from UIKit", as it stands there.
@Suite struct ComingFromUIKitArticleTests {
  @Test func `every example stands in this file`() throws {
    try expectExamples(ofArticle: "Coming-from-UIKit", count: 1)
  }

  @Test func `a delegate retargets`() throws {
    let width = 390.0
    let layout = try PagerLayout(boundsLength: width, itemLength: width, itemCount: 5)
    var scrollView = PagingEngine(layout: layout, strategy: FreeScrollStrategy(), page: 1)
    var events: [PagingEvent] = []
    scrollView.beginDragging(at: 0, into: &events)
    scrollView.drag(by: 130, at: 16_000, into: &events)
    scrollView.endDragging(
      velocity: Velocity(perMillisecond: 0.4), at: 20_000, into: &events
    ) { velocity, targetContentOffset in
      targetContentOffset = (targetContentOffset / width).rounded() * width
    }
    // heads for page 2 at a content offset of 780 points
    #expect(scrollView.currentPage == 2)
    while let deadline = scrollView.nextDeadline { scrollView.advance(to: deadline, into: &events) }
    #expect(scrollView.contentOffset == 780)
  }
}
