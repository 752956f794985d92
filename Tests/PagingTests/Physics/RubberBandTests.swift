import Testing

@testable import Paging

@Suite struct RubberBandTests {
  static let published: [Row<(pull: Double, bounds: Double, shown: Double)>] = [
    Row("a little", (10, 375, 5.42)),
    Row("more", (50, 375, 25.621)),
    Row("a good deal", (100, 375, 47.965)),
    Row("a whole viewport", (375, 375, 133.065)),
    Row("several viewports", (1000, 375, 222.973)),
    Row("a longer viewport", (100, 812, 51.511)),
    Row("the other way", (-100, 375, -47.965)),
    Row("not at all", (0, 375, 0)),
  ]

  @Test(arguments: published) func `content shows less the farther it is pulled`(
    row: Row<(pull: Double, bounds: Double, shown: Double)>
  ) {
    let (pull, bounds, shown) = row.value
    let stretch = RubberBand.stretch(ofPull: pull, boundsLength: bounds)
    #expect(abs(stretch - shown) < 5e-4)
    #expect(abs(RubberBand.pull(forStretch: stretch, boundsLength: bounds) - pull) < 1e-9)
  }

  @Test func `no pull shows more than the viewport, and none has an endless inverse`() {
    for pull in [1e6, 1e12, 1e300, .infinity, -.infinity] as [Double] {
      let stretch = RubberBand.stretch(ofPull: pull, boundsLength: 375)
      #expect(abs(stretch) <= 375)
      #expect(RubberBand.pull(forStretch: stretch, boundsLength: 375).isFinite)
    }
    #expect(RubberBand.stretch(ofPull: .nan, boundsLength: 375) == 0)
  }

  @Test func `the followed share is the slope of the curve`() {
    for pull in [0, 20, 100, 700] as [Double] {
      let stretch = RubberBand.stretch(ofPull: pull, boundsLength: 375)
      let ahead = RubberBand.stretch(ofPull: pull + 1e-3, boundsLength: 375)
      let share = RubberBand.followedShare(atStretch: stretch, boundsLength: 375)
      #expect(abs((ahead - stretch) / 1e-3 - share) < 1e-5)
    }
    #expect(RubberBand.followedShare(atStretch: 400, boundsLength: 375) == 0)
  }

  @Test func `a layout stretches beyond its ends only, and undoes it`() {
    let layout = PagerLayout.standard
    #expect(layout.rubberBanded(200) == 200 && layout.fingerContentOffset(showing: 200) == 200)
    #expect(abs(layout.rubberBanded(-100) - -47.965) < 5e-4)
    #expect(abs(layout.rubberBanded(3375 + 100) - 3375 - 47.965) < 5e-4)
    for finger in [-300, -5, 0, 12, 3375, 3800] as [Double] {
      let shown = layout.rubberBanded(finger)
      #expect(abs(layout.fingerContentOffset(showing: shown) - finger) < 1e-9)
    }
  }
}
