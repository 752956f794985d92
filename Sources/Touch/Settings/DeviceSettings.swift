/// What somebody has chosen of how devices are read; nil leaves it as it is.
package struct DeviceSettings: Hashable, Sendable {
  package var fingers: FingerRequirement?
  /// nil: along the pager's layout.
  package var axis: AxisRequirement?
  package var slopMillimetres: Double?
  package var pointsPerMillimetre: Double?
  package var extraFingerPauseMilliseconds: Double?
  /// Points per second.
  package var minimumVelocity: Double?
  /// Points per second.
  package var maximumVelocity: Double?
  package var scrollDirection: ScrollDirection?
  package var rotation: PanelRotation?
  package var calibration: CalibrationMatrix?
  package var estimator: VelocityEstimator?

  package init(
    fingers: FingerRequirement? = nil, axis: AxisRequirement? = nil,
    slopMillimetres: Double? = nil, pointsPerMillimetre: Double? = nil,
    extraFingerPauseMilliseconds: Double? = nil, minimumVelocity: Double? = nil,
    maximumVelocity: Double? = nil, scrollDirection: ScrollDirection? = nil,
    rotation: PanelRotation? = nil, calibration: CalibrationMatrix? = nil,
    estimator: VelocityEstimator? = nil
  ) {
    self.fingers = fingers
    self.axis = axis
    self.slopMillimetres = slopMillimetres
    self.pointsPerMillimetre = pointsPerMillimetre
    self.extraFingerPauseMilliseconds = extraFingerPauseMilliseconds
    self.minimumVelocity = minimumVelocity
    self.maximumVelocity = maximumVelocity
    self.scrollDirection = scrollDirection
    self.rotation = rotation
    self.calibration = calibration
    self.estimator = estimator
  }

  /// These settings, but for what others say.
  package func overridden(by others: DeviceSettings) -> DeviceSettings {
    DeviceSettings(
      fingers: others.fingers ?? fingers, axis: others.axis ?? axis,
      slopMillimetres: others.slopMillimetres ?? slopMillimetres,
      pointsPerMillimetre: others.pointsPerMillimetre ?? pointsPerMillimetre,
      extraFingerPauseMilliseconds: others.extraFingerPauseMilliseconds
        ?? extraFingerPauseMilliseconds,
      minimumVelocity: others.minimumVelocity ?? minimumVelocity,
      maximumVelocity: others.maximumVelocity ?? maximumVelocity,
      scrollDirection: others.scrollDirection ?? scrollDirection,
      rotation: others.rotation ?? rotation, calibration: others.calibration ?? calibration,
      estimator: others.estimator ?? estimator)
  }
}
