package import CommandLineTool
package import Touch

extension Option {
  package static let fingers = Option(
    "fingers", value: "N|any",
    help: "Fingers of a drag. Default: 1 on a touchscreen, 2 on a touchpad.")
  package static let axis = Option(
    "axis", value: "horizontal|vertical|both",
    help: "Axis of a drag; the pager pages along it. Default: the layout's axis.")
  package static let slop = Option(
    "slop-mm", value: "MM",
    help: "How far fingers move before it is a drag. Default: 1.6 on a touchscreen, 1.5 on a pad.")
  package static let pointsPerMillimetre = Option(
    "points-per-mm", value: "N",
    help: "Points of content travel per millimetre. Default: 6.3 on a touchscreen, 10.52 on a pad.")
  package static let extraFingerPause = Option(
    "extra-finger-pause-ms", value: "MS",
    help: "How long one finger too many may rest on a touchpad before it cancels. Default: 100.")
  package static let minimumVelocity = Option(
    "min-velocity-pt-s", value: "N", help: "Slower lifts count as still. Default: 50.")
  package static let maximumVelocity = Option(
    "max-velocity-pt-s", value: "N", help: "Faster lifts count as this fast. Default: 8000.")

  static let rotate = rotate(of: .devices)
  static let calibrationMatrix = calibrationMatrix(of: .devices)
  package static let inverted = Option(
    "inverted", help: "Content moves against the finger, as with a wheel.")
  package static let natural = Option("natural", help: "Content follows the finger (the default).")

  /// Everything that says how a device is read, for all devices and for some.
  package static func recognition(of source: TouchSource) -> [Option] {
    settings(of: source) + [devices]
  }

  /// Everything that may differ from device to device, but for the estimator.
  static func settings(of source: TouchSource) -> [Option] {
    [
      fingers, axis, slop, pointsPerMillimetre, extraFingerPause, minimumVelocity, maximumVelocity,
      rotate(of: source), calibrationMatrix(of: source), natural, inverted,
    ]
  }

  private static func rotate(of source: TouchSource) -> Option {
    Option(
      "rotate", value: PanelRotation.allCases.map { "\($0.degrees)" }.joined(separator: "|"),
      help: """
        Degrees by which a touchscreen is turned clockwise, as its user sees it: at 90 its right \
        side is below. Default: \(source.standardRotation).
        """)
  }

  private static func calibrationMatrix(of source: TouchSource) -> Option {
    Option(
      "calibration-matrix", value: "\"A B C D E F\"",
      help: """
        Where touches of a screen are, as in LIBINPUT_CALIBRATION_MATRIX, before --rotate. \
        Default: \(source.standardCalibration).
        """)
  }
}

/// Where a program's touches come from, and with them what holds where nothing is said.
package enum TouchSource: Sendable {
  case devices, recordings, devicesAndRecordings

  fileprivate var standardRotation: String {
    switch self {
    case .devices: "0"
    case .recordings, .devicesAndRecordings: "the recording's own, or 0"
    }
  }

  fileprivate var standardCalibration: String {
    switch self {
    case .devices: "udev's, or none"
    case .recordings: "the recording's own, or none"
    case .devicesAndRecordings: "the recording's own, udev's for a device, or none"
    }
  }
}

extension DeviceSettings {
  /// What the command line says, but for the estimator.
  package init(_ arguments: Arguments) throws(UsageError) {
    self.init(
      fingers: try arguments.fingers(), axis: try arguments.axisRequirement(),
      slopMillimetres: try arguments.number(
        of: .slop, in: RecognitionOptions.slopMillimetreRange),
      pointsPerMillimetre: try arguments.number(
        of: .pointsPerMillimetre, in: RecognitionOptions.pointsPerMillimetreRange),
      extraFingerPauseMilliseconds: try arguments.number(
        of: .extraFingerPause, in: RecognitionOptions.extraFingerPauseMillisecondRange),
      minimumVelocity: try arguments.number(
        of: .minimumVelocity, in: RecognitionOptions.velocityRange),
      maximumVelocity: try arguments.number(
        of: .maximumVelocity, in: RecognitionOptions.velocityRange),
      scrollDirection: try arguments.scrollDirection(), rotation: try arguments.rotation(),
      calibration: try arguments.calibration())
  }
}

extension Arguments {
  fileprivate func fingers() throws(UsageError) -> FingerRequirement? {
    guard let text = value(of: .fingers) else { return nil }
    if text == "any" { return .any }
    let counts = RecognitionOptions.fingerCounts
    guard let count = Int(text), counts.contains(count) else {
      let bounds = "\(counts.lowerBound) to \(counts.upperBound)"
      throw .invalidValue(.fingers, text, expected: "a whole number from \(bounds), or any")
    }
    return .exactly(count)
  }

  fileprivate func axisRequirement() throws(UsageError) -> AxisRequirement? {
    guard let text = value(of: .axis) else { return nil }
    guard let axis = AxisRequirement(rawValue: text) else { throw .invalidValue(.axis, text) }
    return axis
  }

  fileprivate func scrollDirection() throws(UsageError) -> ScrollDirection? {
    guard !(contains(.inverted) && contains(.natural)) else {
      throw .exclusive(.natural, .inverted)
    }
    if contains(.inverted) { return .inverted }
    return contains(.natural) ? .natural : nil
  }

  fileprivate func rotation() throws(UsageError) -> PanelRotation? {
    guard let text = value(of: .rotate) else { return nil }
    guard let rotation = Int(text).flatMap(PanelRotation.init) else {
      throw .invalidValue(.rotate, text)
    }
    return rotation
  }

  fileprivate func calibration() throws(UsageError) -> CalibrationMatrix? {
    guard let text = value(of: .calibrationMatrix) else { return nil }
    do throws(CalibrationFault) {
      return try CalibrationMatrix(text)
    } catch {
      throw .unusableValue(.calibrationMatrix, text, reason: error.description)
    }
  }
}
