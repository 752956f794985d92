package import Touch

/// What udev and sysfs say of an input event node, learnt without opening it.
package struct DeviceRecord: Hashable, Sendable {
  /// The node's path such as `/dev/input/event5`.
  package var node: String
  /// The device's path in sysfs; names it as long as it is plugged in.
  package var systemPath: String
  /// The node's device number, major and minor as `st_rdev` has them.
  package var number: UInt64
  package var tags: UdevTags
  /// Width and height as udev computed them.
  package var sizeMillimetres: SurfaceSize?
  /// The system's calibration as udev has it, read by nobody yet.
  package var calibration: String?
  /// Where it is attached (`phys`), such as `usb-0000:00:14.0-3/input0`; often empty.
  package var physicalPath: String
  /// Its serial number or Bluetooth address (`uniq`); mostly empty.
  package var uniqueName: String
  /// Name, identity, properties and codes; the ranges of the axes are known after opening only.
  package var description: DeviceDescription

  package init(
    node: String, systemPath: String, number: UInt64, tags: UdevTags = [],
    sizeMillimetres: SurfaceSize? = nil, calibration: String? = nil, physicalPath: String = "",
    uniqueName: String = "",
    description: DeviceDescription = DeviceDescription()
  ) {
    self.node = node
    self.systemPath = systemPath
    self.number = number
    self.tags = tags
    self.sizeMillimetres = sizeMillimetres
    self.calibration = calibration
    self.physicalPath = physicalPath
    self.uniqueName = uniqueName
    self.description = description
  }

  /// Whether a program made it through uinput; what comes through uhid may well be hardware, as
  /// everything on Bluetooth Low Energy.
  package var isVirtual: Bool { systemPath.contains("/devices/virtual/input/") }
}
