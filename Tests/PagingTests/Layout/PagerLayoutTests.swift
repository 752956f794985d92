import TestSupport
import Testing

@testable import Paging

@Suite struct PagerLayoutTests {
  @Test func `the standard layout is ten full pages`() {
    let layout = PagerLayout.standard
    #expect(layout.contentLength == 3750)
    #expect(layout.contentOffsetRange == 0...3375)
    #expect("\(layout.clamped(-80))" == "0.0")
    #expect((0..<10).map(layout.itemStart) == (0..<10).map { Double($0) * 375 })
    #expect(layout.hasEqualItems && layout.itemLength(at: 3) == 375)
  }

  @Test func `insets widen the range and the section inset moves the items`() throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: 3, minimumLineSpacing: 20,
      contentInset: AxisInsets(leading: 50, trailing: 30),
      sectionInset: AxisInsets(leading: 10, trailing: 5))
    #expect(layout.contentLength == 880)
    #expect(layout.contentOffsetRange == -50...535)
    #expect(layout.itemStart(1) == 305)
    #expect(layout.itemCenter(1) == 442.5)
    #expect(layout.contentOffset(centering: 1) == 255)
    #expect(layout.contentOffset(aligning: 1) == 245)
  }

  @Test func `content shorter than the viewport rests in one place`() throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 50, itemCount: 2,
      contentInset: AxisInsets(leading: 16, trailing: 0))
    #expect(layout.contentOffsetRange == -16...(-16))
    #expect(layout.visibleItems(at: -16) == 0..<2)
    #expect(layout.item(nearestToCenterAt: -16) == 1)
  }

  @Test func `an item that only touches the edge is not visible`() {
    let layout = PagerLayout.standard
    #expect(layout.visibleItems(at: 375) == 1..<2)
    #expect(layout.visibleItems(at: 375 + 5e-10) == 1..<2)
    #expect(layout.visibleItems(at: 375 + 5e-9) == 1..<3)
    #expect(layout.visibleItems(at: 375 - 5e-9) == 0..<2)
    #expect(layout.visibleItems(at: -400).isEmpty)
    #expect(layout.visibleItems(at: 3760).isEmpty)
  }

  @Test func `no item shows in a gap wider than the viewport`() throws {
    let layout = try PagerLayout(
      boundsLength: 100, itemLength: 50, itemCount: 3, minimumLineSpacing: 200)
    #expect(layout.visibleItems(at: 100).isEmpty)
    #expect(layout.item(nearestToCenterAt: 100) == 0)
    #expect(layout.item(nearestToCenterAt: 100.1) == 1)
  }

  @Test func `of two equally near items the first wins`() throws {
    let layout = try pages(4)
    #expect(layout.item(nearestToCenterAt: 600) == 1)
    #expect(layout.item(nearestToCenterAt: 600 + 2e-10) == 1)
    #expect(layout.item(nearestToCenterAt: 600 + 2e-9) == 2)
  }

  @Test func `numbers from nowhere stay in the list`() throws {
    for layout in [
      PagerLayout.standard, try PagerLayout(boundsLength: 375, itemLengths: [100, 300, 200]),
    ] {
      for offset in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
        #expect((0..<layout.itemCount).contains(layout.item(nearestToCenterAt: offset)))
        #expect(layout.visibleItems(at: offset).isEmpty)
        #expect(layout.contentOffsetRange.contains(layout.clamped(offset)))
      }
      #expect(layout.itemStart(-5) == layout.itemStart(0))
      #expect(layout.itemCenter(.max) == layout.itemCenter(layout.itemCount - 1))
    }
  }

  @Test func `pages of 411.43 points do not slip by one`() throws {
    let length = 411.42857142857144
    for layout in [
      try PagerLayout(boundsLength: length, itemLength: length * 0.8, itemCount: 100),
      try PagerLayout(
        boundsLength: length, itemLengths: Array(repeating: length * 0.8, count: 100)),
    ] {
      var offset = 0.0
      for item in 0..<100 {
        #expect(layout.fractionalIndex(at: offset).wholeBelow == Double(item))
        #expect(layout.fractionalIndex(at: offset).wholeAbove == Double(item))
        #expect(layout.contentOffset(aligning: item).isAt(offset))
        offset += length * 0.8
      }
    }
  }

  @Test func `unequal items interpolate between starts and extrapolate beyond them`() throws {
    let layout = try PagerLayout(
      boundsLength: 300, itemLengths: [100, 200, 50], minimumLineSpacing: 10,
      contentInset: AxisInsets(leading: 20, trailing: 20),
      sectionInset: AxisInsets(leading: 7, trailing: 7))
    let expected: [(offset: Double, index: Double)] = [
      (-20, 0), (-75, -0.5), (35, 0.5), (90, 1), (195, 1.5), (300, 2), (330, 2.5), (420, 4),
    ]
    for (offset, index) in expected {
      #expect(layout.fractionalIndex(at: offset).isAt(index))
      #expect(layout.contentOffset(atFractionalIndex: index).isAt(offset))
    }
  }

  @Test func `right to left mirrors finger travel on the horizontal axis only`() throws {
    let horizontal = try PagerLayout(
      boundsLength: 10, itemLength: 10, itemCount: 2, isRightToLeft: true)
    let vertical = try PagerLayout(
      boundsLength: 10, itemLength: 10, itemCount: 2, axis: .vertical, isRightToLeft: true)
    #expect(PagerLayout.standard.contentTravel(ofFingerTravel: 3) == -3)
    #expect("\(PagerLayout.standard.contentTravel(ofFingerTravel: 0))" == "0.0")
    #expect(horizontal.contentTravel(ofFingerTravel: 3) == 3)
    #expect(vertical.contentTravel(ofFingerTravel: 3) == -3)
  }

  @Test func `centring insets leave the same margin on both sides`() {
    let insets = AxisInsets.centering(itemLength: 275, boundsLength: 375)
    #expect(insets == AxisInsets(leading: 50, trailing: 50))
  }
}
