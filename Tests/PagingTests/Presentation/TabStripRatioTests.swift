import Testing

@testable import Paging

/// What the rule of the ratio makes of tabs that are not alike.
@Suite struct TabStripRatioTests {
  typealias Strip = (lengths: [Double], spacing: Double, inset: Double, jumps: [Double])

  static let strips: [Row<Strip>] = [
    Row("equal tabs", ([80, 80, 80, 80], 0, 0, [0, 0, 0])),
    Row("unequal tabs", ([60, 120, 40, 90], 0, 0, [-17.5, 25, -12.5])),
    Row("a long first tab", ([300, 20, 20, 20], 0, 0, [210, 140, 70])),
    Row("equal tabs with spacing", ([80, 80, 80, 80], 20, 0, [5, 10, 15])),
    Row("equal tabs with a section inset", ([80, 80, 80, 80], 0, 16, [8, 0, -8])),
  ]

  @Test(arguments: strips) func `the underline jumps at the landing unless tabs share the strip`(
    row: Row<Strip>
  ) throws {
    let (lengths, spacing, inset, jumps) = row.value
    for (page, jump) in zip(1..., jumps) {
      var tabbed = TabbedPager(
        tabs: try PagerLayout(
          boundsLength: 200, itemLengths: lengths, minimumLineSpacing: spacing,
          sectionInset: AxisInsets(leading: inset, trailing: inset)),
        pages: try PagerLayout(boundsLength: 375, itemLength: 375, itemCount: lengths.count),
        page: page - 1)
      tabbed.drag(by: 375, at: 0)
      let followed = tabbed.strip.underlineStart
      tabbed.end(at: 10)
      #expect(tabbed.strip.chosenTab == page && tabbed.isUnderlined)
      #expect((tabbed.strip.underlineStart - followed).isAt(jump), "page \(page)")
    }
  }

  @Test func `a long underline reaches beyond the strip on the way to a short tab`() throws {
    var tabbed = TabbedPager(
      tabs: try PagerLayout(boundsLength: 200, itemLengths: [300, 20, 20, 20]),
      pages: try PagerLayout(boundsLength: 375, itemLength: 375, itemCount: 4))
    tabbed.drag(by: 1125, at: 0)
    #expect(tabbed.strip.underlineStart + tabbed.strip.underlineLength == 570)
    #expect(tabbed.strip.layout.contentLength == 360)
  }

  @Test func `right to left strips count from the leading end too`() throws {
    func tabbed(isRightToLeft: Bool) throws -> TabbedPager {
      TabbedPager(
        tabs: try PagerLayout(
          boundsLength: 200, itemLengths: [60, 120, 40, 90], isRightToLeft: isRightToLeft),
        pages: try PagerLayout(
          boundsLength: 375, itemLength: 375, itemCount: 4, isRightToLeft: isRightToLeft))
    }
    var plain = try tabbed(isRightToLeft: false)
    var mirrored = try tabbed(isRightToLeft: true)
    // A finger that moves right turns to the next page only where pages begin at the right.
    plain.drag(by: plain.pager.layout.contentTravel(ofFingerTravel: -150), at: 0)
    mirrored.drag(by: mirrored.pager.layout.contentTravel(ofFingerTravel: 150), at: 0)
    #expect(plain.strip.underlineStart == 31)
    #expect(mirrored.strip.underlineStart == 31)
    mirrored.end(perMillisecond: 0.5, at: 10)
    mirrored.rest()
    #expect(mirrored.strip.chosenTab == 1 && mirrored.strip.contentOffset == 20)
  }

  @Test func `a strip of one tab marks it whatever the pager does`() throws {
    var tabbed = TabbedPager(
      tabs: try PagerLayout(boundsLength: 200, itemLengths: [60]),
      pages: try PagerLayout(boundsLength: 375, itemLength: 375, itemCount: 1))
    #expect(tabbed.strip.chosenTab == 0 && tabbed.isUnderlined)
    tabbed.drag(by: 80, at: 0)
    tabbed.end(at: 10)
    tabbed.rest()
    #expect(tabbed.strip.chosenTab == 0 && tabbed.isUnderlined && tabbed.strip.contentOffset == 0)
  }

  @Test func `pages without a tab belong to the last one`() throws {
    var tabbed = TabbedPager(
      tabs: try PagerLayout(boundsLength: 200, itemLengths: [60, 120]),
      pages: try PagerLayout(boundsLength: 375, itemLength: 375, itemCount: 5), page: 3)
    #expect(tabbed.strip.chosenTab == 1 && tabbed.isUnderlined)
    tabbed.drag(by: 375, at: 0)
    #expect(tabbed.strip.underlineStart == 4.0 / 5 * 180)
    tabbed.end(at: 10)
    #expect(tabbed.pager.currentPage == 4 && tabbed.strip.chosenTab == 1 && tabbed.isUnderlined)
  }

  @Test(arguments: [-1, 2, 4, .min, .max])
  func `a tap on no tab, or on a tab without a page, changes nothing`(tab: Int) throws {
    var tabbed = TabbedPager(
      tabs: try PagerLayout(boundsLength: 200, itemLengths: [60, 120, 40, 90]),
      pages: try PagerLayout(boundsLength: 375, itemLength: 375, itemCount: 2), page: 1)
    let before = tabbed.strip
    let answers = tabbed.tap(tab, at: 0)
    #expect(!answers && tabbed.strip == before && tabbed.pager.contentOffset == 375)
  }

  @Test func `a tab of no length is refused when the strip is laid out`() {
    #expect(throws: LayoutError.itemLengthNotPositive(item: 1, 0)) {
      _ = try PagerLayout(boundsLength: 200, itemLengths: [60, 0, 40])
    }
  }
}
