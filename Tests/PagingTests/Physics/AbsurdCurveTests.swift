import TestSupport
import Testing

@testable import Paging

/// Curves of numbers that no screen has: everything that comes out is a number.
@Suite struct AbsurdCurveTests {
  private static let rates = [1e-300, 0.5, 0.99, 0.998, 1.0.nextDown]
    .compactMap(DecelerationRate.init(perMillisecond:))

  @Test func `every curve is finite, whatever it is made of`() {
    for seed in 0..<20_000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let (from, to) = (random.length(), random.length())
      let velocity = Velocity(perMillisecond: random.length())
      let rate = random.oneOf(Self.rates)
      let excursion = random.length()
      let settle = SettleCurve(
        from: from, to: to, velocity: velocity, longestExcursion: excursion)
      expectFinite(settle.durationMilliseconds, settle.value, settle.velocity, seed)
      #expect(settle.initialVelocity.perSecond.isFinite, "seed \(seed)")
      let spring = BounceSpring(
        from: from, to: to, velocity: velocity, longestExcursion: excursion)
      expectFinite(spring.durationMilliseconds, spring.value, spring.velocity, seed)
      for curve in [
        DecelerationCurve(from: from, to: to, velocity: velocity, rate: rate),
        DecelerationCurve(from: from, velocity: velocity, rate: rate),
        DecelerationCurve(from: from, crossing: to, velocity: velocity, rate: rate),
      ] {
        expectFinite(curve.durationMilliseconds, curve.value, curve.velocity, seed)
        #expect(curve.finalVelocity.perSecond.isFinite, "seed \(seed)")
      }
    }
  }

  @Test func `the way of every landing is finite, whatever the release`() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.layout()
      let release = Release(
        contentOffset: random.length(), velocity: Velocity(perMillisecond: random.length()),
        currentPage: 0, beginContentOffset: random.length())
      let landing = Landing(
        page: 0, targetContentOffset: random.length(),
        deceleratesTo: random.oneOf([nil, random.length()]))
      let settle = Settle(
        for: landing, release: release, in: layout, rate: random.oneOf(Self.rates),
        bounces: Bool.random(using: &random))
      expectFinite(settle.durationMilliseconds, settle.value, settle.velocity, seed)
    }
  }

  @Test func `the rubber band is finite, whatever it is pulled by`() {
    for length in absurdLengths {
      for bounds in absurdLengths {
        #expect(RubberBand.stretch(ofPull: length, boundsLength: bounds).isFinite)
        #expect(RubberBand.pull(forStretch: length, boundsLength: bounds).isFinite)
        #expect(RubberBand.followedShare(atStretch: length, boundsLength: bounds).isFinite)
      }
    }
  }

  @Test func `not-a-number is no velocity`() {
    let lost = Velocity(perSecond: .nan)
    #expect(
      DecelerationCurve(from: 0, to: 9, velocity: lost, rate: .fast)
        == DecelerationCurve(from: 0, to: 9, velocity: .zero, rate: .fast))
  }

  private func expectFinite(
    _ duration: Double, _ value: (Double) -> Double, _ velocity: (Double) -> Velocity,
    _ seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      duration >= 0 && duration.isFinite, "seed \(seed): \(duration)",
      sourceLocation: sourceLocation)
    let times = [-1, 0, 1e-9, duration / 3, duration.nextDown, duration, .infinity, .nan]
    for time in times where !value(time).isFinite || !velocity(time).perSecond.isFinite {
      Issue.record(
        "seed \(seed): \(value(time)) and \(velocity(time)) at \(time) of \(duration)",
        sourceLocation: sourceLocation)
    }
  }
}

private let absurdLengths =
  [
    0, -0.0, .leastNonzeroMagnitude, 1e-9, 0.25, 375, 1e12, 1e289, 1e300, 1e308,
    .greatestFiniteMagnitude,
    .infinity, .nan,
  ] as [Double]

extension SeededRandom {
  fileprivate mutating func length() -> Double {
    oneOf(absurdLengths + [value(in: 0...1000)]) * oneOf([1, -1])
  }
}
