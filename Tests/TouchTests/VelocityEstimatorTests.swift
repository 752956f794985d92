import Foundation
import TestSupport
import Testing
import Touch

/// A worked case: samples and what each estimator must say.
private struct VelocityCase: Decodable {
  var name: String
  var samples: [[Double]]
  var lift_ms: Double
  var expect: [String: Double?]
}

@Suite struct VelocityEstimatorTests {
  @Test(arguments: VelocityEstimators.all.map(\.name))
  func `every worked case`(_ name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: "velocity", withExtension: "json", subdirectory: "Vectors"))
    let cases = try JSONDecoder().decode([VelocityCase].self, from: Data(contentsOf: url))
    #expect(cases.count == 17)
    for example in cases {
      let wanted = try #require(example.expect[name])
      let velocity = velocity(name, example.samples.map { ($0[0], $0[1]) }, lift: example.lift_ms)
      #expect(isNear(velocity, wanted), "\(example.name): \(text(velocity)), not \(text(wanted))")
    }
  }

  @Test func `names and order`() {
    #expect(
      VelocityEstimators.all.map(\.name) == [
        "robust", "libadwaita", "gnome-shell", "niri", "lsq2", "impulse", "chromium", "flutter",
        "ios", "macos", "last-two",
      ])
    #expect(VelocityEstimators.named("robust") == .robust)
    #expect(VelocityEstimators.named("Robust") == nil)
  }

  /// In the order of `VelocityEstimators.all`; nil for no estimate.
  @Test(arguments: [
    Sparse("no samples", [], lift: 10, [nil, 0, 0, 0, nil, nil, nil, nil, nil, nil, nil]),
    Sparse("one sample", [(0, 5)], lift: 10, [0, 0, 0, 0, nil, 0, nil, 0, 0, 0, nil]),
    Sparse(
      "all at one moment", [(5, 0), (5, 10), (5, 30)], lift: 5,
      [0, 0, 0, 0, nil, 0, nil, 0, 0, 0, nil]),
    Sparse(
      "a finger that never moved", [(0, 3), (8, 3), (16, 3), (24, 3)], lift: 32,
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    Sparse(
      "a lift before the last sample is one with it", [(0, 0), (10, 10), (20, 20), (30, 30)],
      lift: 3, [1000, 1000, 1500, 1500, 1000, 1000, 1000, 1000, 1000, 1000, 1000]),
    Sparse(
      "a stamp that steps back counts as the previous one",
      [(0, 0), (10, 10), (20, 20), (5, 20), (30, 30)], lift: 30,
      [1000, 1000, 1500, 1500, 1000, 1000, 1000, 1000, 650, 350, 1000]),
  ])
  func `few and odd samples`(_ example: Sparse) {
    for (estimator, wanted) in zip(VelocityEstimators.all, example.expected) {
      let velocity = velocity(estimator.name, example.samples, lift: example.lift)
      #expect(
        isNear(velocity, wanted), "\(estimator.name): \(text(velocity)), not \(text(wanted))")
    }
  }

  @Test(arguments: [
    RobustCase("1 kHz", (0..<100).map { (Double($0), Double($0) * 0.35) }, lift: 105, 350),
    RobustCase(
      "one lost report of a 25 ms pad is no rest",
      [0, 25, 50, 75, 100, 125, 175, 200].map { ($0, $0 * 0.14) }, lift: 250, 140),
    RobustCase(
      "the same rest on an 8 ms pad is one",
      stride(from: 0.0, through: 96, by: 8).map { ($0, $0) }, lift: 146, 0),
    RobustCase(
      "what came before a rest is forgotten",
      stride(from: 0.0, through: 80, by: 8).map { ($0, -$0 * 3) }
        + stride(from: 200.0, through: 240, by: 8).map { ($0, $0) }, lift: 245, 1000),
    RobustCase(
      "repeated positions are a rest",
      stride(from: 0.0, through: 160, by: 8).map {
        ($0, min($0, 96))
      }, lift: 168, 0),
    RobustCase(
      "only the way after the turn counts",
      stride(from: 0.0, through: 96, by: 8).map { ($0, $0 <= 48 ? $0 * 2 : 96 - ($0 - 48) * 0.5) },
      lift: 104, -500),
  ])
  func `robust`(_ example: RobustCase) {
    let velocity = velocity("robust", example.samples, lift: example.lift)
    #expect(isNear(velocity, example.expected), "\(text(velocity))")
  }

  @Test func `an old speed survives a long rest only with gnome-shell`() {
    let flick = stride(from: 0.0, through: 96, by: 8).map { ($0, $0) }
    let alive = VelocityEstimators.all.filter { (velocity($0.name, flick, lift: 400) ?? 0) > 0 }
    #expect(alive.map(\.name) == ["gnome-shell", "last-two"])
    // Across two rests in a row nothing young ever follows: the first move is still there.
    let rests = [(0.0, 0.0), (8, 100), (300, 101), (600, 102)]
    #expect(isNear(velocity("gnome-shell", rests, lift: 900), 102 / 0.592))
  }

  @Test func `random samples give finite numbers or nothing, wherever they start`() {
    let seed: UInt64 = 20_240_611
    var random = SeededRandom(seed: seed)
    for round in 0..<2_000 {
      let list = absurdSamples(&random)
      let lift = Double(Int.random(in: -50...600, using: &random))
      for estimator in VelocityEstimators.all {
        let velocity = velocity(estimator.name, list, lift: lift)
        guard velocity?.isFinite != false else {
          Issue.record("\(estimator.name) says \(text(velocity)); seed \(seed), round \(round)")
          return
        }
      }
    }
  }

  @Test func `a hundred thousand samples of an hour, and of one moment`() {
    let hour = (0..<100_000).map { (Double($0) * 36, sin(Double($0) / 50)) }
    let moment = (0..<100_000).map { (7.0, Double($0)) }
    let rests = (0..<100_000).map { (Double($0) * 200, Double($0)) }
    for list in [hour, moment, rests] {
      for estimator in VelocityEstimators.all {
        let velocity = velocity(estimator.name, list, lift: (list.last?.0 ?? 0) + 5)
        #expect(velocity?.isFinite != false, "\(estimator.name)")
      }
    }
  }

  @Test func `stamps at the ends of their range`() {
    let list = [(-1e300, 0.0), (-9.3e15, 1), (Double.nan, 2), (9.3e15, 3), (.infinity, 4)]
    for estimator in VelocityEstimators.all {
      let velocity = velocity(estimator.name, list, lift: .infinity)
      #expect(velocity?.isFinite != false, "\(estimator.name)")
    }
  }
}

