import Testing

@testable import Paging

/// A pager before its data arrives.
@Suite struct EmptyLayoutTests {
  private static let contentInset = AxisInsets(leading: 16, trailing: 24)
  private static let sectionInset = AxisInsets(leading: 300, trailing: 200)

  static let layouts: [Row<PagerLayout>] = {
    do {
      return [
        Row(
          "no equal item",
          try PagerLayout(
            boundsLength: 375, itemLength: 275, itemCount: 0, minimumLineSpacing: 15,
            contentInset: contentInset, sectionInset: sectionInset)),
        Row(
          "no unequal item",
          try PagerLayout(
            boundsLength: 375, itemLengths: [], minimumLineSpacing: 15,
            contentInset: contentInset, sectionInset: sectionInset)),
        Row(
          "no unequal item, which would overlap",
          try PagerLayout(
            boundsLength: 375, itemLengths: [], minimumLineSpacing: -400,
            contentInset: contentInset, sectionInset: sectionInset)),
        Row(
          "a list that has lost its items",
          try PagerLayout(
            boundsLength: 375, itemLengths: [100, 200], contentInset: contentInset,
            sectionInset: sectionInset
          ).withItemCount(0)),
      ]
    } catch {
      return []
    }
  }()

  @Test func `every kind of layout may be empty`() {
    #expect(Self.layouts.count == 4)
  }

  @Test(arguments: layouts) func `the content is the section inset`(row: Row<PagerLayout>) {
    let layout = row.value
    #expect(layout.itemCount == 0)
    #expect(layout.contentLength == 500)
    #expect(layout.contentOffsetRange == -16...149)
  }

  @Test(arguments: layouts) func `no item shows, and every index is 0`(row: Row<PagerLayout>) {
    let layout = row.value
    for offset in [Double.nan, .infinity, -.infinity, -16, 0, 149, 1e300] {
      #expect(layout.visibleItems(at: offset).isEmpty)
      #expect(layout.item(nearestToCenterAt: offset) == 0)
      #expect(layout.fractionalIndex(at: offset) == 0)
      #expect(layout.contentOffset(atFractionalIndex: offset) == -16)
      #expect(layout.misalignment(at: offset).isFinite == offset.isFinite)
    }
    for index in [Int.min, 0, .max] {
      #expect(layout.nearestItem(to: index) == 0)
      #expect(layout.itemStart(index) == 300)
      #expect(layout.contentOffset(aligning: index) == -16)
      #expect(layout.contentOffset(centering: index).isFinite)
    }
  }

  @Test(arguments: layouts) func `every strategy leaves the content where it is`(
    row: Row<PagerLayout>
  ) {
    let layout = row.value
    for (offset, rest) in [(-80.0, -16.0), (40, 40), (400, 149)] {
      for perMillisecond in [-2.0, 0, 2] {
        let release = Release(
          contentOffset: offset, velocity: Velocity(perMillisecond: perMillisecond),
          currentPage: 0, beginContentOffset: 0)
        for strategy in PagingStrategies.all {
          #expect(
            strategy.landing(for: release, in: layout)
              == Landing(page: nil, targetContentOffset: rest), "\(strategy.name)")
          #expect(
            strategy.reason(for: release, in: layout)
              == "released at \(points(offset)), but there is no item to land on")
        }
      }
    }
  }

  @Test(arguments: layouts) func `a drag stretches the content, which then returns`(
    row: Row<PagerLayout>
  ) {
    for strategy in PagingStrategies.all {
      var pager = TracedEngine(strategy, page: 3, layout: row.value)
      pager.setContentOffset(0, animated: false, at: 0)
      pager.begin(at: 0)
      pager.drag(by: -116, at: 10)
      #expect(pager.engine.contentOffset > -116 && pager.engine.contentOffset < -16)
      pager.end(perMillisecond: -1, at: 20)
      pager.advance(to: 5000)
      #expect(pager.told().last?.hasSuffix("cameToRest -16 near 0") == true, "\(strategy.name)")
      #expect(pager.engine.currentPage == 0)
      #expect(pager.engine.invariantViolation() == nil)
    }
  }

  @Test(arguments: layouts) func `a cancelled drag comes to rest on no page`(
    row: Row<PagerLayout>
  ) {
    var pager = TracedEngine(RoundStrategy(), page: 0, layout: row.value)
    pager.begin(at: 0)
    pager.drag(by: 40, at: 10)
    pager.cancel(at: 20)
    pager.advance(to: 5000)
    #expect(pager.told().contains { $0.contains("cameToRest") })
  }

  @Test func `items arrive and leave`() throws {
    let layout = Self.layouts[0].value
    #expect(try layout.withItemCount(3).contentLength == 500 + 3 * 290 - 15)
    #expect(try layout.withItemCount(3).withItemCount(0) == layout)
    #expect(throws: LayoutError.self) { _ = try layout.withItemCount(.max) }
    let list = Self.layouts[1].value
    for count in [1, .max] {
      #expect(throws: LayoutError.itemLengthNotPositive(item: 0, 0)) {
        _ = try list.withItemCount(count)
      }
    }
  }
}
