import CLibevdev
import Touch

extension DeviceDescription {
  /// What libevdev read from the kernel.
  init(libevdev device: OpaquePointer) {
    self.init(
      name: libevdev_get_name(device).map { String(cString: $0) } ?? "",
      identity: DeviceIdentity(
        bus: UInt16(truncatingIfNeeded: libevdev_get_id_bustype(device)),
        vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(device)),
        product: UInt16(truncatingIfNeeded: libevdev_get_id_product(device)),
        version: UInt16(truncatingIfNeeded: libevdev_get_id_version(device))),
      properties: CodeSet(
        (0..<UInt16(INPUT_PROP_CNT)).filter { libevdev_has_property(device, UInt32($0)) == 1 }))
    for type in 0..<UInt16(EV_CNT) where libevdev_has_event_type(device, UInt32(type)) == 1 {
      let highest = libevdev_event_type_get_max(UInt32(type))
      guard highest >= 0 else { continue }
      codes[type] = CodeSet(
        (0...UInt16(highest)).filter {
          libevdev_has_event_code(device, UInt32(type), UInt32($0)) == 1
        })
    }
    for code in 0..<UInt16(ABS_CNT) {
      guard let range = libevdev_get_abs_info(device, UInt32(code))?.pointee else { continue }
      axes[code] = AxisInfo(
        minimum: range.minimum, maximum: range.maximum, fuzz: range.fuzz, flat: range.flat,
        resolution: range.resolution)
    }
  }
}