struct Sparse: CustomTestStringConvertible {
  var testDescription: String
  var samples: [(Double, Double)]
  var lift: Double
  var expected: [Double?]

  init(_ name: String, _ samples: [(Double, Double)], lift: Double, _ expected: [Double?]) {
    testDescription = name
    self.samples = samples
    self.lift = lift
    self.expected = expected
  }
}

struct RobustCase: CustomTestStringConvertible {
  var testDescription: String
  var samples: [(Double, Double)]
  var lift: Double
  var expected: Double

  init(_ name: String, _ samples: [(Double, Double)], lift: Double, _ expected: Double) {
    testDescription = name
    self.samples = samples
    self.lift = lift
    self.expected = expected
  }
}

private func velocity(_ name: String, _ samples: [(Double, Double)], lift: Double) -> Double? {
  VelocityEstimators.named(name)?.velocity(
    of: AxisSamples(samples.map { (milliseconds: $0.0, position: $0.1) }),
    liftMicroseconds: Microseconds.rounding(milliseconds: lift))
}

private func isNear(_ velocity: Double?, _ wanted: Double?) -> Bool {
  guard let velocity, let wanted else { return velocity == nil && wanted == nil }
  return abs(velocity - wanted) <= max(0.01, 1e-4 * abs(wanted))
}

private func text(_ velocity: Double?) -> String { velocity.map { "\($0)" } ?? "nothing" }

private func absurdSamples(_ random: inout SeededRandom) -> [(Double, Double)] {
  let count = Int.random(in: 0...60, using: &random)
  let isAbsurd = Int.random(in: 0..<4, using: &random) == 0
  var (time, position) = (0.0, 0.0)
  return (0..<count).map { _ in
    time += [0, 0.5, 1, 8, 8, 25, 60, 200, -30].randomElement(using: &random) ?? 0
    position += Double.random(in: -20...20, using: &random)
    guard isAbsurd else { return (time, position) }
    return (time, [position, 1e308, -1e308, .nan, .infinity].randomElement(using: &random) ?? 0)
  }
}
