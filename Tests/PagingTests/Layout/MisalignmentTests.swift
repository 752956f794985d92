import Paging
import Testing

@Suite struct MisalignmentTests {
  /// Items of 275 points, 15 apart, centred by insets of 50: aligned at 290 i - 50.
  @Test(arguments: [
    (-50.0, 0.0), (240, 0), (2560, 0), (0, 50), (375, 135), (750, 70), (385, 145), (2559, 1),
    (-80, 30), (2600, 40),
  ])
  func `a carousel`(offset: Double, points: Double) throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
      contentInset: AxisInsets(leading: 50, trailing: 50))
    #expect(abs(layout.misalignment(at: offset) - points) < 1e-9)
  }

  @Test func `an item in the middle is as good as one behind the inset, and so is the end`() throws
  {
    let layout = try PagerLayout(
      boundsLength: 400, itemLength: 300, itemCount: 5, minimumLineSpacing: 20)
    // Aligned at 320 i, centred at 320 i - 50, and the content ends at 1180.
    for offset in [320.0, 270, 590, 640, 1180] {
      #expect(layout.misalignment(at: offset) == 0, "\(offset)")
    }
    #expect(layout.misalignment(at: 300) == 20)
    #expect(layout.misalignment(at: 280) == 10)
    #expect(layout.misalignment(at: 1170) == 10)
  }
}
