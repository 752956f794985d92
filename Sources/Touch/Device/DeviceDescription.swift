/// What a device says about itself: the content of an evemu description or of libevdev's queries.
package struct DeviceDescription: Hashable, Sendable {
  package var name: String
  package var identity: DeviceIdentity
  /// The `INPUT_PROP_*` bits.
  package var properties: CodeSet
  /// The codes the device can send, by event type.
  package var codes: [UInt16: CodeSet]
  /// Ranges of the absolute axes, by `ABS_*` code.
  package var axes: [UInt16: AxisInfo]

  package init(
    name: String = "", identity: DeviceIdentity = DeviceIdentity(), properties: CodeSet = [],
    codes: [UInt16: CodeSet] = [:], axes: [UInt16: AxisInfo] = [:]
  ) {
    self.name = name
    self.identity = identity
    self.properties = properties
    self.codes = codes
    self.axes = axes
  }
}

/// The kernel's `struct input_id`.
package struct DeviceIdentity: Hashable, Sendable {
  package var bus: UInt16
  package var vendor: UInt16
  package var product: UInt16
  package var version: UInt16

  package init(bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0) {
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
  }
}

/// The kernel's `struct input_absinfo` without the current value.
package struct AxisInfo: Hashable, Sendable {
  package var minimum: Int32
  package var maximum: Int32
  package var fuzz: Int32
  package var flat: Int32
  /// Units per millimetre; 0 = unknown.
  package var resolution: Int32

  package init(
    minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }
}
