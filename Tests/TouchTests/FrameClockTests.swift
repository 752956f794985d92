import Testing
import Touch

/// Stamps as devices, wall clocks and broken files have them.
@Suite struct FrameClockTests {
  @Test(arguments: [
    ClockCase("a clock that goes on", [0, 8, 16], [0, 8, 16]),
    ClockCase("equal stamps", [5, 5, 5, 6], [5, 5, 5, 6]),
    ClockCase("a report out of order", [0, 30, 5, 38], [0, 30, 30, 38]),
    ClockCase("a pause of a month", [0, 2_592_000_000], [0, 2_592_000_000]),
    ClockCase(
      "a wall clock set back by an hour", [0, hour, 8, 16, 24],
      [0, hour, hour, hour + 8, hour + 16]),
    ClockCase(
      "a wall clock set ahead by a year and a half", [0, 8, 1.5 * year, 1.5 * year + 8],
      [0, 8, 8, 16]),
    ClockCase("one stamp of another age", [0, 8, 9 * year, 24, 32], [0, 8, 8, 24, 32]),
    ClockCase(
      "one stamp an hour back", [hour, hour + 8, 3, hour + 24],
      [hour, hour + 8, hour + 8, hour + 24]),
    ClockCase(
      "one stamp an hour ahead", [0, 8, hour, 24, 32, 40], [0, 8, hour, hour, hour + 8, hour + 16]),
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

  @Test func `a drag goes on when the wall clock is set`() {
    var watcher = Watcher(device: TestDevice.screen, options: .test)
    for step in 0..<12 {
      let clock = step < 4 ? 3_600_000.0 : 0
      let touch: [Say] = step == 0 ? [.id(1), .y(5)] : []
      for event in Saying(clock + Double(step) * 8, touch + [.x(Int32(step) * 8)]).events {
        watcher.feed(event)
      }
    }
    for event in Saying(96, .id(-1)).events { watcher.feed(event) }
    #expect(watcher.drags.map(\.end) == [.lift])
    let velocity = watcher.drags.first?.velocity.xPerSecond ?? 0
    #expect((950...1150).contains(velocity), "\(velocity)")
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
