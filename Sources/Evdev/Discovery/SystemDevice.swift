import CLibsystemd
import Glibc
import Touch

/// An `sd_device`, held as long as it is asked.
struct SystemDevice: ~Copyable {
  private let handle: OpaquePointer

  /// Takes over a reference that the caller owns.
  init(owning handle: OpaquePointer) {
    self.handle = handle
  }

  /// Takes a reference of its own.
  init(borrowing handle: OpaquePointer) {
    sd_device_ref(handle)
    self.handle = handle
  }

  /// The device behind a character node, by the number in `status`, or else by the node's name: a
  /// mock node's number is a terminal's.
  init?(of status: stat, at node: String) {
    var status = status
    var found: OpaquePointer?
    if sd_device_new_from_stat_rdev(&found, &status) < 0 {
      let name = String(node.split(separator: "/").last ?? "")
      guard sd_device_new_from_subsystem_sysname(&found, "input", name) >= 0 else { return nil }
    }
    guard let found else { return nil }
    handle = found
  }

  deinit {
    sd_device_unref(handle)
  }

  var systemPath: String? { text { sd_device_get_syspath(handle, $0) } }

  /// Only event nodes carry evdev; `inputN` and `mouseN` stand in the same subsystem.
  var isEventNode: Bool {
    text { sd_device_get_sysname(handle, $0) }?.hasPrefix("event") ?? false
  }

  /// Everything known without opening the node; nil if the device has gone meanwhile.
  func record() -> DeviceRecord? {
    var number: dev_t = 0
    guard isEventNode, let systemPath, let node = text({ sd_device_get_devname(handle, $0) }),
      sd_device_get_devnum(handle, &number) >= 0
    else { return nil }
    return DeviceRecord(
      node: node, systemPath: systemPath, number: UInt64(number), tags: tags(),
      sizeMillimetres: size(), calibration: property(DeviceRecord.calibrationProperty),
      physicalPath: attribute("phys"), uniqueName: attribute("uniq"),
      description: capabilities())
  }

  private func tags() -> UdevTags {
    var tags: UdevTags = []
    for meaning in UdevTags.meanings where property(meaning.property) == "1" {
      tags.insert(meaning.tag)
    }
    if let value = property(UdevTags.ignoringProperty), value != "0" { tags.insert(.ignored) }
    return tags
  }

  private func size() -> SurfaceSize? {
    guard let width = property("ID_INPUT_WIDTH_MM").flatMap(Double.init),
      let height = property("ID_INPUT_HEIGHT_MM").flatMap(Double.init), width > 0, height > 0
    else { return nil }
    return SurfaceSize(width: width, height: height)
  }

  private func capabilities() -> DeviceDescription {
    DeviceDescription(
      name: attribute("name"),
      identity: DeviceIdentity(
        bus: number("id/bustype"), vendor: number("id/vendor"), product: number("id/product"),
        version: number("id/version")),
      properties: bits("properties"),
      codes: [
        EventType.synchronization: bits("capabilities/ev"),
        EventType.key: bits("capabilities/key"),
        EventType.absolute: bits("capabilities/abs"),
        EventType.miscellaneous: bits("capabilities/msc"),
      ].filter { !$1.bytes.isEmpty })
  }

  private func number(_ name: String) -> UInt16 {
    UInt16(attribute(name), radix: 16) ?? 0
  }

  private func bits(_ name: String) -> CodeSet {
    CodeSet(systemWords: attribute(name))
  }

  /// A udev property of the node or, as rules may set it there, of its parent.
  private func property(_ name: String) -> String? {
    text { sd_device_get_property_value(handle, name, $0) }
      ?? parent.flatMap { parent in text { sd_device_get_property_value(parent, name, $0) } }
  }

  /// A file of the `inputN` folder above the node.
  private func attribute(_ name: String) -> String {
    parent.flatMap { parent in text { sd_device_get_sysattr_value(parent, name, $0) } } ?? ""
  }

  /// Lives as long as the device itself.
  private var parent: OpaquePointer? {
    var parent: OpaquePointer?
    let code = sd_device_get_parent_with_subsystem_devtype(handle, "input", nil, &parent)
    return code >= 0 ? parent : nil
  }

  /// The string that `query` answers.
  private func text(_ query: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32) -> String? {
    var pointer: UnsafePointer<CChar>?
    guard query(&pointer) >= 0, let pointer else { return nil }
    return String(cString: pointer)
  }
}
