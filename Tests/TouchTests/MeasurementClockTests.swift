import Testing
import Touch

/// `MSC_TIMESTAMP`: the device's own clock, where it has one and where it lies.
@Suite struct MeasurementClockTests {
  /// Reports every 8 ms that come in pairs: 8, 8.3, 24, 24.3 and so on.
  private static func inPairs(_ report: Int) -> Double {
    report.isMultiple(of: 2) ? Double(report) * 8 + 8 : Double(report) * 8 + 0.3
  }

  private static func even(_ report: Int) -> Double { Double(report) * 8 }

  private static func clock(_ report: Int, from start: UInt32 = 0) -> UInt32 {
    start &+ UInt32(report) * 8_000
  }

  @Test(arguments: VelocityEstimators.all)
  func `stamps in bursts and an even clock give the velocity of even stamps`(
    _ estimator: VelocityEstimator
  ) {
    let wanted = velocity(estimator, stamps: Self.even) { _ in nil }
    #expect(wanted > 500)
    for start: UInt32 in [0, 1 << 31, .max - 40_000] {
      let velocity = velocity(estimator, stamps: Self.inPairs) { Self.clock($0, from: start) }
      #expect(abs(velocity - wanted) < 1e-6, "from \(start)")
    }
  }

  @Test func `without the clock the bursts are what they are`() {
    #expect(velocity(.lastTwo, stamps: Self.inPairs) { _ in nil } == 8_000)
  }

