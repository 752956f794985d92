import Testing

@testable import Paging

@Suite struct PageControlTests {
  static let pages: [Row<(offset: Double, page: Int)>] = [
    Row("at rest", (750, 2)),
    Row("just before a page", (749, 1)),
    Row("a hair before a page", (750 - 1e-10, 2)),
    Row("stretched before the start", (-80, 0)),
    Row("beyond the end", (9999, 9)),
    Row("nowhere", (.nan, 0)),
  ]

  @Test(arguments: pages) func `the page is the offset in viewports, truncated`(
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
}
