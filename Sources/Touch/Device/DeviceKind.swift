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
  ///
  /// The order is that of udev's `input_id`: a pen makes it a tablet, then a finger tool without
  /// `INPUT_PROP_DIRECT` a pad, then contacts without mouse buttons a screen.
  package var kind: DeviceKind? {
    guard hasPosition else { return nil }
    if hasKey(EventCode.btnToolPen) || hasKey(EventCode.btnStylus) { return nil }
    if properties.contains(InputProperty.direct) { return .touchscreen }
    if hasKey(EventCode.btnToolFinger) || properties.contains(InputProperty.pointer) {
      return hasKey(EventCode.btnToolFinger) || hasMultitouch ? .touchpad : nil
    }
    let mouseButtons = EventCode.btnLeft...EventCode.btnTask
    if mouseButtons.contains(where: hasKey) { return nil }
    return hasKey(EventCode.btnTouch) || hasMultitouch ? .touchscreen : nil
  }
}
