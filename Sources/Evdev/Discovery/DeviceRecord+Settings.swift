package import Touch

extension DeviceRecord {
  /// The udev property by which libinput and its users calibrate a touchscreen.
  static let calibrationProperty = "LIBINPUT_CALIBRATION_MATRIX"

  /// How the system says that the device is to be read as a device of `kind`.
  ///
  /// As in libinput only a screen is calibrated, and by nothing that is no matrix.
  package func settings(as kind: DeviceKind) -> DeviceSettings {
    guard kind == .touchscreen, let calibration else { return DeviceSettings() }
    return DeviceSettings(calibration: try? CalibrationMatrix(calibration))
  }

  /// Why the system's calibration is not taken; nil where it is, or there is none.
  package func calibrationNotice(as kind: DeviceKind) -> String? {
    guard kind == .touchscreen, let calibration else { return nil }
    do throws(CalibrationFault) {
      _ = try CalibrationMatrix(calibration)
      return nil
    } catch {
      return "udev's \(Self.calibrationProperty) '\(calibration)' is not taken: \(error)"
    }
  }
}
