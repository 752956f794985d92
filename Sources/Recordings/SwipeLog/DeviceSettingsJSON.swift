import Touch

// `fingers, axis, slop_mm, points_per_mm, extra_finger_pause_ms, min_velocity_pt_s,
// max_velocity_pt_s, inverted, rotate` and `calibration`, the keys of a header that say how its
// device was read; one that is not there was at its default. The estimator is a name beside them.

extension JSONLine {
  mutating func settings(_ settings: DeviceSettings) {
    switch settings.fingers {
    case .exactly(let fingers): integer("fingers", fingers)
    case .any: string("fingers", Self.anyFingers)
    case nil: break
    }
    if let axis = settings.axis { string("axis", axis.rawValue) }
    for (key, value) in [
      ("slop_mm", settings.slopMillimetres), ("points_per_mm", settings.pointsPerMillimetre),
      ("extra_finger_pause_ms", settings.extraFingerPauseMilliseconds),
      ("min_velocity_pt_s", settings.minimumVelocity),
      ("max_velocity_pt_s", settings.maximumVelocity),
    ] {
      if let value { number(key, value) }
    }
    if let direction = settings.scrollDirection { boolean("inverted", direction == .inverted) }
    if let rotation = settings.rotation { integer("rotate", rotation.degrees) }
    if let calibration = settings.calibration { numbers("calibration", calibration.numbers) }
  }

  fileprivate static let anyFingers = "any"
}

extension JSONMembers {
  func settings() throws(JSONFault) -> DeviceSettings {
    DeviceSettings(
      fingers: try fingers(), axis: try axisRequirement(),
      slopMillimetres: try number("slop_mm", in: RecognitionOptions.slopMillimetreRange),
      pointsPerMillimetre: try number(
        "points_per_mm", in: RecognitionOptions.pointsPerMillimetreRange),
      extraFingerPauseMilliseconds: try number(
        "extra_finger_pause_ms", in: RecognitionOptions.extraFingerPauseMillisecondRange),
      minimumVelocity: try number("min_velocity_pt_s", in: RecognitionOptions.velocityRange),
      maximumVelocity: try number("max_velocity_pt_s", in: RecognitionOptions.velocityRange),
      scrollDirection: try boolean("inverted").map { $0 ? .inverted : .natural },
      rotation: try rotation(), calibration: try calibration())
  }

  private func fingers() throws(JSONFault) -> FingerRequirement? {
    guard let value = value("fingers") else { return nil }
    if value == .string(JSONLine.anyFingers) { return .any }
    let counts = RecognitionOptions.fingerCounts
    guard case .number(let number) = value, let count = Int(exactly: number),
      counts.contains(count)
    else {
      throw JSONFault(
        "\"fingers\" is not a whole number from \(counts.lowerBound) to \(counts.upperBound), or "
          + "\"\(JSONLine.anyFingers)\"")
    }
    return .exactly(count)
  }

  private func axisRequirement() throws(JSONFault) -> AxisRequirement? {
    guard let name = try string("axis") else { return nil }
    guard let axis = AxisRequirement(rawValue: name) else {
      let names = AxisRequirement.allCases.map { "\"\($0.rawValue)\"" }
      throw JSONFault("\"axis\" is \"\(name)\"; expected \(names.joined(separator: ", "))")
    }
    return axis
  }

  private func rotation() throws(JSONFault) -> PanelRotation? {
    guard let degrees = try integer("rotate") else { return nil }
    guard let rotation = PanelRotation(rawValue: degrees) else {
      let all = PanelRotation.allCases.map { "\($0.degrees)" }
      throw JSONFault("\"rotate\" is \(degrees); expected one of \(all.joined(separator: ", "))")
    }
    return rotation
  }

  private func calibration() throws(JSONFault) -> CalibrationMatrix? {
    guard let numbers = try numbers("calibration") else { return nil }
    do throws(CalibrationFault) {
      return try CalibrationMatrix(numbers)
    } catch {
      throw JSONFault("\"calibration\": \(error)")
    }
  }

  private func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(JSONFault) -> Double? {
    guard let number = try number(key) else { return nil }
    guard range.contains(number) else {
      throw JSONFault(
        "\"\(key)\" is \(number); expected a number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }
}
