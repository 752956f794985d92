import TestSupport
import Testing

@testable import Paging

@Suite struct CarouselTransformTests {
  typealias Item = (distance: Double, scale: Double, alpha: Double, z: Double)

  /// Items of 200 points with 25 between them, in a viewport of 375: item 2 rests at 362.5.
  static let byHand: [Row<(offset: Double, items: [Int: Item])>] = [
    Row(
      "at rest",
      (362.5, [1: (-225, 0.6, 0.2, -0.225), 2: (0, 1, 1, 0), 3: (225, 0.6, 0.2, -0.225)])),
    Row(
      "a third on",
      (
        437.5,
        [2: (-75, 13.0 / 15, 11.0 / 15, -0.075), 3: (150, 11.0 / 15, 7.0 / 15, -0.15)]
      )),
    Row("half way", (475, [2: (-112.5, 0.8, 0.6, -0.1125), 3: (112.5, 0.8, 0.6, -0.1125)])),
    Row(
      "stretched before the start",
      (-137.5, [0: (50, 41.0 / 45, 37.0 / 45, -0.05), 1: (275, 0.6, 0.2, -0.275)])),
    Row("gone", (5000, [:])),
    Row("nowhere", (.nan, [:])),
  ]

  @Test(arguments: byHand) func `placements are those worked out by hand`(
    row: Row<(offset: Double, items: [Int: Item])>
  ) throws {
    // The spacing that makes 25 points of line spacing: 65 - (200 - 120) / 2.
    let carousel = try CarouselTransform(sideItemScale: 0.6, sideItemAlpha: 0.2, spacing: 65)
    let layout = try carousel.layout(boundsLength: 375, itemLength: 200, itemCount: 5)
    #expect(layout.minimumLineSpacing == 25)
    let placements = carousel.placements(at: row.value.offset, in: layout)
    #expect(placements.map(\.item) == row.value.items.keys.sorted())
    for placement in placements {
      let item = try #require(row.value.items[placement.item])
      #expect(placement.distanceFromCenter.isAt(item.distance))
      #expect(placement.scale.isAt(item.scale) && placement.alpha.isAt(item.alpha))
      #expect(placement.z.isAt(item.z))
    }
  }

