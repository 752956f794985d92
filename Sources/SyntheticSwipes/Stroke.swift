/// One touch of one or more fingers that move side by side: from all up to all up.
package struct Stroke: Hashable, Sendable {
  package var fingers: Int
  /// Where the first finger lands, as shares of the surface's width and height.
  package var startX: Double
  package var startY: Double
  package var legs: [StrokeLeg]
  /// Between two reports: 8 ms, the most usual of public recordings.
  package var reportIntervalMilliseconds: Double
  /// From the last report to the lift's: 12 ms, the median of public recordings.
  package var liftDelayMilliseconds: Double
  /// How far a stamp may be off, either way.
  package var stampJitterMilliseconds: Double
  /// How far a position may be off, either way, while the finger moves.
  package var noiseMillimetres: Double
  /// The share of reports that get lost on the way.
  package var lostReportShare: Double
  /// Between two fingers' landings.
  package var landingSpreadMilliseconds: Double
  /// Between two fingers' lifts.
  package var liftSpreadMilliseconds: Double

  package init(
    fingers: Int, from start: (x: Double, y: Double) = (0.5, 0.5), legs: [StrokeLeg],
    reportIntervalMilliseconds: Double = 8, liftDelayMilliseconds: Double = 12,
    stampJitterMilliseconds: Double = 0.2, noiseMillimetres: Double = 0.03,
    lostReportShare: Double = 0, landingSpreadMilliseconds: Double = 0,
    liftSpreadMilliseconds: Double = 0
  ) {
    self.fingers = fingers
    startX = start.x
    startY = start.y
    self.legs = legs
    self.reportIntervalMilliseconds = reportIntervalMilliseconds
    self.liftDelayMilliseconds = liftDelayMilliseconds
    self.stampJitterMilliseconds = stampJitterMilliseconds
    self.noiseMillimetres = noiseMillimetres
    self.lostReportShare = lostReportShare
    self.landingSpreadMilliseconds = landingSpreadMilliseconds
    self.liftSpreadMilliseconds = liftSpreadMilliseconds
  }
}

/// A movement in one go, and the rest after it.
package struct StrokeLeg: Hashable, Sendable {
  /// The way made, to the right.
  package var dxMillimetres: Double
  /// The way made, downwards.
  package var dyMillimetres: Double
  package var durationMilliseconds: Double
  /// Where the smooth movement is cut off: 1 comes to a stop, 0.6 is a fierce flick.
  package var cutAt: Double
  /// How long the fingers stay where they came to; a still finger sends nothing.
  package var restMilliseconds: Double

  package init(
    dxMillimetres: Double, dyMillimetres: Double = 0, durationMilliseconds: Double,
    cutAt: Double = 1, restMilliseconds: Double = 0
  ) {
    self.dxMillimetres = dxMillimetres
    self.dyMillimetres = dyMillimetres
    self.durationMilliseconds = durationMilliseconds
    self.cutAt = cutAt
    self.restMilliseconds = restMilliseconds
  }
}
