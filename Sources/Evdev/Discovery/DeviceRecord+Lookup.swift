import CLibsystemd
import Glibc

extension DeviceRecord {
  /// Looks up the node a user named; a link such as `/dev/input/by-path/…` is followed.
  package init(node: String) throws(DeviceError) {
    var status = stat()
    guard stat(node, &status) == 0 else { throw .opening(node, failedWith: errno) }
    guard status.st_mode & S_IFMT == S_IFCHR,
      let record = SystemDevice(of: status, at: node)?.record()
    else { throw .notAnEventNode(node: node) }
    self = record
  }

  /// All input event nodes that are present, in the order of their event numbers.
  package static func all() throws(SystemError) -> [DeviceRecord] {
    var created: OpaquePointer?
    try SystemError.check(sd_device_enumerator_new(&created), "list devices")
    guard let enumerator = created else { return [] }
    defer { sd_device_enumerator_unref(enumerator) }
    try SystemError.check(
      sd_device_enumerator_add_match_subsystem(enumerator, "input", 1), "list input devices")
    // Where udev does not run it never initializes a device, yet devices can be read.
    if !udevIsRunning { sd_device_enumerator_allow_uninitialized(enumerator) }
    var records: [DeviceRecord] = []
    var next = sd_device_enumerator_get_device_first(enumerator)
    while let device = next {
      if let record = SystemDevice(borrowing: device).record() { records.append(record) }
      next = sd_device_enumerator_get_device_next(enumerator)
    }
    return records.sorted { $0.number < $1.number }
  }

  /// Whether udev will announce and classify devices.
  package static var udevIsRunning: Bool { access("/run/udev/control", F_OK) == 0 }
}
