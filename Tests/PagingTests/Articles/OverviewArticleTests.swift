import Testing

@testable import Paging

/// The examples of the front page, as they stand there.
@Suite struct OverviewArticleTests {
  @Test func `every example of the front page stands in this file`() throws {
    try expectExamples(ofArticle: "Paging", count: 2)
  }

  @Test func `a release is decided and a pager run`() throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
      contentInset: .centering(itemLength: 275, boundsLength: 375))
    let release = Release(
      contentOffset: 412.5, velocity: Velocity(perMillisecond: 0.4), currentPage: 1,
      beginContentOffset: 240)
    let landing = NearestCenterStrategy().landing(for: release, in: layout)
    // page 2 at a content offset of 530 points
    #expect(landing == Landing(page: 2, targetContentOffset: 530))

    var engine = PagingEngine(layout: layout, strategy: OnePageStrategy(), page: 1)
    var events: [PagingEvent] = []
    engine.beginDragging(at: 0, into: &events)
    engine.drag(by: 120, at: 16_000, into: &events)
    engine.endDragging(velocity: Velocity(perMillisecond: 0.4), at: 20_000, into: &events)
    while let deadline = engine.nextDeadline { engine.advance(to: deadline, into: &events) }
    #expect(engine.contentOffset == 530 && engine.currentPage == 2)
  }
}
