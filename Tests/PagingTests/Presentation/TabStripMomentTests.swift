import Testing

@testable import Paging

/// What a strip shows when it is made, or the pager changed, at an odd moment.
@Suite struct TabStripMomentTests {
  typealias Moment = (
    strategy: any PagingStrategy, reach: @Sendable (inout TabbedPager) -> Void, follows: Bool
  )

  static let moments: [Row<Moment>] = [
    Row("at rest between tabs", (FreeScrollStrategy(), still, false)),
    Row("in mid-drag", (PagingEnabledStrategy(), { $0.drag(by: 150, at: 0) }, true)),
    Row("decelerating", (PagingEnabledStrategy(), coast, true)),
    Row(
      "scrolled on after coasting",
      (
        SettleVisibleStrategy(),
        {
          $0.drag(by: 100, at: 0)
          $0.end(perMillisecond: 0.2, at: 10)
          $0.tell { $0.advance(to: ($0.nextDeadline ?? 0) + 50_000, into: &$1) }
        }, true
      )),
    Row(
      "caught on the way",
      (
        PagingEnabledStrategy(),
        {
          coast(&$0)
          $0.touchDown(at: 70)
        }, true
      )),
    Row(
      "under a finger that lies still",
      (PagingEnabledStrategy(), { $0.touchDown(at: 0) }, false)),
    Row(
      "scrolled by the program",
      (
        PagingEnabledStrategy(),
        {
          $0.scroll(to: 1125, at: 0)
          $0.advance(to: 60)
        }, false
      )),
    Row(
      "caught while the program scrolled",
      (
        PagingEnabledStrategy(),
        {
          $0.scroll(to: 1125, at: 0)
          $0.advance(to: 60)
          $0.touchDown(at: 70)
        }, false
      )),
  ]

  @Sendable static func still(_ tabbed: inout TabbedPager) {
    tabbed.scroll(to: 300, animated: false, at: 0)
  }

  @Sendable static func coast(_ tabbed: inout TabbedPager) {
    tabbed.drag(by: 150, at: 0)
    tabbed.end(perMillisecond: 0.5, at: 10)
    tabbed.advance(to: 60)
  }

  @Test(arguments: moments) func `a strip made at any moment shows what one made before does`(
    row: Row<Moment>
  ) throws {
    let (strategy, reach, follows) = row.value
    var tabbed = try TabStripTests.tabbed(strategy: strategy)
    reach(&tabbed)
    let before = tabbed.strip
    tabbed.strip = TabStrip(layout: before.layout, pager: tabbed.pager)
    #expect(tabbed.strip.underlineStart == before.underlineStart)
    #expect(tabbed.isUnderlined == !follows)
    if follows { #expect(tabbed.strip.underlineStart == tabbed.followedStart) }
    tabbed.touchUp(at: 80)
    tabbed.end(at: 90)
    tabbed.rest()
    #expect(tabbed.strip.chosenTab == tabbed.pager.currentPage && tabbed.isUnderlined)
  }

  @Test func `content that the program takes from a finger is underlined again`() throws {
    var tabbed = try TabStripTests.tabbed()
    Self.coast(&tabbed)
    tabbed.touchDown(at: 70)
    let caught = tabbed.pager.contentOffset
    #expect(caught > 150 && caught < 375 && !tabbed.isUnderlined)
    tabbed.scroll(to: caught, animated: false, at: 80)
    tabbed.touchUp(at: 90)
    tabbed.rest()
    #expect(tabbed.pager.contentOffset == caught)
    #expect(tabbed.strip.chosenTab == tabbed.pager.currentPage && tabbed.isUnderlined)
  }

  @Test func `a scroll of the program that cuts the user's short has its tab at once`() throws {
    var tabbed = try TabStripTests.tabbed()
    Self.coast(&tabbed)
    tabbed.scroll(to: 1125, at: 70)
    tabbed.advance(to: 90)
    #expect(tabbed.pager.isScrollingAnimated)
    #expect(tabbed.strip.chosenTab == 3 && tabbed.isUnderlined)
  }

  @Test func `a strip that the user scrolled away stays there while the pager rests`() throws {
    var tabbed = try TabStripTests.tabbed(page: 3)
    tabbed.strip.setContentOffset(10)
    tabbed.strip.update(with: tabbed.pager)
    #expect(tabbed.strip.contentOffset == 10)
    tabbed.drag(by: 0, at: 0)
    tabbed.end(at: 10)
    #expect(tabbed.strip.contentOffset == 110, "a landing centres the tab")
    tabbed.strip.setContentOffset(10)
    tabbed.strip.update(with: tabbed.pager)
    #expect(tabbed.strip.contentOffset == 10)
  }

  @Test func `events that come late lead to the same strip`() throws {
    var tabbed = try TabStripTests.tabbed()
    var late = tabbed.strip
    Self.coast(&tabbed)
    tabbed.rest()
    var pager = try TabStripTests.tabbed().pager
    var events: [PagingEvent] = []
    pager.beginDragging(at: 0, into: &events)
    pager.drag(by: 150, at: 0, into: &events)
    pager.endDragging(velocity: Velocity(perMillisecond: 0.5), at: 10_000, into: &events)
    while let deadline = pager.nextDeadline { pager.advance(to: deadline, into: &events) }
    for event in events { late.handle(event, of: pager) }
    #expect(late.chosenTab == 1 && late == tabbed.strip)
  }

  @Test func `another strategy moves no tab that still leads there`() throws {
    let pages = try PagerLayout(boundsLength: 375, itemLength: 120, itemCount: 12)
    var tabbed = TabbedPager(
      tabs: try PagerLayout(boundsLength: 200, itemLength: 50, itemCount: 12), pages: pages,
      strategy: NearestCenterStrategy(), page: 6)
    tabbed.tap(0, animated: false, at: 0)
    tabbed.tell { pager, _ in pager.strategy = RoundStrategy() }
    #expect(tabbed.pager.currentPage == 1 && tabbed.strip.chosenTab == 0 && tabbed.isUnderlined)
  }
}
