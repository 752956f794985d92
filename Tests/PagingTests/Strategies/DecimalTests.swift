import Testing

@testable import Paging

@Suite struct DecimalTests {
  static let written: [Row<(Double, places: Int, String)>] = [
    Row("a whole number", (412, 1, "412")),
    Row("zeros at the end go", (412.50, 2, "412.5")),
    Row("zeros in the middle stay", (0.05, 2, "0.05")),
    Row("rounded up into the next whole", (9.96, 1, "10")),
    Row("half away from zero", (-2.25, 1, "-2.3")),
    Row("no minus before nothing", (-0.01, 1, "0")),
    Row("no places", (99.4999, 0, "99")),
    Row("too large for whole arithmetic", (1e300, 2, "1e+300")),
    Row("not a number", (.nan, 2, "nan")),
    Row("endless", (-.infinity, 2, "-inf")),
  ]

  @Test(arguments: written) func `numbers are short`(row: Row<(Double, places: Int, String)>) {
    let (value, places, text) = row.value
    #expect(decimal(value, places: places) == text)
  }
}
