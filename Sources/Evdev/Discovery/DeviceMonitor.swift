import CLibsystemd
import Glibc

/// Tells which input event nodes are present, appear, change and go.
package final class DeviceMonitor {
  package enum Change: Hashable, Sendable {
    case added(DeviceRecord)
    /// udev found new properties such as after a rule was edited and triggered.
    case changed(DeviceRecord)
    case removed(DeviceRecord)
  }

  private let loop: EventLoop
  private let handle: OpaquePointer
  private let action: (Change) -> Void
  /// What is present, by path in sysfs.
  private var records: [String: DeviceRecord] = [:]

  /// Attaches to the loop; nothing is told before `start`.
  package init(on loop: EventLoop, _ action: @escaping (Change) -> Void) throws(SystemError) {
    var created: OpaquePointer?
    try SystemError.check(sd_device_monitor_new(&created), "watch devices")
    guard let created else { throw SystemError(operation: "watch devices", code: ENOMEM) }
    self.loop = loop
    self.action = action
    handle = created
    try SystemError.check(
      sd_device_monitor_filter_add_match_subsystem_devtype(handle, "input", nil), "watch devices")
    try SystemError.check(
      sd_device_monitor_attach_event(handle, loop.handle), "watch devices")
  }

  deinit {
    sd_device_monitor_unref(handle)
  }

  /// Tells of all present devices before it returns, of changes from the loop.
  ///
  /// Receiving begins before listing, so that no device can appear unseen between the two; one
  /// that both bring is told of once.
  package func start() throws(SystemError) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    try SystemError.check(
      sd_device_monitor_start(
        handle,
        { _, device, context in
          guard let device, let context else { return 0 }
          let monitor = Unmanaged<DeviceMonitor>.fromOpaque(context).takeUnretainedValue()
          withExtendedLifetime(monitor) { monitor.receive(device) }
          return 0
        }, context), "watch devices")
    for record in try DeviceRecord.all() { add(record) }
  }

  private func receive(_ handle: OpaquePointer) {
    var kind = SD_DEVICE_CHANGE
    guard sd_device_get_action(handle, &kind) >= 0 else { return }
    let device = SystemDevice(borrowing: handle)
    guard let path = device.systemPath else { return }
    switch kind {
    case SD_DEVICE_REMOVE:
      if let record = records.removeValue(forKey: path) { action(.removed(record)) }
    case SD_DEVICE_ADD:
      if let record = device.record() { add(record) }
    case SD_DEVICE_CHANGE:
      guard let record = device.record() else { return }
      guard let known = records[path], known.number == record.number else { return add(record) }
      records[path] = record
      action(.changed(record))
    default: break
    }
  }

  private func add(_ record: DeviceRecord) {
    if let known = records[record.systemPath] {
      guard known.number != record.number else { return }
      // Its removal was lost.
      action(.removed(known))
    }
    records[record.systemPath] = record
    action(.added(record))
  }
}
