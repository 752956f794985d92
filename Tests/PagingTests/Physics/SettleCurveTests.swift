import TestSupport
import Testing

@testable import Paging

@Suite struct SettleCurveTests {
  @Test func `a curve starts where it should and ends at rest on its target`() {
    for seed in 0..<500 as Range<UInt64> {
      let (curve, _) = randomCurve(seed: seed)
      #expect(curve.value(at: 0) == curve.from && curve.value(at: -5) == curve.from)
      #expect(curve.value(at: curve.durationMilliseconds) == curve.to)
      #expect(curve.value(at: .infinity) == curve.to)
      #expect(curve.velocity(at: curve.durationMilliseconds) == .zero)
      let start = curve.velocity(at: 1e-9).perSecond
      let asked = curve.initialVelocity.perSecond
      #expect(
        abs(start - asked) <= 1e-3 && curve.velocity(at: 0).perSecond == asked, "seed \(seed)")
    }
  }

  @Test func `a curve never passes its target, and approaches it all the way if thrown there`() {
    for seed in 0..<500 as Range<UInt64> {
      let (curve, velocity) = randomCurve(seed: seed)
      let pointsThere =
        velocity.perSecond == 0 || (velocity.perSecond > 0) == (curve.to > curve.from)
      var last = abs(curve.from - curve.to)
      for step in 1...100 {
        let rest = curve.value(at: curve.durationMilliseconds * Double(step) / 100) - curve.to
        #expect(rest == 0 || (rest < 0) == (curve.from < curve.to), "seed \(seed) step \(step)")
        if pointsThere { #expect(abs(rest) <= last, "seed \(seed) step \(step)") }
        last = abs(rest)
      }
    }
  }

  @Test func `the velocity is the slope`() {
    for seed in 0..<500 as Range<UInt64> {
      let (curve, _) = randomCurve(seed: seed)
      for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let time = curve.durationMilliseconds * share
        let slope = (curve.value(at: time + 0.01) - curve.value(at: time - 0.01)) / 0.02
        let velocity = curve.velocity(at: time).perMillisecond
        #expect(abs(slope - velocity) < 1e-4 * max(1, abs(velocity)), "seed \(seed)")
      }
    }
  }

  static let speeds: [Row<(from: Double, perMillisecond: Double, milliseconds: Double)>] = [
    Row("a page at rest", (375, 0, 400.9)),
    Row("half a page at rest", (187.5, 0, 283.5)),
    Row("a nudge", (1, 0, 200)),
    Row("a long way at rest", (1e6, 0, 1000)),
    Row("a throw that carries it there", (375, -4, 281.25)),
    Row("a throw that would be too fast", (375, -8, 200)),
    Row("a throw that would be too slow", (375, -0.5, 400.9)),
  ]

  @Test(arguments: speeds) func `the duration fits the distance and the throw`(
    row: Row<(from: Double, perMillisecond: Double, milliseconds: Double)>
  ) {
    let (from, perMillisecond, milliseconds) = row.value
    let curve = SettleCurve(
      from: from, to: 0, velocity: Velocity(perMillisecond: perMillisecond))
    #expect(abs(curve.durationMilliseconds - milliseconds) < 0.05)
  }

  @Test func `the speed of the lift is kept unless it would pass the target`() {
    let kept = SettleCurve(from: 375, to: 0, velocity: Velocity(perMillisecond: -5))
    #expect(kept.initialVelocity == Velocity(perMillisecond: -5))
    let lowered = SettleCurve(from: 375, to: 0, velocity: Velocity(perMillisecond: -8))
    #expect(lowered.initialVelocity == Velocity(perMillisecond: -3 * 375 / 200))
  }

  @Test func `a throw in the wrong direction turns before it goes too far`() {
    for perMillisecond in [0.1, 1, 2, 8, 1e12, .infinity] as [Double] {
      let curve = SettleCurve(
        from: 20, to: 0, velocity: Velocity(perMillisecond: perMillisecond), longestExcursion: 80)
      let highest = (0...1000).map {
        curve.value(at: curve.durationMilliseconds * Double($0) / 1000)
      }
      .max()
      #expect((highest ?? .nan) <= 100)
      #expect(perMillisecond > 2 || curve.initialVelocity.perMillisecond == perMillisecond)
    }
    let held = SettleCurve(
      from: 20, to: 0, velocity: Velocity(perMillisecond: 1), longestExcursion: 0)
    #expect(held.initialVelocity == .zero)
  }

  @Test func `ends in one place, or in none, take no time`() {
    for (from, to) in [(7, 7), (7, 7 + 1e-10), (.nan, 7), (7, .nan), (.infinity, 7)] {
      let curve = SettleCurve(from: from, to: to, velocity: Velocity(perMillisecond: 3))
      #expect(curve.durationMilliseconds == 0 && curve.initialVelocity == .zero)
    }
    let lost = SettleCurve(from: 0, to: 7, velocity: Velocity(perSecond: .nan))
    #expect(lost == SettleCurve(from: 0, to: 7, velocity: .zero))
  }

  private func randomCurve(seed: UInt64) -> (SettleCurve, Velocity) {
    var random = SeededRandom(seed: seed)
    let from = random.value(in: -500...500)
    let to = from + random.oneOf([random.value(in: -5...5), random.value(in: -4000...4000)])
    let velocity = Velocity(
      perMillisecond: random.oneOf([0, random.value(in: -8...8), 1e6, -0.01]))
    return (SettleCurve(from: from, to: to, velocity: velocity), velocity)
  }
}
