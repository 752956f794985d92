/// What a touch device is to its user.
package enum DeviceKind: String, Hashable, Sendable, CaseIterable {
  case touchpad
  case touchscreen
}

extension DeviceDescription {
  /// The kind that the device is read as: what it was told to be, or what its own words tell; what
  /// is neither counts as a screen.
  package func kind(told: DeviceKind?) -> DeviceKind { told ?? kind ?? .touchscreen }

  /// The kind that the device's own words tell, without udev; nil for what is neither.
  package var kind: DeviceKind? { judgement.kind }

  /// What the device's own words make of it, and which of them.
  ///
  /// The order is that of udev's `input_id`, whose property a present device has: so a device
  /// without udev, and a recording of it, are what they would be with it. Only where contacts have
  /// positions and udev says nothing at all do we go on: then a pointer's are a pad's.
  package var judgement: DeviceJudgement {
    if isAccelerometer { return DeviceJudgement(nil, "its axes are an accelerometer's") }
    guard hasPosition else { return DeviceJudgement(nil, "it has no position axes") }
    if hasKey(EventCode.btnToolPen) || hasKey(EventCode.btnStylus) {
      return DeviceJudgement(nil, "it has a pen")
    }
    let isDirect = properties.contains(InputProperty.direct)
    if hasKey(EventCode.btnToolFinger), !isDirect {
      return DeviceJudgement(.touchpad, "BTN_TOOL_FINGER without INPUT_PROP_DIRECT")
    }
    guard hasMultitouch || !hasMouseButton else {
      return DeviceJudgement(nil, "it has a mouse's buttons")
    }
    if isDirect { return DeviceJudgement(.touchscreen, "INPUT_PROP_DIRECT") }
    if hasKey(EventCode.btnTouch) {
      return DeviceJudgement(.touchscreen, "BTN_TOUCH without BTN_TOOL_FINGER")
    }
    guard hasMultitouch else { return DeviceJudgement(nil, "nothing says that it is touched") }
    return properties.contains(InputProperty.pointer)
      ? DeviceJudgement(.touchpad, "contacts and INPUT_PROP_POINTER")
      : DeviceJudgement(.touchscreen, "contacts and no INPUT_PROP_POINTER")
  }

  private var isAccelerometer: Bool {
    if properties.contains(InputProperty.accelerometer) { return true }
    let axes = [EventCode.absX, EventCode.absY, EventCode.absZ]
    return codes[EventType.key, default: []].bytes.isEmpty && axes.allSatisfy(hasAxis)
  }

  private var hasMouseButton: Bool {
    (EventCode.btnLeft..<EventCode.btnJoystick).contains(where: hasKey)
  }
}

/// A device's kind with the reason.
package struct DeviceJudgement: Hashable, Sendable {
  /// nil for what is no touch surface.
  package let kind: DeviceKind?
  /// The codes that decided, or half a sentence on what is missing.
  package let reason: String

  init(_ kind: DeviceKind?, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
