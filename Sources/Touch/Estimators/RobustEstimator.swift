import Glibc

extension VelocityEstimator {
  /// A weighted line through the last stretch in one direction, and 0 for a finger at rest.
  package static let robust = VelocityEstimator("robust") { samples, lift in
    RobustEstimate(samples: samples, lift: lift)?.reading.perSecond
  }
}

/// What ``VelocityEstimator/robust`` found in samples.
package enum RobustReading: Hashable, Sendable {
  /// The line through what follows the last turning point, from that sample on; units of position
  /// per second.
  case line(firstSample: Int, perSecond: Double)
  /// The lift came so long after the last sample that the finger had stopped; both microseconds.
  case rested(after: Int64, patience: Double)
  /// Within the patience before the last sample the finger made no way.
  case still
  /// The line has not the sign of the last way.
  case undecided

  /// nil where there are no samples.
  package init?(_ samples: AxisSamples, liftMicroseconds: Int64) {
    let lift = samples.lift(liftMicroseconds)
    guard let estimate = RobustEstimate(samples: samples, lift: lift) else { return nil }
    self = estimate.reading
  }

  fileprivate var perSecond: Double {
    if case .line(_, let perSecond) = self { perSecond } else { 0 }
  }
}

/// Our own rule: it survives reports in bursts, lost reports, a roll-off and a rest before the lift.
///
/// Reports closer than `mergeMicroseconds` are one, since their distance tells nothing; what rests
/// longer than a few report intervals has stopped; only what follows the last change of direction
/// counts; and a fit over many samples, unlike a pair, forgives a wrong one.
private struct RobustEstimate {
  /// A run: samples this close after its first one count as its last one.
  ///
  /// Bluetooth and USB
  /// deliver two or three reports within 1 ms.
  private static let mergeMicroseconds: Int64 = 3_000
  /// The shortest rest that is a stop, as on Android and in Flutter.
  private static let shortestRestMicroseconds: Int64 = 40_000
  /// A rest in report intervals: one lost report is none.
  private static let restInIntervals = 2.5
  /// Only the last 100 ms count, as on Android.
  private static let windowMicroseconds: Int64 = 100_000
  /// The age at which a sample's weight is 1/e.
  private static let weightMicroseconds = 25_000.0

  private let samples: AxisSamples
  private let lift: Int64
  /// The index of each run's last sample, oldest first.
  private let runs: [Int]
  /// What is no rest yet, in microseconds.
  private let patience: Double

  init?(samples: AxisSamples, lift: Int64) {
    guard samples.count > 0 else { return nil }
    self.samples = samples
    self.lift = lift
    let runs = Self.merge(samples)
    self.runs = runs
    patience = Self.patience(samples, runs)
  }

  var reading: RobustReading {
    let rest = samples.age(of: runs[runs.count - 1], at: lift)
    guard Double(rest) <= patience else { return .rested(after: rest, patience: patience) }
    let start = firstAfterRest()
    let direction = direction(since: start)
    guard direction != 0 else { return .still }
    let turn = turningPoint(since: start, direction: direction)
    let slope = weightedSlope(since: turn)
    guard slope * direction > 0 else { return .undecided }
    return .line(firstSample: runs[turn], perSecond: slope)
  }

  private static func merge(_ samples: AxisSamples) -> [Int] {
    var runs: [Int] = []
    var first = 0
    for index in 0..<samples.count {
      if !runs.isEmpty, samples.microseconds(from: first, to: index) < mergeMicroseconds {
        runs[runs.count - 1] = index
      } else {
        runs.append(index)
        first = index
      }
    }
    return runs
  }

  private static func patience(_ samples: AxisSamples, _ runs: [Int]) -> Double {
    let spacings = zip(runs, runs.dropFirst()).map(samples.microseconds(from:to:)).sorted()
    guard !spacings.isEmpty else { return Double(shortestRestMicroseconds) }
    let middle = spacings.count / 2
    let median =
      spacings.count.isMultiple(of: 2)
      ? (Double(spacings[middle - 1]) + Double(spacings[middle])) / 2 : Double(spacings[middle])
    return max(Double(shortestRestMicroseconds), restInIntervals * median)
  }

  /// The first run after the last rest.
  private func firstAfterRest() -> Int {
    var index = runs.count - 1
    while index > 0,
      Double(samples.microseconds(from: runs[index - 1], to: runs[index])) <= patience
    {
      index -= 1
    }
    return index
  }

  /// The first run from `start` on that is at most so old when the last one is taken.
  private func firstRun(since start: Int, within microseconds: Double) -> Int {
    let last = runs[runs.count - 1]
    var index = runs.count - 1
    while index > start,
      Double(samples.microseconds(from: runs[index - 1], to: last)) <= microseconds
    {
      index -= 1
    }
    return index
  }

  /// The sign of the way made within the last `patience`.
  private func direction(since start: Int) -> Double {
    let first = firstRun(since: start, within: patience)
    let way = samples.displacement(from: runs[first], to: runs[runs.count - 1])
    return way > 0 ? 1 : way < 0 ? -1 : 0
  }

  /// The run from which the finger went its last way, the latest one of equals.
  private func turningPoint(since start: Int, direction: Double) -> Int {
    let first = firstRun(since: start, within: Double(Self.windowMicroseconds))
    var turn = first
    for index in first..<runs.count
    where direction * samples.displacement(from: runs[turn], to: runs[index]) <= 0 {
      turn = index
    }
    return turn
  }

  /// The slope of the weighted line from a run on, per second; 0 where there is no line.
  private func weightedSlope(since first: Int) -> Double {
    let last = runs[runs.count - 1]
    var (sum, sumT, sumX, sumTT, sumTX) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for run in runs[first...] {
      let microseconds = Double(samples.microseconds(from: run, to: last))
      let weight = exp(-microseconds / Self.weightMicroseconds)
      let time = -microseconds / Microseconds.perSecond
      let way = samples.displacement(from: last, to: run)
      sum += weight
      sumT += weight * time
      sumX += weight * way
      sumTT += weight * time * time
      sumTX += weight * time * way
    }
    let spread = sum * sumTT - sumT * sumT
    guard spread > 0 else { return 0 }
    return (sum * sumTX - sumT * sumX) / spread
  }
}
