package import Touch

/// A device that nobody built, described as a kernel driver would.
package struct SyntheticDevice: Hashable, Sendable {
  package let description: DeviceDescription
  package let kind: DeviceKind
  package let widthMillimetres: Double
  package let heightMillimetres: Double
  /// The same on both axes.
  package let unitsPerMillimetre: Int32

  /// A clickpad of 100 x 60 mm for five fingers.
  package static let touchpad = SyntheticDevice(
    kind: .touchpad, name: "Synthetic Touchpad", width: 100, height: 60, unitsPerMillimetre: 40,
    slots: 5, properties: [InputProperty.pointer, InputProperty.buttonPad],
    keys: [
      EventCode.btnLeft, EventCode.btnToolFinger, EventCode.btnToolQuintTap, EventCode.btnTouch,
      EventCode.btnToolDoubleTap, EventCode.btnToolTripleTap, EventCode.btnToolQuadTap,
    ])

  /// A 15.6-inch screen for ten fingers.
  package static let touchscreen = SyntheticDevice(
    kind: .touchscreen, name: "Synthetic Touchscreen", width: 344, height: 194,
    unitsPerMillimetre: 12, slots: 10, properties: [InputProperty.direct],
    keys: [EventCode.btnTouch])

  package static func of(_ kind: DeviceKind) -> SyntheticDevice {
    kind == .touchpad ? touchpad : touchscreen
  }

  private init(
    kind: DeviceKind, name: String, width: Int32, height: Int32, unitsPerMillimetre: Int32,
    slots: Int32, properties: CodeSet, keys: CodeSet
  ) {
    self.kind = kind
    self.unitsPerMillimetre = unitsPerMillimetre
    widthMillimetres = Double(width)
    heightMillimetres = Double(height)
    let x = AxisInfo(
      minimum: 0, maximum: width * unitsPerMillimetre, resolution: unitsPerMillimetre)
    let y = AxisInfo(
      minimum: 0, maximum: height * unitsPerMillimetre, resolution: unitsPerMillimetre)
    let axes = [
      EventCode.absX: x, EventCode.absY: y,
      EventCode.absMTSlot: AxisInfo(minimum: 0, maximum: slots - 1),
      EventCode.absMTPositionX: x, EventCode.absMTPositionY: y,
      EventCode.absMTTrackingID: AxisInfo(minimum: 0, maximum: Self.largestTrackingID),
    ]
    description = DeviceDescription(
      name: name, identity: DeviceIdentity(bus: Self.virtualBus), properties: properties,
      codes: [
        EventType.synchronization: [EventCode.synReport, Self.synConfig, EventCode.synDropped],
        EventType.key: keys, EventType.absolute: CodeSet(axes.keys),
      ],
      axes: axes)
  }

  /// `TRKID_MAX` of the kernel's `input-mt.c`.
  static let largestTrackingID: Int32 = 0xffff
  /// The kernel's `BUS_VIRTUAL`.
  private static let virtualBus: UInt16 = 0x06
  /// `SYN_CONFIG`, which every device claims and none sends.
  private static let synConfig: UInt16 = 1
}
