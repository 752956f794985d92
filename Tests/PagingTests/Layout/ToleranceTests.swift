import Testing

@testable import Paging

@Suite struct ToleranceTests {
  static let rounded: [Row<(Double, below: Double, above: Double, halfUp: Double, away: Double)>] =
    [
      Row("a whole number", (3, 3, 3, 3, 3)),
      Row("a hair below a whole number", (6.999_999_999_999_999, 7, 7, 7, 7)),
      Row("a hair above a whole number", (7.000_000_000_1, 7, 7, 7, 7)),
      Row("more than a hair above", (7.000_000_01, 7, 8, 7, 7)),
      Row("a half", (2.5, 2, 3, 3, 3)),
      Row("a hair below a half", (2.499_999_999_9, 2, 3, 3, 3)),
      Row("more than a hair below a half", (2.499_999_99, 2, 3, 2, 2)),
      Row("a negative half", (-2.5, -3, -2, -2, -3)),
      Row("a little below zero", (-0.2, -1, 0, 0, 0)),
    ]

  @Test(arguments: rounded) func `almost whole is whole`(
    row: Row<(Double, below: Double, above: Double, halfUp: Double, away: Double)>
  ) {
    let (value, below, above, halfUp, away) = row.value
    #expect(value.wholeBelow == below)
    #expect(value.wholeAbove == above)
    #expect(value.wholeNearestHalfUp == halfUp)
    #expect(value.wholeNearestHalfAwayFromZero == away)
  }

  @Test func `a position is only beyond another one by more than noise`() {
    #expect(!1.0.isBelow(1 + 1e-10) && 1.0.isBelow(1 + 1e-8))
    #expect(!1.0.isAbove(1 - 1e-10) && 1.0.isAbove(1 - 1e-8))
    #expect(1.0.isAt(1 + 1e-10) && !1.0.isAt(1 + 1e-8))
    #expect(!Double.nan.isAt(1) && !Double.nan.isBelow(1) && !Double.nan.isAbove(1))
  }

  @Test func `an index is forced into its range whatever it was`() {
    for whole in [Double.nan, -Double.infinity, -1, 0] {
      #expect(Int.clamping(whole, to: 0...9) == 0)
    }
    for whole in [Double.infinity, 1e300, 10, 9] {
      #expect(Int.clamping(whole, to: 0...9) == 9)
    }
  }
}
