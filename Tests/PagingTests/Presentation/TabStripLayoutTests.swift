import Testing

@testable import Paging

/// Tabs that change at run time.
@Suite struct TabStripLayoutTests {
  typealias Change = (
    page: Int, stripOffset: Double, lengths: [Double], tab: Int, offset: Double
  )

  /// From tabs that begin at 0, 60, 180 and 220 of 310 points, in a strip that shows 200.
  static let changes: [Row<Change>] = [
    Row("the same tabs", (1, 15, [60, 120, 40, 90], 1, 15)),
    Row("a chosen tab grows and still shows", (1, 40, [60, 160, 40, 90], 1, 40)),
    Row("one before it grows", (1, 15, [160, 120, 40, 90], 1, 80)),
    Row("one before it shrinks", (2, 110, [20, 20, 40, 90], 2, 0)),
    Row("it grows beyond the strip", (1, 0, [60, 300, 40, 90], 1, 60)),
    Row("a tab is added behind it", (3, 110, [60, 120, 40, 90, 50], 3, 110)),
    Row("it was scrolled away", (3, 0, [60, 120, 40, 90], 3, 110)),
    Row("it is removed", (3, 110, [60, 120, 40], 2, 20)),
    Row("all fit", (2, 100, [30, 30, 30, 30], 2, 0)),
  ]

  @Test(arguments: changes)
  func `the chosen tab stays chosen and whole, and the strip where it was`(
    row: Row<Change>
  ) throws {
    let (page, stripOffset, lengths, tab, offset) = row.value
    var tabbed = try TabStripTests.tabbed(page: page)
    tabbed.strip.setContentOffset(stripOffset)
    tabbed.setTabs(try PagerLayout(boundsLength: 200, itemLengths: lengths))
    #expect(tabbed.strip.layout.itemCount == lengths.count)
    #expect(tabbed.strip.chosenTab == tab && tabbed.isUnderlined)
    #expect(tabbed.strip.contentOffset == offset)
    #expect(tabbed.strip.visibleTabs.contains(tab))
  }

  @Test func `a strip without tabs marks none until there are some`() throws {
    var tabbed = try TabStripTests.tabbed(page: 2)
    tabbed.setTabs(try PagerLayout(boundsLength: 200, itemLengths: []))
    #expect(tabbed.strip.chosenTab == nil && tabbed.strip.visibleTabs.isEmpty)
    #expect(tabbed.strip.underlineStart == 0 && tabbed.strip.underlineLength == 0)
    tabbed.setTabs(try PagerLayout(boundsLength: 200, itemLengths: [60, 120, 40, 90]))
    #expect(tabbed.strip.chosenTab == 2 && tabbed.isUnderlined)
    #expect(tabbed.strip.contentOffset == 20)
  }

  @Test func `tabs that come back get their page again`() throws {
    var tabbed = try TabStripTests.tabbed(page: 3)
    tabbed.setTabs(try PagerLayout(boundsLength: 200, itemLengths: [60, 120]))
    #expect(tabbed.strip.chosenTab == 1 && tabbed.isUnderlined)
    tabbed.setTabs(try PagerLayout(boundsLength: 200, itemLengths: [60, 120, 40, 90]))
    #expect(tabbed.strip.chosenTab == 3 && tabbed.isUnderlined)
  }

  @Test func `tabs that change under a drag leave the underline to the finger`() throws {
    var tabbed = try TabStripTests.tabbed()
    tabbed.drag(by: 150, at: 0)
    tabbed.setTabs(try PagerLayout(boundsLength: 200, itemLengths: [100, 100, 100, 100]))
    #expect(tabbed.strip.underlineStart == 150.0 / 1500 * 400)
    #expect(tabbed.strip.chosenTab == 0 && tabbed.strip.underlineLength == 100)
    tabbed.end(perMillisecond: 0.5, at: 10)
    tabbed.rest()
    #expect(tabbed.strip.chosenTab == 1 && tabbed.isUnderlined)
  }

  @Test func `pages that come and go take their tabs along, whichever is told first`() throws {
    let pages = try PagerLayout(boundsLength: 375, itemLength: 375, itemCount: 3)
    let tabs = try PagerLayout(boundsLength: 200, itemLengths: [60, 120, 40])
    var pagesFirst = try TabStripTests.tabbed(page: 3)
    pagesFirst.setPages(pages, at: 0)
    pagesFirst.setTabs(tabs)
    var tabsFirst = try TabStripTests.tabbed(page: 3)
    tabsFirst.setTabs(tabs)
    tabsFirst.setPages(pages, at: 0)
    #expect(pagesFirst.strip.chosenTab == 2 && pagesFirst.isUnderlined)
    #expect(pagesFirst.strip == tabsFirst.strip)
  }
}
