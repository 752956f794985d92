import Testing

@testable import Paging

@Suite struct LayoutErrorTests {
  struct Lengths: Sendable {
    var bounds = 375.0
    var item = 275.0
    var count = 10
    var spacing = 15.0
    var contentInset = AxisInsets.zero
    var sectionInset = AxisInsets.zero
  }

  static let refused: [Row<(Lengths, LayoutError)>] = [
    Row("fewer than no item", (Lengths(count: -1), .itemCountNegative(-1))),
    Row("far fewer than no item", (Lengths(count: .min), .itemCountNegative(.min))),
    Row("no item of no length", (Lengths(item: 0, count: 0), .itemLengthNotPositive(item: 0, 0))),
    Row("no item in no viewport", (Lengths(bounds: 0, count: 0), .boundsLengthNotPositive(0))),
    Row("no viewport", (Lengths(bounds: 0), .boundsLengthNotPositive(0))),
    Row("a negative viewport", (Lengths(bounds: -375), .boundsLengthNotPositive(-375))),
    Row("an item of no length", (Lengths(item: 0), .itemLengthNotPositive(item: 0, 0))),
    Row("a negative item", (Lengths(item: -1), .itemLengthNotPositive(item: 0, -1))),
    Row("spacing that eats the item", (Lengths(spacing: -275), .strideNotPositive(item: 0, 0))),
    Row(
      "items next to nothing apart",
      (Lengths(item: 1e-300, spacing: 0), .strideTooSmall(item: 0, 1e-300))),
    Row(
      "items within rounding noise",
      (Lengths(item: 1e-9, spacing: 0), .strideTooSmall(item: 0, 1e-9))),
    Row(
      "no item, next to nothing long",
      (Lengths(item: 1e-10, count: 0, spacing: 0), .strideTooSmall(item: 0, 1e-10))),
    Row("endless bounds", (Lengths(bounds: .infinity), .notFinite(.boundsLength))),
    Row("an item that is no number", (Lengths(item: .nan), .notFinite(.itemLength))),
    Row("endless spacing", (Lengths(spacing: -.infinity), .notFinite(.minimumLineSpacing))),
    Row(
      "an inset that is no number",
      (Lengths(contentInset: AxisInsets(leading: .nan, trailing: 0)), .notFinite(.contentInset))),
    Row(
      "an endless section inset",
      (
        Lengths(sectionInset: AxisInsets(leading: 0, trailing: .infinity)),
        .notFinite(.sectionInset)
      )),
  ]

  @Test(arguments: refused) func `lengths that cannot be paged are refused`(
    row: Row<(Lengths, LayoutError)>
  ) {
    let (lengths, error) = row.value
    #expect(throws: error) { _ = try layout(lengths) }
  }

  static let tooCoarse: [Row<Lengths>] = [
    Row("as many items as there are numbers", Lengths(count: .max)),
    Row("items whose sum overflows", Lengths(item: 1e307, count: 1000)),
    Row("a viewport that drowns the items", Lengths(bounds: 1e15)),
    Row(
      "an inset that drowns the items",
      Lengths(contentInset: AxisInsets(leading: 1e15, trailing: 0))),
    Row("items finer than rounding", Lengths(item: 1e-8, spacing: 0)),
    Row("overlaps finer than rounding", Lengths(count: 3, spacing: -275 + 1e-7)),
  ]

  @Test(arguments: tooCoarse) func `positions too coarse for the items are refused`(
    row: Row<Lengths>
  ) throws {
    let error = #expect(throws: LayoutError.self) { _ = try layout(row.value) }
    guard case .tooCoarse = error else {
      Issue.record("got \(String(describing: error))")
      return
    }
  }

  @Test func `the first unsound item of a list is named`() {
    #expect(throws: LayoutError.itemLengthNotPositive(item: 2, 0)) {
      _ = try PagerLayout(boundsLength: 375, itemLengths: [10, 20, 0, -1])
    }
    #expect(throws: LayoutError.strideNotPositive(item: 1, -5)) {
      _ = try PagerLayout(boundsLength: 375, itemLengths: [100, 20], minimumLineSpacing: -25)
    }
  }

  @Test func `a change of the count is checked too`() throws {
    #expect(throws: LayoutError.itemCountNegative(-1)) {
      _ = try PagerLayout.standard.withItemCount(-1)
    }
    let unequal = try PagerLayout(boundsLength: 375, itemLengths: [100, 200])
    #expect(throws: LayoutError.self) { _ = try unequal.withItemCount(.max) }
    #expect(try unequal.withItemCount(1).contentLength == 100)
    #expect(try unequal.withItemCount(4).contentLength == 700)
  }

  @Test func `every error says what is wrong and what to do`() {
    let errors: [LayoutError] =
      Self.refused.map(\.value.1) + [.tooCoarse(extent: 375, smallestStride: 1e-12)]
    for error in errors {
      let text = error.description
      #expect(text.first?.isLowercase == true && text.last != "." && text.contains(","), "\(text)")
    }
    #expect(
      LayoutError.itemCountNegative(-1).description
        == "the item count is -1, give 0 or more items")
    #expect(
      LayoutError.tooCoarse(extent: 375, smallestStride: 1e-12).description
        == "the layout spans 375.0 points, too far to tell items 1e-12 points apart, "
        + "shorten the span or set the items farther apart")
  }

  @Test func `items too close say what they need`() {
    #expect(
      LayoutError.strideTooSmall(item: 3, 1e-12).description
        == "item 3 and the spacing after it measure 1e-12 points together, "
        + "give more than the 1e-09 that count as rounding noise")
  }

  private func layout(_ lengths: Lengths) throws(LayoutError) -> PagerLayout {
    try PagerLayout(
      boundsLength: lengths.bounds, itemLength: lengths.item, itemCount: lengths.count,
      minimumLineSpacing: lengths.spacing, contentInset: lengths.contentInset,
      sectionInset: lengths.sectionInset)
  }
}
