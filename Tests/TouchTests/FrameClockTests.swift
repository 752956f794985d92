import Testing
import Touch

/// Stamps as devices, wall clocks and broken files have them.
@Suite struct FrameClockTests {
  @Test(arguments: [
    ClockCase("a clock that goes on", [0, 8, 16], [0, 8, 16]),
    ClockCase("equal stamps", [5, 5, 5, 6], [5, 5, 5, 6]),
    ClockCase("a report out of order", [0, 30, 5, 90], [0, 30, 30, 90]),
    ClockCase("a pause of a month", [0, 2_592_000_000], [0, 2_592_000_000]),
    ClockCase(
      "a wall clock set back by an hour", [0, hour, 8, 16, 24],
      [0, hour, hour, hour + 16, hour + 24]),
    ClockCase(
      "a clock set back by a few frames", [100, 108, 91, 99, 107, 115],
      [100, 108, 108, 124, 132, 140]),
    ClockCase(
      "a clock set back by less than two frames", [100, 108, 104, 112, 120],
      [100, 108, 108, 124, 132]),
    ClockCase(
      "a clock set back by less than a frame is none", [100, 108, 112, 120], [100, 108, 112, 120]),
    ClockCase(
      "a clock set back in a burst", [100, 108, 91, 91, 99], [100, 108, 108, 108, 124]),
    ClockCase(
      "a clock set back twice", [100, 108, 91, 99, 82, 90], [100, 108, 108, 124, 124, 140]),
    ClockCase(
      "a wall clock set ahead by a year and a half", [0, 8, 1.5 * year, 1.5 * year + 8],
      [0, 8, 8, 24]),
    ClockCase("one stamp of another age", [0, 8, 9 * year, 24, 32], [0, 8, 8, 24, 32]),
    ClockCase(
      "one stamp an hour back", [hour, hour + 8, 3, hour + 24],
      [hour, hour + 8, hour + 8, hour + 24]),
    ClockCase(
      "one stamp an hour ahead", [0, 8, hour, 24, 32, 40], [0, 8, hour, hour, hour + 16, hour + 24]),
    ClockCase(
      "two wild ones that have nothing in common", [0, 8, 9 * year, -9 * year, 32],
      [0, 8, 8, 8, 32]),
  ])
  func `time goes on from frame to frame`(_ example: ClockCase) {
    let stamps = example.stamps.map { Saying($0) }
    let times = frames(on: TestDevice.screen, stamps).map(\.timeMicroseconds)
    #expect(times == example.times.map { Int64($0 * 1000) })
  }

  private static let hour = 3_600_000.0
  private static let year = 365.0 * 24 * hour

  @Test(arguments: [Int64.min, .min + 1, -1, 0, .max - 1, .max])
  func `time goes on wherever it begins`(_ first: Int64) {
    var tracker = ContactTracker(device: TestDevice.screen)
    func time(_ stamp: Int64) -> Int64 {
      let foretold = tracker.frameMicroseconds(at: stamp)
      _ = tracker.handle(InputEvent(timeMicroseconds: stamp, type: 0, code: 0, value: 0))
      #expect(tracker.frame.timeMicroseconds == foretold)
      return foretold
    }
    let begin = time(first)
    #expect(begin.magnitude <= 1 << 62)
    _ = time(1_000_000)
    let second = time(1_008_000)
    #expect(time(1_016_000) == second + 8_000)
    #expect(second >= begin)
  }

  @Test(arguments: [10.0, 12, 17, 25, 50, 90, 150, 600, 3_600_000])
  func `a drag keeps its speed when the clock is set back`(_ milliseconds: Double) {
    for frame in [8.0, 16] where frame < milliseconds {
      for at in [4, 10, 12] {
        let drag = drag(frame: frame) { step in step < at ? 0 : -milliseconds }
        #expect(drag?.velocity.xPerSecond.rounded() == 1000, "frame \(at) of \(frame) ms")
        #expect(drag?.dx == 16 * frame - 16)
      }
    }
  }

  @Test(arguments: [-3_600_000.0, -90, -25, 1e15])
  func `a drag keeps its speed over one wild stamp`(_ milliseconds: Double) {
    for at in [4, 10, 15] {
      let drag = drag(frame: 8) { step in step == at ? milliseconds : 0 }
      #expect(drag?.velocity.xPerSecond.rounded() == 1000, "frame \(at)")
      #expect(drag?.dx == 112.0)
    }
  }

  /// Sixteen frames at 1000 points a second and the lift, stamps off by what `error` says.
  private func drag(frame: Double, error: (Int) -> Double) -> Watcher.Drag? {
    var watcher = Watcher(device: TestDevice.screen, options: .test)
    for step in 0...17 {
      var says: [Say] = step == 0 ? [.id(1), .y(5)] : []
      says.append(step == 17 ? .id(-1) : .x(Int32(step) * Int32(frame)))
      let stamp = 10_000 + Double(step) * frame + error(step)
      for event in Saying(stamp, says).events { watcher.feed(event) }
    }
    #expect(watcher.complaint == nil && watcher.drags.count == 1)
    return watcher.drags.first
  }
}

struct ClockCase: CustomTestStringConvertible {
  var testDescription: String
  /// Milliseconds.
  var stamps: [Double]
  var times: [Double]

  init(_ name: String, _ stamps: [Double], _ times: [Double]) {
    testDescription = name
    self.stamps = stamps
    self.times = times
  }
}
