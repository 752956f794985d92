import TerminalText
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    (0.0, 1, "0.0"), (-0.04, 1, "0.0"), (1234.56, 1, "1234.6"), (-0.05, 1, "-0.1"),
    (3.0, 0, "3"), (.nan, 2, "-"), (1e300, 1, "huge"), (-.infinity, 0, "-huge"),
    (0.007, 2, "0.01"), (12.5, 0, "13"),
  ])
  func `a number has its decimals`(_ value: Double, _ places: Int, _ text: String) {
    #expect(decimal(value, places: places) == text)
  }

  @Test(arguments: [(812.0, "+812"), (-812.0, "-812"), (0.2, "0")])
  func `a signed number says where it goes`(_ value: Double, _ text: String) {
    #expect(decimal(value, places: 0, isSigned: true) == text)
  }
}
