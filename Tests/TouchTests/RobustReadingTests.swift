import Testing
import Touch

@Suite struct RobustReadingTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var samples: [(milliseconds: Double, position: Double)]
    var liftMilliseconds: Double
    var expected: RobustReading?

    init(
      _ name: String, _ samples: [(milliseconds: Double, position: Double)], lift: Double,
      _ expected: RobustReading?
    ) {
      testDescription = name
      self.samples = samples
      liftMilliseconds = lift
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case("no sample", [], lift: 0, nil),
    Case(
      "a steady way", [(0, 0), (10, 10), (20, 20)], lift: 30,
      .line(firstSample: 0, perSecond: 1000)),
    Case(
      "there and back: from the turn on",
      [(0, 0), (10, 10), (20, 20), (30, 10), (40, 0), (50, -10), (60, -20)],
      lift: 70, .line(firstSample: 2, perSecond: -1000)),
    Case(
      "a line that goes back while the finger came forth",
      [(0, 0), (10, 30), (20, 25), (30, 20), (40, 15)], lift: 50, .undecided),
    Case(
      "a rest before the lift", [(0, 0), (10, 10)], lift: 51,
      .rested(after: 41_000, patience: 40_000)),
    Case(
      "a slow device is waited for", [(0, 0), (20, 20), (40, 40)], lift: 85,
      .line(firstSample: 0, perSecond: 1000)),
    Case("a finger that stands", [(0, 5), (10, 5), (20, 5)], lift: 30, .still),
    Case("one sample", [(0, 5)], lift: 5, .still),
    Case(
      "a lift that is stamped before the last sample", [(0, 0), (10, 10)], lift: 5,
      .line(firstSample: 0, perSecond: 1000)),
  ])
  func `what counted`(_ example: Case) throws {
    let reading = RobustReading(
      AxisSamples(example.samples), liftMicroseconds: Int64(example.liftMilliseconds * 1000))
    guard case .line(let first, let speed) = reading,
      case .line(let expectedFirst, let expectedSpeed) = example.expected
    else {
      #expect(reading == example.expected)
      return
    }
    #expect(first == expectedFirst)
    #expect(abs(speed - expectedSpeed) < 1e-6)
  }
}
