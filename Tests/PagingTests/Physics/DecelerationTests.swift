import Testing

@testable import Paging

@Suite struct DecelerationTests {
  @Test func `a rate lies between nothing and everything`() {
    for rate in [0, 1, -0.5, 1.5, .nan, .infinity] as [Double] {
      #expect(DecelerationRate(perMillisecond: rate) == nil)
    }
    #expect(DecelerationRate(perMillisecond: 0.99) == .fast)
  }

  // WWDC 2018 session 803 gives v * d / (1 - d).
  static let projections: [Row<(DecelerationRate, Double, points: Double)>] = [
    Row("slow at the normal rate", (.normal, 0.3, 149.7)),
    Row("brisk at the normal rate", (.normal, 1, 499)),
    Row("backwards at the normal rate", (.normal, -2, -998)),
    Row("slow at the fast rate", (.fast, 0.3, 29.7)),
    Row("backwards at the fast rate", (.fast, -5, -495)),
    Row("no velocity", (.fast, 0, 0)),
  ]

  @Test(arguments: projections) func `content coasts as published`(
    row: Row<(DecelerationRate, Double, points: Double)>
  ) {
    let (rate, velocity, points) = row.value
    let travel = rate.projectedTravel(of: Velocity(perMillisecond: velocity))
    #expect(abs(travel - points) < 1e-9 * max(1, abs(points)))
  }

  @Test func `a velocity that is no number travels nowhere`() {
    #expect(DecelerationRate.normal.projectedTravel(of: Velocity(perSecond: .nan)) == 0)
  }

  @Test func `the curve starts at the lift, arrives exactly and stops`() {
    for perMillisecond in [0.01, 0.3, 1, 8, -0.02, -5] {
      let velocity = Velocity(perMillisecond: perMillisecond)
      for rate in [DecelerationRate.normal, .fast] {
        let end = 100 + rate.projectedTravel(of: velocity)
        let curve = DecelerationCurve(from: 100, to: end, velocity: velocity, rate: rate)
        let duration = curve.durationMilliseconds
        #expect(curve.value(at: 0) == 100 && curve.value(at: -1) == 100)
        #expect(curve.value(at: duration) == end)
        #expect(abs(curve.value(at: duration * (1 - 1e-9)) - end) < 1e-5)
        #expect(curve.velocity(at: duration) == .zero)
        // The stretch that makes it arrive exactly is at most a twentieth.
        let start = curve.velocity(at: 0).perMillisecond / perMillisecond
        #expect(start > 0.999 && start < 1.054)
      }
    }
  }

  // Public re-implementations give `-v / ln d` and `ln(-0.5 / scale * ln d / |v|) / ln d`, scale 2.
  typealias Coast = (DecelerationRate, Double, points: Double, milliseconds: Double)
  static let coasts: [Row<Coast>] = [
    Row("slow at the normal rate", (.normal, 0.3, 149.85, 3194.8)),
    Row("brisk at the normal rate", (.normal, 1, 499.5, 3796.1)),
    Row("quick at the normal rate", (.normal, 2, 999, 4142.4)),
    Row("slow at the fast rate", (.fast, 0.3, 29.85, 475.9)),
    Row("brisk at the fast rate", (.fast, 1, 99.5, 595.6)),
    Row("quick at the fast rate", (.fast, 2, 199, 664.6)),
    Row("very quick at the fast rate", (.fast, 5, 497.5, 755.8)),
  ]

  @Test(arguments: coasts) func `content coasts until half a pixel is left`(row: Row<Coast>) {
    let (rate, perMillisecond, points, milliseconds) = row.value
    for side in [1.0, -1] {
      let curve = DecelerationCurve(
        from: 40, velocity: Velocity(perMillisecond: side * perMillisecond), rate: rate)
      #expect(abs(side * (curve.to - 40) - points) < 2e-4 * points)
      #expect(abs(curve.durationMilliseconds - milliseconds) < 0.06)
      #expect(curve.finalVelocity == .zero)
    }
  }

  @Test func `an end of the content cuts the way short without slowing it down`() {
    let velocity = Velocity(perMillisecond: 8)
    let curve = DecelerationCurve(from: 0, crossing: 80, velocity: velocity, rate: .normal)
    let free = DecelerationCurve(from: 0, velocity: velocity, rate: .normal)
    let duration = curve.durationMilliseconds
    #expect(abs(duration - 10) < 0.2)
    #expect(abs(curve.value(at: duration.nextDown) - 80) < 1e-9 && curve.value(at: duration) == 80)
    #expect(abs(curve.value(at: 5) - free.value(at: 5)) < 0.01)
    #expect(curve.finalVelocity == curve.velocity(at: duration))
    #expect(abs(curve.velocity(at: duration.nextDown).perMillisecond - 7.84) < 1e-3)
    #expect(abs(curve.finalVelocity.perMillisecond - 7.84) < 1e-3)
  }

  @Test func `an end that is out of reach, or behind, is where the content comes to rest`() {
    for (end, perMillisecond) in [(900, 1), (80, -1), (80, 0)] as [(Double, Double)] {
      let velocity = Velocity(perMillisecond: perMillisecond)
      let curve = DecelerationCurve(from: 0, crossing: end, velocity: velocity, rate: .normal)
      #expect(curve == DecelerationCurve(from: 0, to: end, velocity: velocity, rate: .normal))
      #expect(curve.finalVelocity == .zero)
    }
  }

  @Test func `a way without length or number takes no time`() {
    for end in [5, .nan, .infinity] as [Double] {
      let curve = DecelerationCurve(from: 5, to: end, velocity: .zero, rate: .fast)
      #expect(curve.durationMilliseconds == 0)
    }
    let endless = Velocity(perSecond: .infinity)
    let short = DecelerationCurve(from: 0, to: 5, velocity: endless, rate: .fast)
    #expect(short.durationMilliseconds < 1e-200 && short.value(at: 1) == 5)
  }
}