  @Test(arguments: [
    LyingClock("constant") { _ in 7_000 },
    LyingClock("zero") { _ in 0 },
    LyingClock("running backwards") { .max - UInt32($0) * 8_000 },
    LyingClock("wild") { UInt32($0) &* 2_654_435_761 },
    LyingClock("in steps of seconds") { UInt32($0) * 1_000_000 },
    LyingClock("said once") { $0 == 3 ? 24_000 : nil },
  ])
  func `a clock that lies is not believed`(_ lie: LyingClock) {
    for estimator in VelocityEstimators.all {
      let wanted = velocity(estimator, stamps: Self.inPairs) { _ in nil }
      #expect(
        velocity(estimator, stamps: Self.inPairs, clock: lie.value) == wanted, "\(estimator.name)")
    }
  }

  @Test(arguments: [
    LyingClock("milliseconds") { UInt32($0) * 8 },
    LyingClock("tenths of milliseconds") { UInt32($0) * 80 },
    LyingClock("half as fast") { UInt32($0) * 4_000 },
    LyingClock("a tenth too slow") { UInt32($0) * 7_200 },
    LyingClock("half as fast again") { UInt32($0) * 12_000 },
    LyingClock("twice as fast") { UInt32($0) * 16_000 },
    LyingClock("three times too fast") { UInt32($0) * 24_000 },
  ])
  func `a clock of another unit is not believed where stamps are even`(_ lie: LyingClock) {
    for reports in [5, 6, 20] {
      var hand = Hand()
      for touch in 0..<2 {
        hand.swipe(Self.even, lie.value, from: Double(touch) * 500, reports: reports)
      }
      let velocities = hand.watcher.drags.map { $0.velocity.xPerSecond.rounded() }
      #expect(velocities == [1000, 1000], "\(reports) reports")
    }
  }

  @Test(arguments: [
    LyingClock("milliseconds") { UInt32($0) * 8 },
    LyingClock("half as fast") { UInt32($0) * 4_000 },
    LyingClock("twice as fast") { UInt32($0) * 16_000 },
  ])
  func `a clock of another unit is found out within a touch where stamps are not`(
    _ lie: LyingClock
  ) {
    let jitter = { (report: Int) in Self.even(report) + (report.isMultiple(of: 2) ? 0 : 5) }
    let wanted = velocity(.robust, stamps: jitter) { _ in nil }
    let velocity = velocity(.robust, stamps: jitter, clock: lie.value)
    #expect(abs(velocity - wanted) < 30, "\(velocity) instead of \(wanted)")
  }

  @Test func `one report that comes late is no reason to doubt the clock`() {
    let late = { (report: Int) in Self.even(report) + (report == 19 ? 7.5 : 0) }
    let velocity = velocity(.lastTwo, stamps: late) { Self.clock($0) }
    #expect(velocity.rounded() == 1000)
  }

  @Test func `a clock in some frames only changes nothing where stamps are even`() {
    let velocity = velocity(.robust, stamps: Self.even) { $0 % 3 == 0 ? Self.clock($0) : nil }
    #expect(velocity.rounded() == 1000)
  }

  @Test func `a clock that starts anew after a silence serves the next swipe`() {
    var hand = Hand()
    for touch in 0..<3 {
      hand.swipe(Self.inPairs, { Self.clock($0) }, from: Double(touch) * 1_500)
    }
    #expect(hand.watcher.drags.map { $0.velocity.xPerSecond.rounded() } == [1000, 1000, 1000])
  }

  @Test func `a clock that stands still while the finger rests hides no rest`() {
    var hand = Hand()
    hand.swipe(Self.even, { Self.clock($0) }, from: 0, rest: 300)
    #expect(hand.watcher.drags.first?.velocity == .zero)
  }

  @Test func `a rest in mid-stroke counts by the stamps`() {
    let stamps = { (report: Int) in Self.even(report) + (report < 6 ? 0 : 400) }
    let velocity = velocity(.robust, stamps: stamps) { Self.clock($0 < 6 ? $0 : $0 - 6) }
    #expect(velocity.rounded() == 1000)
  }

  @Test func `events keep the kernel's stamps, and the clocks agree again between touches`() {
    var script: [Saying] = [Saying(0, .id(1), .x(0), .y(0), .clock(0))]
    script += (1...20).map { Saying(Double($0) * 8, .x(Int32($0)), .clock(UInt32($0) * 8_100)) }
    script += [Saying(168, .id(-1), .clock(170_100)), Saying(176), Saying(184, .id(2))]
    let made = frames(on: TestDevice.screen, script)
    #expect(made.map(\.timeMicroseconds) == script.map { Int64($0.milliseconds * 1000) })
    #expect(made[20].measurementMicroseconds == 162_000)
    #expect(made[21].measurementMicroseconds == 170_100)
    #expect(made[22].measurementMicroseconds == 176_000)
    #expect(made[23].measurementMicroseconds == 184_000)
  }

  @Test func `a lift that was held back and a pause use the clock of the samples`() {
    var recognizer = DragRecognizer(device: TestDevice.pad, options: .test)
    var events: [DragEvent] = []
    func step(_ stamp: Double, _ measured: Double, _ step: Step) {
      var frame = step.frame
      frame.timeMicroseconds = Int64(stamp * 1000)
      frame.measurementMicroseconds = Int64(measured * 1000)
      recognizer.handle(frame, into: &events)
    }
    step(8, 8, Step(0, [1: (0, 0), 2: (50, 0)]))
    step(9, 16, Step(0, [1: (20, 0), 2: (70, 0)]))
    step(24, 24, Step(0, [1: (30, 0)], unsettled: true))
    step(60, 60, Step(0))
    #expect(recognizer.samples.liftTimeMicroseconds == 24_000)
    #expect(events.last.map(text) == "24 ended 2500 0")
  }

  private func velocity(
    _ estimator: VelocityEstimator, stamps: (Int) -> Double, clock: (Int) -> UInt32?
  ) -> Double {
    var hand = Hand(estimator)
    hand.swipe(stamps, clock, from: 0)
    return hand.watcher.drags.first?.velocity.xPerSecond ?? 0
  }
}

/// A finger that goes right at 1000 points a second.
private struct Hand {
  var watcher: Watcher

  init(_ estimator: VelocityEstimator = .robust) {
    var options = RecognitionOptions.test
    options.estimator = estimator
    watcher = Watcher(device: TestDevice.screen, options: options)
  }

  /// One stroke of so many reports; `rest` is how much later the lift comes.
  mutating func swipe(
    _ stamps: (Int) -> Double, _ clock: (Int) -> UInt32?, from begin: Double, rest: Double = 0,
    reports: Int = 20
  ) {
    for report in 0...reports {
      var says = clock(report).map { [Say.clock($0)] } ?? []
      says += report == reports ? [.id(-1)] : [.x(Int32(report) * 8)]
      if report == 0 { says += [.id(1), .y(0)] }
      let stamp = begin + stamps(report) + (report == reports ? rest : 0)
      for event in Saying(stamp, says).events { watcher.feed(event) }
    }
  }
}

struct LyingClock: CustomTestStringConvertible {
  var testDescription: String
  var value: @Sendable (Int) -> UInt32?

  init(_ name: String, _ value: @escaping @Sendable (Int) -> UInt32?) {
    testDescription = name
    self.value = value
  }
}
