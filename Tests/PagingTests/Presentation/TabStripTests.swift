import Testing

@testable import Paging

@Suite struct TabStripTests {
  /// Four tabs that begin at 0, 60, 180 and 220 of 310 points, in a strip that shows 200.
  static func tabbed(
    strategy: any PagingStrategy = PagingEnabledStrategy(), page: Int = 0
  ) throws -> TabbedPager {
    TabbedPager(
      tabs: try PagerLayout(boundsLength: 200, itemLengths: [60, 120, 40, 90]),
      pages: try PagerLayout(boundsLength: 375, itemLength: 375, itemCount: 4),
      strategy: strategy, page: page)
  }

  typealias Marked = (tab: Int, start: Double, length: Double, stripOffset: Double)

  static let tabs: [Row<Marked>] = [
    Row("the first, where the strip begins", (0, 0, 60, 0)),
    Row("one that reaches the middle", (1, 60, 120, 20)),
    Row("a short one", (2, 180, 40, 100)),
    Row("the last, where the strip ends", (3, 220, 90, 110)),
  ]

  @Test(arguments: tabs) func `a tap chooses a tab at once and centres it in the strip`(
    row: Row<Marked>
  ) throws {
    let (tab, start, length, stripOffset) = row.value
    var tabbed = try Self.tabbed(page: 3 - tab)
    #expect(tabbed.strip.tap(tab, of: tabbed.pager) == Double(tab) * 375)
    #expect(tabbed.strip.chosenTab == tab)
    #expect(tabbed.strip.underlineStart == start && tabbed.strip.underlineLength == length)
    #expect(tabbed.strip.contentOffset == stripOffset)
  }

