import CLibevdev
import Glibc

/// The way to an open node, in the order that lets no foreign event and no stale frame through.
enum NodeOpening {
  /// Opens the node for reading only, and proves that it is still the device of `record`.
  static func open(_ record: DeviceRecord) throws(DeviceError) -> FileDescriptor {
    // A mock node is a terminal, and a service must not make it its own.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let number = Glibc.open(record.node, flags)
    guard number >= 0 else { throw .opening(record.node, failedWith: errno) }
    let descriptor = FileDescriptor(owning: number)
    var status = stat()
    guard fstat(number, &status) == 0 else {
      throw .failed(node: record.node, operation: "look at", code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFCHR else { throw .notAnEventNode(node: record.node) }
    // Event numbers are given out anew at once; the path in sysfs never is.
    guard SystemDevice(of: status, at: record.node)?.systemPath == record.systemPath else {
      throw .replaced(node: record.node)
    }
    return descriptor
  }

  /// Sets mask and clock and empties the queue, before anything is read; answers what the kernel
  /// refused.
  static func prepare(
    _ descriptor: borrowing FileDescriptor, node: String, filter: EventFilter
  ) -> [DeviceWarning] {
    var warnings: [DeviceWarning] = []
    let mask = filter.apply(to: descriptor.number)
    if mask != 0 { warnings.append(.noEventMask(node: node, code: mask)) }
    let clock = pager_evdev_set_clock(descriptor.number, CLOCK_MONOTONIC)
    if clock == 0 {
      drain(descriptor)
    } else {
      // Only a node that is played from a file refuses; there the queue is the recording's start.
      warnings.append(.noMonotonicClock(node: node, code: clock))
    }
    return warnings
  }

  /// Reads away what came before mask and clock: its contacts are in the state libevdev asks for.
  private static func drain(_ descriptor: borrowing FileDescriptor) {
    let capacity = 64
    withUnsafeTemporaryAllocation(of: input_event.self, capacity: capacity) { buffer in
      let size = capacity * MemoryLayout<input_event>.stride
      while read(descriptor.number, buffer.baseAddress, size) > 0 {}
    }
  }
}
