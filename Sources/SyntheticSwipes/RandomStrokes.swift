import Glibc
import Touch

/// Strokes as public recordings have them, for tests and benchmarks.
///
/// Fitted to 82 strokes of developers' test recordings (evemu-devices): a stress on code, never a
/// claim about people.
package struct RandomStrokes: Sendable {
  private let device: SyntheticDevice
  private var random: SplitMix64

  package init(on device: SyntheticDevice, seed: UInt64) {
    self.device = device
    random = SplitMix64(seed: seed)
  }

  /// The next stroke, mostly horizontal, of two fingers on a pad and one on a screen.
  package mutating func next() -> Stroke {
    let length = logNormal(median: Self.medianLength, spread: Self.lengthSpread)
    let way = min(length, Self.longestLength) * device.widthMillimetres
    let isLeft = random.share() < 0.5
    let acrossShare = Self.acrossShare.lowerBound + random.share() * Self.acrossShare.length
    let rests = random.share() < Self.restShare
    let leg = StrokeLeg(
      dxMillimetres: isLeft ? -way : way, dyMillimetres: random.spread(acrossShare * way),
      durationMilliseconds: logNormal(
        median: Self.medianDurationMilliseconds, spread: Self.durationSpread),
      cutAt: Self.cuts.lowerBound + random.share() * Self.cuts.length,
      restMilliseconds: rests ? Self.shortestRestMilliseconds * (1 + 4 * random.share()) : 0)
    return Stroke(
      fingers: device.kind == .touchpad ? 2 : 1,
      from: (isLeft ? 0.7 : 0.15, 0.4 + 0.2 * random.share()), legs: [leg],
      reportIntervalMilliseconds: Self.intervalsMilliseconds.randomElement(using: &random) ?? 8,
      stampJitterMilliseconds: 0.5, noiseMillimetres: 1.5 / Double(device.unitsPerMillimetre),
      lostReportShare: 0.1, landingSpreadMilliseconds: random.share() < 0.5 ? 0 : 16,
      liftSpreadMilliseconds: random.share() < 0.5 ? 0 : 8)
  }

  private mutating func logNormal(median: Double, spread: Double) -> Double {
    // Box and Muller's transform; the share is kept off 0.
    let radius = (-2 * log(1 - random.share())).squareRoot()
    return median * exp(spread * radius * cos(2 * Double.pi * random.share()))
  }

  /// Shares of the axis; median 0.38, p90 0.61.
  private static let medianLength = 0.38
  private static let lengthSpread = 0.37
  private static let longestLength = 0.95
  /// Median 0.33 s.
  private static let medianDurationMilliseconds = 330.0
  private static let durationSpread = 0.6
  /// Release speeds of 0 to 0.92 of the peak.
  private static let cuts = 0.6...1.0
  /// The way across the axis as a share of the way along it.
  private static let acrossShare = 0.1...0.5
  /// Strokes that rest before the lift for over 40 ms.
  private static let restShare = 0.05
  private static let shortestRestMilliseconds = 45.0
  /// Report intervals of public recordings.
  private static let intervalsMilliseconds: [Double] = [5, 8, 10, 12.4, 14, 25]
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
