import TestSupport
import Testing

@testable import Paging

@Suite struct BounceSpringTests {
  // A public re-implementation of UIScrollView, with half a pixel at two pixels a point.
  typealias Known = (start: Double, perSecond: Double, milliseconds: Double, peak: Double)
  static let published: [Row<Known>] = [
    Row("let go where it was pulled to", (50, 0, 744, 50)),
    Row("arriving at the end with speed", (0, 1000, 809, 36.79)),
    Row("arriving fast", (0, 3000, 933, 110.36)),
    Row("on its way back already", (100, -500, 756, 100)),
  ]

  @Test(arguments: published) func `content returns as published`(row: Row<Known>) {
    let (start, perSecond, milliseconds, peak) = row.value
    for side in [1.0, -1] {
      let spring = BounceSpring(
        from: 900 + side * start, to: 900, velocity: Velocity(perSecond: side * perSecond))
      #expect(abs(spring.durationMilliseconds - milliseconds) < 1)
      let highest = (0...1000).map { side * (spring.value(at: Double($0)) - 900) }.max() ?? 0
      #expect(abs(highest - peak) < 0.01)
    }
  }

  @Test func `content never passes the end, and the velocity is the slope`() {
    for seed in 0..<500 as Range<UInt64> {
      let spring = randomSpring(seed: seed)
      let isAbove =
        spring.from == spring.to ? spring.initialVelocity > .zero : spring.from > spring.to
      for step in 1..<50 where spring.durationMilliseconds > 0 {
        let time = spring.durationMilliseconds * Double(step) / 50
        let reach = spring.value(at: time) - spring.to
        #expect(isAbove ? reach >= 0 : reach <= 0, "seed \(seed)")
        let slope = (spring.value(at: time + 0.01) - spring.value(at: time - 0.01)) / 0.02
        let velocity = spring.velocity(at: time).perMillisecond
        #expect(abs(slope - velocity) < 1e-3 * max(1, abs(velocity)), "seed \(seed)")
      }
    }
  }

  @Test func `a spring rests when half a pixel is left for good`() {
    for seed in 0..<500 as Range<UInt64> {
      let spring = randomSpring(seed: seed)
      let duration = spring.durationMilliseconds
      #expect(spring.value(at: duration) == spring.to && spring.velocity(at: duration) == .zero)
      #expect(spring.value(at: -1) == spring.from)
      guard duration > 0 else { continue }
      let last = abs(spring.value(at: duration.nextDown) - spring.to)
      #expect(abs(last - DecelerationCurve.restThreshold) < 1e-6, "seed \(seed)")
      #expect(abs(spring.value(at: duration * 0.999) - spring.to) > last, "seed \(seed)")
    }
  }

  @Test func `a velocity that leads too far is lowered`() {
    let passing = BounceSpring(from: 40, to: 0, velocity: Velocity(perSecond: -9000))
    #expect(passing.initialVelocity == Velocity(perSecond: -400))
    for perMillisecond in [3, 1e12, .infinity] as [Double] {
      let spring = BounceSpring(
        from: 40, to: 0, velocity: Velocity(perMillisecond: perMillisecond), longestExcursion: 60)
      let highest = (0...900).map { spring.value(at: Double($0)) }.max() ?? .nan
      #expect(highest > 45 && highest <= 100)
    }
  }

  @Test func `no way is too long to be counted`() {
    for perMillisecond in [0, 1e270, -1e270] as [Double] {
      let velocity = Velocity(perMillisecond: perMillisecond)
      let spring = BounceSpring(from: 1e289, to: 0, velocity: velocity)
      // ln(1e289) / w alone is 66,545 ms.
      #expect(spring.durationMilliseconds > 66_000 && spring.durationMilliseconds < 76_000)
    }
  }

  @Test func `nothing to return from takes no time`() {
    for (from, to) in [(7, 7), (7, 7.2), (.nan, 7), (7, .nan), (.infinity, 7)] {
      let spring = BounceSpring(from: from, to: to, velocity: .zero)
      #expect(spring.durationMilliseconds == 0)
    }
    let lost = BounceSpring(from: 90, to: 7, velocity: Velocity(perSecond: .nan))
    #expect(lost == BounceSpring(from: 90, to: 7, velocity: .zero))
  }

  private func randomSpring(seed: UInt64) -> BounceSpring {
    var random = SeededRandom(seed: seed)
    let to = random.value(in: -500...500)
    let from = to + random.oneOf([0, 0.1, random.value(in: -300...300)])
    let velocity = Velocity(
      perSecond: random.oneOf([0, random.value(in: -9000...9000), 1e6, -1]))
    return BounceSpring(from: from, to: to, velocity: velocity, longestExcursion: 400)
  }
}