  @Test(arguments: CarouselTransform.CenteringInset.allCases)
  func `every item can rest in the middle, whole, between two side items`(
    inset: CarouselTransform.CenteringInset
  ) throws {
    let carousel = try CarouselTransform(sideItemScale: 0.7, sideItemAlpha: 0.4, spacing: 12)
    let layout = try carousel.layout(
      boundsLength: 411.4, itemLength: 280.3, itemCount: 7, centeringInset: inset)
    for item in 0..<7 {
      let offset = NearestCenterStrategy().restContentOffset(showing: item, in: layout)
      let placements = carousel.placements(at: offset, in: layout)
      for placement in placements where placement.item != item {
        #expect(placement.scale.isAt(0.7) && placement.alpha.isAt(0.4))
        #expect(
          abs(placement.distanceFromCenter).isAt(
            layout.itemLength(at: 0) + layout.minimumLineSpacing))
      }
      let centered = placements[item]
      #expect(centered.distanceFromCenter.isAt(0))
      #expect(centered.scale.isAt(1) && centered.alpha.isAt(1) && centered.z.isAt(0))
      #expect(placements.count == (item == 0 || item == 6 ? 2 : 3))
    }
  }

  @Test func `an exactly centred item is exactly whole`() throws {
    var random = SeededRandom(seed: 7)
    for number in 0..<1000 {
      let carousel = try CarouselTransform(
        sideItemScale: random.value(in: 0.01...1), sideItemAlpha: random.value(in: 0...1),
        spacing: 0)
      let layout = try random.layout()
      guard layout.itemCount > 0 else { continue }
      let item = random.item(of: layout)
      let placement = carousel.placement(
        ofItem: item, at: layout.contentOffset(centering: item), in: layout)
      let whole = CarouselPlacement(item: item, distanceFromCenter: 0, scale: 1, alpha: 1, z: 0)
      #expect(placement == whole && "\(placement.z)" == "0.0", "layout \(number) of seed 7")
    }
  }

  @Test func `the gap that shows beside the centred item is the spacing`() throws {
    let carousel = try CarouselTransform(sideItemScale: 0.5, sideItemAlpha: 1, spacing: 16)
    let layout = try carousel.layout(boundsLength: 375, itemLength: 120, itemCount: 9)
    #expect(layout.minimumLineSpacing == -14)
    let placements = carousel.placements(at: layout.contentOffset(centering: 4), in: layout)
    let shownStart = layout.itemCenter(5) - 120 * placements[5].scale / 2
    #expect(shownStart - (layout.itemCenter(4) + 60) == 16)
  }

  @Test func `what lies as far before the middle as behind it looks the same`() throws {
    let carousel = try CarouselTransform(sideItemScale: 0.6, sideItemAlpha: 0.6, spacing: 40)
    let layout = try carousel.layout(boundsLength: 375, itemLength: 200, itemCount: 5)
    let middle = layout.contentOffset(centering: 2)
    for travel in stride(from: 0.0, through: 450, by: 12.5) {
      let before = carousel.placements(at: middle - travel, in: layout)
      let after = carousel.placements(at: middle + travel, in: layout)
      #expect(before.map(\.item) == after.map { 4 - $0.item }.reversed())
      #expect(before.map(\.scale) == after.map(\.scale).reversed())
      #expect(before.map(\.alpha) == after.map(\.alpha).reversed())
      #expect(before.map(\.distanceFromCenter) == after.map { -$0.distanceFromCenter }.reversed())
    }
  }

  @Test func `right to left and vertical carousels place alike`() throws {
    let carousel = try CarouselTransform(sideItemScale: 0.6, sideItemAlpha: 0.6, spacing: 40)
    let plain = try carousel.layout(boundsLength: 375, itemLength: 200, itemCount: 5)
    let mirrored = try carousel.layout(
      boundsLength: 375, itemLength: 200, itemCount: 5, isRightToLeft: true)
    let upright = try carousel.layout(
      boundsLength: 375, itemLength: 200, itemCount: 5, axis: .vertical)
    #expect(mirrored.isRightToLeft && upright.axis == .vertical)
    for offset in [-87.5, 100, 500, 812.5] {
      let expected = Array(carousel.placements(at: offset, in: plain))
      #expect(Array(carousel.placements(at: offset, in: mirrored)) == expected)
      #expect(Array(carousel.placements(at: offset, in: upright)) == expected)
    }
  }

  @Test func `unequal items fade over their own lengths`() throws {
    let carousel = try CarouselTransform(sideItemScale: 0.5, sideItemAlpha: 0, spacing: 0)
    let layout = try PagerLayout(
      boundsLength: 400, itemLengths: [100, 300, 100], minimumLineSpacing: 20)
    // Centres at 50, 270 and 490 points: with item 1 in the middle its neighbours are 220 away.
    let placements = carousel.placements(at: 70, in: layout)
    #expect(placements.map(\.alpha) == [0, 1, 0])
    // Item 1 is 110 points away of 320, item 2 is 110 away of 120.
    let between = carousel.placements(at: 180, in: layout)
    #expect(between.map(\.item) == [1, 2])
    #expect(between[1].alpha.isAt(210.0 / 320) && between[2].alpha.isAt(10.0 / 120))
  }

  static let refused:
    [Row<(scale: Double, alpha: Double, spacing: Double, CarouselTransformError)>] = [
      Row("no scale", (0, 1, 0, .sideItemScaleNotPositive(0))),
      Row("a mirrored item", (-1, 1, 0, .sideItemScaleNotPositive(-1))),
      Row("an endless scale", (.infinity, 1, 0, .sideItemScaleNotPositive(.infinity))),
      Row("more than opaque", (1, 1.5, 0, .sideItemAlphaOutOfRange(1.5))),
      Row("less than transparent", (1, -0.1, 0, .sideItemAlphaOutOfRange(-0.1))),
      Row("endless spacing", (1, 1, .infinity, .spacingNotFinite(.infinity))),
    ]

  @Test(arguments: refused) func `a look that cannot be drawn is refused`(
    row: Row<(scale: Double, alpha: Double, spacing: Double, CarouselTransformError)>
  ) {
    let (scale, alpha, spacing, error) = row.value
    #expect(throws: error) {
      _ = try CarouselTransform(sideItemScale: scale, sideItemAlpha: alpha, spacing: spacing)
    }
    let text = error.description
    #expect(text.first?.isLowercase == true && text.last != "." && text.contains(", give"))
  }

  @Test func `what is not a number is refused`() {
    for (scale, alpha, spacing) in [(Double.nan, 1, 0), (1, .nan, 0), (1, 1, .nan)] {
      #expect(throws: CarouselTransformError.self) {
        _ = try CarouselTransform(sideItemScale: scale, sideItemAlpha: alpha, spacing: spacing)
      }
    }
  }

  @Test func `spacing that eats the items is refused by the layout`() throws {
    let carousel = try CarouselTransform(sideItemScale: 1, sideItemAlpha: 1, spacing: -200)
    #expect(throws: LayoutError.strideNotPositive(item: 0, 0)) {
      _ = try carousel.layout(boundsLength: 375, itemLength: 200, itemCount: 5)
    }
  }
}
