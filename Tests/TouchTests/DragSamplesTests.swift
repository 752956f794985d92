import Testing
import Touch

@Suite struct DragSamplesTests {
  @Test func `samples hold every position of the set, the slop included`() {
    let recognizer = drag([(0, 100), (10, 110), (20, 120), (30, 135)], lift: 40)
    let samples = recognizer.samples.horizontal
    #expect((0..<samples.count).map(samples.stamp) == [0, 10_000, 20_000, 30_000])
    #expect((0..<samples.count).map(samples.position) == [100, 110, 120, 135])
    #expect(recognizer.samples.liftTimeMicroseconds == 40_000)
  }

  @Test(arguments: VelocityEstimators.all.map(\.name))
  func `the event's velocity is the estimator's on the samples`(_ name: String) throws {
    let estimator = try #require(VelocityEstimators.named(name))
    var options = RecognitionOptions.test
    options.estimator = estimator
    var events: [DragEvent] = []
    let recognizer = drag(
      [(0, 100), (10, 112), (20, 130), (30, 155), (40, 180)], lift: 50, options, into: &events)
    let lift = try #require(recognizer.samples.liftTimeMicroseconds)
    let velocity = estimator.velocity(of: recognizer.samples.horizontal, liftMicroseconds: lift)
    let wanted = FingerVelocity(xPerSecond: try #require(velocity), yPerSecond: 0)
    #expect(events.last == .ended(timeMicroseconds: 50_000, velocity: wanted))
  }

  @Test func `a lift in a pause asks for the velocity before it`() {
    var recognizer = DragRecognizer(device: TestDevice.pad, options: .test)
    var events: [DragEvent] = []
    for step in [
      Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, [1: (20, 0), 2: (70, 0)]),
      Step(20, [1: (20, 0), 2: (70, 0), 3: (0, 0)]), Step(90),
    ] {
      recognizer.handle(step.frame, into: &events)
    }
    #expect(recognizer.samples.liftTimeMicroseconds == 20_000)
    #expect(recognizer.samples.count == 2)
  }

  @Test func `the next set clears the samples`() {
    var recognizer = drag([(0, 100), (10, 150)], lift: 20)
    var events: [DragEvent] = []
    recognizer.handle(Step(30, [9: (7, 8)]).frame, into: &events)
    #expect(recognizer.samples.count == 1)
    #expect(recognizer.samples.vertical.position(0) == 8)
    #expect(recognizer.samples.liftTimeMicroseconds == nil)
  }

  @Test func `a drag of any length keeps a bounded number`() {
    let long = (0..<20_000).map { (Double($0), Int32($0 % 2_000)) }
    let samples = drag(long, lift: 20_001).samples.horizontal
    #expect(samples.count == DragSamples.capacity)
    #expect(samples.stamp(samples.count - 1) == 19_999_000)
    #expect(samples.stamp(0) == Int64(20_000 - DragSamples.capacity) * 1000)
  }

  private func drag(_ positions: [(Double, Int32)], lift: Double) -> DragRecognizer {
    var events: [DragEvent] = []
    return drag(positions, lift: lift, .test, into: &events)
  }

  private func drag(
    _ positions: [(Double, Int32)], lift: Double, _ options: RecognitionOptions,
    into events: inout [DragEvent]
  ) -> DragRecognizer {
    var recognizer = DragRecognizer(device: TestDevice.screen, options: options)
    for (milliseconds, x) in positions {
      recognizer.handle(Step(milliseconds, [1: (x, 0)]).frame, into: &events)
    }
    recognizer.handle(Step(lift).frame, into: &events)
    return recognizer
  }
}
