/// What makes a drag; nil stands for the default of the device's kind.
package struct RecognitionOptions: Hashable, Sendable {
  /// The fingers of a drag; nil: one on a screen, two on a pad, as desktops scroll.
  package var fingers: FingerRequirement?
  package var axis: AxisRequirement
  /// How far the fingers move before it is a drag; nil: 1.6 mm on a screen (10 points, as
  /// UIPanGestureRecognizer), 1.5 mm on a pad (libinput's two-finger scroll).
  package var slopMillimetres: Double?
  /// nil: 160/25.4 on a screen (Android's dp), 10.52 on a pad (libinput's unaccelerated units).
  package var pointsPerMillimetre: Double?
  /// The viewport along the paging axis, in points.
  ///
  /// It is what one full axis of a screen of unknown size stands for. 375: the width of the layouts
  /// that UIKit's pagers were first drawn for.
  package var boundsLengthPoints: Double
  /// How long a further finger on a pad may stay before the drag is cancelled: 100 ms, libinput's
  /// finger switch timeout.
  package var extraFingerPauseMilliseconds: Double
  /// Points per second below which a lift is at rest: 50, Android's minimum fling velocity.
  package var minimumVelocity: Double
  /// Points per second that a lift never exceeds: 8000, Android's maximum fling velocity.
  package var maximumVelocity: Double
  /// How a screen's panel stands.
  package var rotation: PanelRotation
  /// From a screen's panel to the picture, before the rotation.
  package var calibration: CalibrationMatrix
  package var estimator: VelocityEstimator

  package init(
    fingers: FingerRequirement? = nil, axis: AxisRequirement = .horizontal,
    slopMillimetres: Double? = nil, pointsPerMillimetre: Double? = nil,
    boundsLengthPoints: Double = 375, extraFingerPauseMilliseconds: Double = 100,
    minimumVelocity: Double = 50, maximumVelocity: Double = 8000,
    rotation: PanelRotation = .upright, calibration: CalibrationMatrix = .identity,
    estimator: VelocityEstimator = .robust
  ) {
    self.fingers = fingers
    self.axis = axis
    self.slopMillimetres = slopMillimetres
    self.pointsPerMillimetre = pointsPerMillimetre
    self.boundsLengthPoints = boundsLengthPoints
    self.extraFingerPauseMilliseconds = extraFingerPauseMilliseconds
    self.minimumVelocity = minimumVelocity
    self.maximumVelocity = maximumVelocity
    self.rotation = rotation
    self.calibration = calibration
    self.estimator = estimator
  }
}

extension RecognitionOptions {
  /// Whether the user's axes are not the panel's.
  var turnsPanel: Bool { rotation != .upright || calibration != .identity }

  /// What a lift reports of an estimate, in points per second: 0 where it is slow or there is none.
  package func reported(_ estimate: Double?) -> Double {
    guard let estimate, estimate.magnitude >= minimumVelocity else { return 0 }
    return max(-maximumVelocity, min(maximumVelocity, estimate))
  }
}

/// How many fingers make a drag.
package enum FingerRequirement: Hashable, Sendable {
  case exactly(Int)
  case any

  /// One on a screen, two on a pad, as every desktop scrolls.
  package static func standard(on kind: DeviceKind) -> FingerRequirement {
    switch kind {
    case .touchpad: .exactly(2)
    case .touchscreen: .exactly(1)
    }
  }
}

/// Along which axis a stroke must go to be a drag.
package enum AxisRequirement: String, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
  case both

  /// Whether the axis with the larger component may be dragged along.
  func allows(_ axis: DragAxis) -> Bool {
    self == .both || rawValue == axis.rawValue
  }
}
