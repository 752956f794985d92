import Testing

@testable import Paging

@Suite struct ChangedLayoutTests {
  private static let inset = AxisInsets(leading: 10, trailing: 20)

  static func layouts() throws -> [PagerLayout] {
    [
      try PagerLayout(
        boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
        contentInset: inset, sectionInset: AxisInsets(leading: 1, trailing: 2), axis: .vertical,
        isRightToLeft: true),
      try PagerLayout(
        boundsLength: 375, itemLengths: [100, 200, 300], minimumLineSpacing: 15,
        contentInset: inset, sectionInset: AxisInsets(leading: 1, trailing: 2), axis: .vertical,
        isRightToLeft: true),
      try PagerLayout(boundsLength: 375, itemLengths: []),
    ]
  }

  @Test(arguments: try layouts()) func `what is left out stays`(layout: PagerLayout) throws {
    #expect(try layout.with() == layout)
    let there = try layout.with(
      boundsLength: 812, minimumLineSpacing: 7, contentInset: .zero, sectionInset: Self.inset,
      axis: .horizontal, isRightToLeft: !layout.isRightToLeft)
    #expect(there.boundsLength == 812 && there.minimumLineSpacing == 7)
    #expect(there.contentInset == .zero && there.sectionInset == Self.inset)
    #expect(there.axis == .horizontal && there.isRightToLeft != layout.isRightToLeft)
    #expect(Array(there.itemLengths) == Array(layout.itemLengths))
    let back = try there.with(
      boundsLength: layout.boundsLength, minimumLineSpacing: layout.minimumLineSpacing,
      contentInset: layout.contentInset, sectionInset: layout.sectionInset, axis: layout.axis,
      isRightToLeft: layout.isRightToLeft)
    #expect(back == layout)
  }

  @Test func `a rotation keeps full pages full`() throws {
    let rotated = try PagerLayout.standard.with(boundsLength: 812, itemLength: 812)
    #expect(rotated == (try PagerLayout(boundsLength: 812, itemLength: 812, itemCount: 10)))
  }

  @Test func `a rotation scales items of a length each`() throws {
    let layout = try Self.layouts()[1]
    let rotated = try layout.with(
      itemLengths: layout.itemLengths.map { $0 * 2 }, boundsLength: 750)
    #expect(Array(rotated.itemLengths) == [200, 400, 600] && rotated.boundsLength == 750)
    #expect(rotated.contentInset == layout.contentInset && rotated.axis == layout.axis)
    #expect(throws: LayoutError.itemLengthNotPositive(item: 1, 0)) {
      _ = try layout.with(itemLengths: [1, 0])
    }
  }

  @Test func `a length makes all items equal`() throws {
    let equal = try Self.layouts()[1].with(itemLength: 50)
    #expect(equal.hasEqualItems && Array(equal.itemLengths) == [50, 50, 50])
  }

  @Test func `a change that cannot be paged is refused`() {
    #expect(throws: LayoutError.boundsLengthNotPositive(0)) {
      _ = try PagerLayout.standard.with(boundsLength: 0)
    }
    #expect(throws: LayoutError.strideNotPositive(item: 0, -25)) {
      _ = try PagerLayout.standard.with(minimumLineSpacing: -400)
    }
  }

  @Test func `the lengths are a collection`() throws {
    let lengths = try Self.layouts()[1].itemLengths
    #expect(lengths.count == 3 && lengths[1] == 200 && lengths.last == 300)
    // An index outside the list means the nearest item, as everywhere.
    #expect(lengths[-5] == 100 && lengths[5] == 300)
    #expect(PagerLayout.standard.itemLengths.elementsEqual(Array(repeating: 375.0, count: 10)))
    #expect(try Self.layouts()[2].itemLengths.isEmpty)
  }
}
