extension RecognitionOptions {
  /// The defaults, but for what settings say.
  package init(_ settings: DeviceSettings) {
    let standard = RecognitionOptions()
    self.init(
      fingers: settings.fingers, axis: settings.axis ?? standard.axis,
      slopMillimetres: settings.slopMillimetres, pointsPerMillimetre: settings.pointsPerMillimetre,
      extraFingerPauseMilliseconds: settings.extraFingerPauseMilliseconds
        ?? standard.extraFingerPauseMilliseconds,
      minimumVelocity: settings.minimumVelocity ?? standard.minimumVelocity,
      maximumVelocity: settings.maximumVelocity ?? standard.maximumVelocity,
      rotation: settings.rotation ?? standard.rotation,
      calibration: settings.calibration ?? standard.calibration,
      estimator: settings.estimator ?? standard.estimator)
  }

  /// What of them is not the default on a device of a kind; nothing that a pad does not take.
  ///
  /// The axis counts where drags may go along both, since else it is the layout's.
  package func settings(on kind: DeviceKind) -> DeviceSettings {
    let standard = RecognitionOptions()
    let isPad = kind == .touchpad
    var settings = DeviceSettings()
    settings.fingers = fingers.unless(.standard(on: kind))
    settings.axis = axis == .both ? axis : nil
    // On a screen of unknown size the default is no length.
    settings.slopMillimetres =
      isPad
      ? slopMillimetres.unless(SurfaceScale.padSlopMillimetres)
      : slopMillimetres
    settings.pointsPerMillimetre =
      pointsPerMillimetre
      .unless(SurfaceScale.standardPointsPerMillimetre(on: kind))
    settings.extraFingerPauseMilliseconds = Optional(extraFingerPauseMilliseconds)
      .unless(standard.extraFingerPauseMilliseconds)
    settings.minimumVelocity = Optional(minimumVelocity).unless(standard.minimumVelocity)
    settings.maximumVelocity = Optional(maximumVelocity).unless(standard.maximumVelocity)
    settings.estimator = Optional(estimator).unless(standard.estimator)
    guard !isPad else { return settings }
    settings.rotation = Optional(rotation).unless(standard.rotation)
    settings.calibration = Optional(calibration).unless(standard.calibration)
    return settings
  }
}

extension Optional where Wrapped: Equatable {
  fileprivate func unless(_ standard: Wrapped) -> Wrapped? { self == standard ? nil : self }
}
