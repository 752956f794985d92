import TestSupport
import Testing

@testable import Paging

@Suite struct SettleTests {
  @Test func `most landings take one curve with the speed of the lift`() throws {
    let release = Release(from: 1, to: 1.4, perMillisecond: 1)
    let settle = try settle(OnePageStrategy(), release)
    let curve = SettleCurve(from: 560, to: 800, velocity: Velocity(perMillisecond: 1))
    #expect(settle.durationMilliseconds == curve.durationMilliseconds)
    #expect(settle.decelerationMilliseconds == settle.durationMilliseconds)
    #expect(settle.value(at: 100) == curve.value(at: 100))
    #expect(settle.velocity(at: 100) == curve.velocity(at: 100))
  }

  @Test func `a strategy that waits coasts first and is scrolled then`() throws {
    let release = Release(from: 1, to: 1.2, perMillisecond: 0.5)
    let settle = try settle(SettleVisibleStrategy(), release)
    let rest = 480 + 0.5 * 499
    let first = settle.decelerationMilliseconds
    #expect(abs(settle.value(at: first) - rest) < 1e-9)
    #expect(settle.velocity(at: first) == .zero)
    #expect(settle.value(at: settle.durationMilliseconds) == 800)
    #expect(settle.durationMilliseconds == first + SettleCurve.minimumDurationMilliseconds)
    #expect(settle.value(at: first + 50) > rest && settle.velocity(at: first + 50) > .zero)
  }

  @Test func `stretched content starts with the speed it shows`() throws {
    let stretch = RubberBand.stretch(ofPull: 100, boundsLength: 400)
    let share = RubberBand.followedShare(atStretch: stretch, boundsLength: 400)
    for strategy in PagingStrategies.all {
      let release = Release(from: 0, to: -stretch / 400, perMillisecond: -1)
      let settle = try settle(strategy, release)
      let start = settle.velocity(at: 0).perMillisecond
      #expect(abs(start + share) < 1e-9, "\(strategy.name) starts at \(start)")
      #expect(settle.value(at: settle.durationMilliseconds) == 0)
    }
  }

  @Test func `content never leaves what a rubber band can show`() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.layout()
      var release = random.release(in: layout)
      if random.oneOf([true, false, false]) { release.velocity = Velocity(perMillisecond: 1e6) }
      let strategy = random.oneOf(PagingStrategies.all)
      let landing = strategy.landing(for: release, in: layout)
      let settle = Settle(
        for: landing, release: release, in: layout, rate: release.rate(under: strategy))
      #expect(settle.durationMilliseconds >= 0 && settle.durationMilliseconds.isFinite)
      #expect(settle.value(at: 0).isAt(release.contentOffset), "seed \(seed)")
      #expect(settle.value(at: settle.durationMilliseconds) == landing.targetContentOffset)
      let farthest = max(layout.boundsLength, abs(layout.overshoot(of: release.contentOffset)))
      for step in 0...50 {
        let offset = settle.value(at: settle.durationMilliseconds * Double(step) / 50)
        #expect(abs(layout.overshoot(of: offset)) <= farthest, "seed \(seed)")
      }
    }
  }

  @Test func `content let go beyond an end returns on the spring`() throws {
    for strategy in PagingStrategies.all where strategy.name != "settle-visible" {
      let settle = try settle(strategy, Release(from: 0, to: -0.1))
      let spring = BounceSpring(from: -40, to: 0, velocity: .zero)
      #expect(settle.durationMilliseconds == spring.durationMilliseconds, "\(strategy.name)")
      #expect(settle.value(at: 150) == spring.value(at: 150))
      #expect(settle.velocity(at: 150) == spring.velocity(at: 150))
    }
  }

  @Test func `content that meets an end with speed bounces there, then goes on`() throws {
    let release = Release(from: 3, to: 3.5, perMillisecond: 2)
    let settle = try settle(SettleVisibleStrategy(), release)
    let coast = DecelerationCurve(
      from: 1400, crossing: 1600, velocity: release.velocity, rate: .normal)
    let spring = BounceSpring(from: 1600, to: 1600, velocity: coast.finalVelocity)
    let crossing = coast.durationMilliseconds
    #expect(abs(crossing - 111) < 1)
    #expect(settle.durationMilliseconds == crossing + spring.durationMilliseconds)
    #expect(abs(settle.value(at: crossing + 100) - spring.value(at: 100)) < 1e-9)
    #expect(settle.value(at: crossing + 100) > 1655)
    // Nothing is left to scroll: the last page rests at the end.
    #expect(settle.decelerationMilliseconds == settle.durationMilliseconds)
  }

  @Test func `content that does not bounce stops dead at an end`() throws {
    let layout = try pages(5)
    let release = Release(from: 3, to: 3.5, perMillisecond: 2)
    let landing = FreeScrollStrategy().landing(for: release, in: layout)
    #expect(landing == Landing(page: nil, targetContentOffset: 1600, deceleratesTo: 1600))
    let settle = Settle(
      for: landing, release: release, in: layout, rate: .normal, bounces: false)
    #expect(abs(settle.durationMilliseconds - 111) < 1)
    #expect(settle.velocity(at: settle.durationMilliseconds - 1).perMillisecond > 1.5)
  }

  @Test func `the way is one line however many curves it takes`() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.layout()
      let release = random.release(in: layout)
      let strategy = random.oneOf(PagingStrategies.all + [FreeScrollStrategy()])
      let settle = Settle(
        for: strategy.landing(for: release, in: layout), release: release, in: layout,
        rate: release.rate(under: strategy))
      var time = 0.0
      while time < settle.durationMilliseconds {
        let step = abs(settle.value(at: time + 0.5) - settle.value(at: time))
        let speeds = [time, time + 0.5].map { abs(settle.velocity(at: $0).perMillisecond) }
        // A spring ends half a pixel early.
        let longest = 0.5 * (speeds.max() ?? 0) + DecelerationCurve.restThreshold + 0.05
        #expect(step <= longest, "seed \(seed) at \(time) ms")
        time += 0.5
      }
    }
  }

  @Test func `content that is there already takes no time`() throws {
    for strategy in PagingStrategies.all {
      let settle = try settle(strategy, Release(from: 2, to: 2))
      #expect(settle.durationMilliseconds == 0 && settle.value(at: 0) == 800)
    }
  }

  private func settle(_ strategy: any PagingStrategy, _ release: Release) throws -> Settle {
    let layout = try pages(5)
    return Settle(
      for: strategy.landing(for: release, in: layout), release: release, in: layout,
      rate: strategy.decelerationRate)
  }
}
