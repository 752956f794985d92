import Testing

@testable import Paging

@Suite struct ScrollPositionTests {
  /// Items of 275 with 15 between them: item 2 takes 600 to 875 of the content, its middle is at 737.5.
  private func carousel(isRightToLeft: Bool = false, axis: ScrollAxis = .horizontal) throws
    -> PagerLayout
  {
    try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
      contentInset: AxisInsets(leading: 30, trailing: 40),
      sectionInset: AxisInsets(leading: 20, trailing: 20), axis: axis,
      isRightToLeft: isRightToLeft)
  }

  @Test func `an item is shown behind an inset, in the middle or before the other inset`() throws {
    let offsets = try ScrollPosition.allCases.map {
      try carousel().contentOffset(showing: 2, at: $0)
    }
    #expect(offsets == [570, 550, 540])
  }

  @Test func `left and right are where people see them`() throws {
    let layout = try carousel(isRightToLeft: true)
    #expect(layout.contentOffset(showing: 2, at: .left) == 540)
    #expect(layout.contentOffset(showing: 2, at: .right) == 570)
    let vertical = try carousel(isRightToLeft: true, axis: .vertical)
    #expect(vertical.contentOffset(showing: 2, at: .top) == 570)
    #expect(vertical.contentOffset(showing: 2, at: .bottom) == 540)
  }

  @Test func `an item outside the list is the nearest one, one near an end is not clamped`() throws
  {
    let layout = try carousel()
    #expect(layout.contentOffset(showing: 99, at: .left) == 2600)
    #expect(layout.contentOffset(showing: -1, at: .right) == -40)
  }
}
