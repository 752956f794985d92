package import Touch

/// A drag within a touch sequence.
package struct ExplainedDrag: Sendable {
  package enum Ending: Sendable {
    case lifted(ExplainedLift)
    case cancelled(CancelReason)
  }

  package var beginMicroseconds: Int64
  package var fingers: Int
  package var axis: DragAxis
  /// Scrolled along the axis in points, +right and +down: the way less the slop.
  package var travel = 0.0
  package var endMicroseconds: Int64?
  /// nil while it goes on.
  package var ending: Ending?
}

/// How the velocity at a lift came about.
package struct ExplainedLift: Sendable {
  package struct Estimate: Sendable {
    package var name: String
    /// Points a second along the drag's axis before limits; nil where there is none.
    package var pointsPerSecond: Double?
  }

  /// What the lift reported, in points a second along the axis.
  package var reported: Double
  package var estimator: String
  package var liftMicroseconds: Int64
  package var sampleCount: Int
  /// Stamps of the oldest and the newest sample; nil without samples.
  package var sampleMicroseconds: (first: Int64, last: Int64)?
  package var reading: RobustReading?
  /// By every estimator.
  package var estimates: [Estimate]

  init(
    _ samples: DragSamples, along axis: DragAxis, reported: FingerVelocity,
    endMicroseconds: Int64, options: RecognitionOptions
  ) {
    let lift = samples.liftTimeMicroseconds ?? endMicroseconds
    let along = samples.along(axis)
    self.reported = axis == .horizontal ? reported.xPerSecond : reported.yPerSecond
    estimator = options.estimator.name
    liftMicroseconds = lift
    sampleCount = along.count
    if along.count > 0 { sampleMicroseconds = (along.stamp(0), along.stamp(along.count - 1)) }
    reading = RobustReading(along, liftMicroseconds: lift)
    estimates = VelocityEstimators.all.map {
      Estimate(
        name: $0.name, pointsPerSecond: $0.velocity(of: along, liftMicroseconds: lift))
    }
  }

  /// What the chosen estimator said.
  var estimate: Double? {
    estimates.first { $0.name == estimator }?.pointsPerSecond
  }
}