  @Test(arguments: PagingStrategies.all.map(\.name))
  func `a tap scrolls to the page as the strategy would show it`(name: String) throws {
    let strategy = try #require(PagingStrategies.named(name))
    let pages = try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
      contentInset: .centering(itemLength: 275, boundsLength: 375))
    var tabbed = TabbedPager(
      tabs: try PagerLayout(boundsLength: 200, itemLength: 50, itemCount: 10), pages: pages,
      strategy: strategy)
    let target = tabbed.strip.tap(7, of: tabbed.pager)
    // Pages of whole viewports have no place at 1980.
    #expect(target == (name == "paging" ? 1875 : 1980))
  }

  @Test func `the underline stays on the tapped tab while the program scrolls`() throws {
    var tabbed = try Self.tabbed()
    tabbed.tap(3, at: 0)
    for time: Int64 in [20, 60, 120] {
      tabbed.advance(to: time)
      #expect(tabbed.pager.isScrollingAnimated && tabbed.pager.contentOffset < 1125)
      #expect(tabbed.strip.chosenTab == 3 && tabbed.isUnderlined)
    }
    tabbed.rest()
    #expect(tabbed.pager.contentOffset == 1125 && tabbed.strip.chosenTab == 3)
  }

  @Test func `the underline follows the user from the drag to the landing`() throws {
    var tabbed = try Self.tabbed()
    tabbed.drag(by: 150, at: 0)
    #expect(tabbed.strip.underlineStart == 150.0 / 1500 * 310)
    tabbed.end(perMillisecond: 0.5, at: 10)
    tabbed.advance(to: 60)
    #expect(tabbed.pager.isDecelerating && tabbed.strip.underlineStart == tabbed.followedStart)
    #expect(tabbed.strip.chosenTab == 0 && tabbed.strip.underlineLength == 60)
    tabbed.rest()
    #expect(tabbed.strip.chosenTab == 1 && tabbed.isUnderlined)
    #expect(tabbed.strip.contentOffset == 20)
  }

  @Test func `the scroll after a deceleration still belongs to the user`() throws {
    var tabbed = try Self.tabbed(strategy: SettleVisibleStrategy())
    tabbed.drag(by: 100, at: 0)
    tabbed.end(perMillisecond: 0.2, at: 10)
    let end = try #require(tabbed.pager.nextDeadline)
    tabbed.tell { $0.advance(to: end + 50_000, into: &$1) }
    #expect(tabbed.pager.isScrollingAnimated)
    #expect(tabbed.strip.underlineStart == tabbed.followedStart && !tabbed.isUnderlined)
    tabbed.rest()
    #expect(tabbed.strip.chosenTab == tabbed.pager.currentPage && tabbed.isUnderlined)
  }

  @Test func `where nothing snaps the nearest page is chosen`() throws {
    var tabbed = try Self.tabbed(strategy: SettleVisibleStrategy())
    tabbed.drag(by: 300, at: 0)
    tabbed.end(at: 10)
    #expect(tabbed.pager.contentOffset == 300)
    #expect(tabbed.strip.chosenTab == 1 && tabbed.isUnderlined)
  }

  @Test func `the underline leaves the strip's content as the pager is stretched`() throws {
    var tabbed = try Self.tabbed()
    tabbed.drag(by: -200, at: 0)
    #expect(tabbed.pager.contentOffset < 0)
    #expect(tabbed.strip.underlineStart == tabbed.followedStart)
    #expect(tabbed.strip.underlineStart < 0)
    tabbed.end(at: 10)
    tabbed.rest()
    #expect(tabbed.strip.chosenTab == 0 && tabbed.isUnderlined)
  }

  @Test func `a scroll of the program that is caught becomes the user's`() throws {
    var tabbed = try Self.tabbed()
    tabbed.tap(3, at: 0)
    tabbed.advance(to: 40)
    tabbed.touchDown(at: 50)
    #expect(tabbed.strip.chosenTab == 3 && tabbed.isUnderlined)
    tabbed.touchUp(at: 90)
    tabbed.advance(to: 120)
    #expect(tabbed.strip.underlineStart == tabbed.followedStart && !tabbed.isUnderlined)
    tabbed.rest()
    #expect(tabbed.strip.chosenTab == tabbed.pager.currentPage && tabbed.isUnderlined)
  }

  @Test func `a tap ends the user's scroll, but not the drag of a finger that is down`() throws {
    var coasting = try Self.tabbed()
    coasting.drag(by: 150, at: 0)
    coasting.end(perMillisecond: 0.5, at: 10)
    coasting.tap(3, at: 40)
    coasting.advance(to: 80)
    #expect(coasting.strip.chosenTab == 3 && coasting.isUnderlined)

    var dragging = try Self.tabbed()
    dragging.drag(by: 150, at: 0)
    dragging.tap(2, at: 10)
    dragging.drag(by: -30, at: 20)
    #expect(dragging.pager.contentOffset == 720)
    #expect(dragging.strip.underlineStart == 720.0 / 1500 * 310)
    dragging.end(at: 30)
    dragging.rest()
    #expect(dragging.strip.chosenTab == 2 && dragging.isUnderlined)
  }

  @Test(arguments: [true, false])
  func `a scroll that the program asks for without a tap moves the underline too`(
    animated: Bool
  ) throws {
    var resting = try Self.tabbed()
    resting.scroll(to: 750, animated: animated, at: 0)
    resting.advance(to: 30)
    #expect(resting.strip.chosenTab == 2 && resting.isUnderlined)

    var coasting = try Self.tabbed()
    coasting.drag(by: 150, at: 0)
    coasting.end(perMillisecond: 0.5, at: 10)
    coasting.scroll(to: 1125, animated: animated, at: 40)
    coasting.rest()
    #expect(coasting.strip.chosenTab == 3 && coasting.isUnderlined)

    var returning = try Self.tabbed()
    returning.drag(by: 150, at: 0)
    returning.end(perMillisecond: 0.5, at: 10)
    returning.touchDown(at: 40)
    #expect(returning.strip.underlineStart == returning.followedStart && !returning.isUnderlined)
    returning.scroll(to: 0, animated: animated, at: 50)
    returning.touchUp(at: 60)
    returning.rest()
    #expect(returning.pager.contentOffset == 0)
    #expect(returning.strip.chosenTab == 0 && returning.isUnderlined)
  }

  @Test func `a tap that leads to the same place as another keeps its tab`() throws {
    // Three items of 120 points fit in the viewport, so that item 0 never reaches the middle.
    let pages = try PagerLayout(boundsLength: 375, itemLength: 120, itemCount: 12)
    var tabbed = TabbedPager(
      tabs: try PagerLayout(boundsLength: 200, itemLength: 50, itemCount: 12), pages: pages,
      strategy: NearestCenterStrategy(), page: 6)
    tabbed.tap(0, at: 0)
    tabbed.rest()
    #expect(tabbed.pager.contentOffset == 0 && tabbed.pager.currentPage == 1)
    #expect(tabbed.strip.chosenTab == 0 && tabbed.isUnderlined)
  }

  @Test func `the strip scrolls within its range`() throws {
    var strip = try Self.tabbed().strip
    #expect(strip.visibleTabs == 0..<3)
    for (asked, offset) in [(70.0, 70.0), (-20, 0), (500, 110), (.infinity, 110)] {
      strip.setContentOffset(asked)
      #expect(strip.contentOffset == offset)
    }
    strip.setContentOffset(.nan)
    #expect(strip.contentOffset == 110 && strip.visibleTabs == 1..<4)
  }
}
