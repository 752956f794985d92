import Testing
import Touch

/// A device of every shape that a protocol, a driver or a lie can give it.
struct NamedDevice: CustomTestStringConvertible {
  var testDescription: String
  var device: DeviceDescription
  var kind: DeviceKind?

  init(_ name: String, _ device: DeviceDescription, as kind: DeviceKind? = nil) {
    testDescription = name
    self.device = device
    self.kind = kind
  }

  static let allShapes: [NamedDevice] = [
    NamedDevice("slots on a screen", TestDevice.screen),
    NamedDevice("slots on a pad", TestDevice.pad),
    NamedDevice("two slots, five fingers", TestDevice.narrowPad),
    NamedDevice("a box", TestDevice.semiMTPad),
    NamedDevice("blocks", TestDevice.protocolA),
    NamedDevice("blocks on a pad", TestDevice.protocolA, as: .touchpad),
    NamedDevice("a single touch", TestDevice.singleTouch),
    NamedDevice("a single touch with tools", TestDevice.singlePad),
    NamedDevice("a pad by pressure", PressureDevice.pad),
    NamedDevice("a pad by force", PressureDevice.forcePad),
    NamedDevice("a screen by pressure", PressureDevice.screen),
    NamedDevice("a pad by tools", PressureDevice.toolPad),
    NamedDevice("a screen that udev calls a pad", TestDevice.screen, as: .touchpad),
    NamedDevice("a pad that udev calls a screen", TestDevice.pad, as: .touchscreen),
    NamedDevice("nothing described", DeviceDescription()),
    NamedDevice("one slot", shaped(lastSlot: 0)),
    NamedDevice("slots below 0", shaped(lastSlot: -7)),
    NamedDevice("two thousand million slots", shaped(lastSlot: .max)),
    NamedDevice("axes of no length", shaped(x: AxisInfo(minimum: 5, maximum: 5))),
    NamedDevice(
      "axes turned round", shaped(x: AxisInfo(minimum: 9, maximum: -9, resolution: -3))),
    NamedDevice("the longest axes", shaped(x: AxisInfo(minimum: .min, maximum: .max))),
    NamedDevice(
      "the coarsest resolution", shaped(x: AxisInfo(minimum: 0, maximum: 9, resolution: .max))),
  ]

  private static func shaped(
    lastSlot: Int32 = 4, x: AxisInfo = TestDevice.range
  ) -> DeviceDescription {
    var device = TestDevice.device(
      properties: [1], keys: [0x14a], axes: [0x2f, 0x35, 0x36, 0x37, 0x39], lastSlot: lastSlot)
    device.axes[0x35] = x
    device.axes[0x36] = x
    return device
  }
}
