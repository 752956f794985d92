/// One evdev event: what the kernel says about one code of a device at one moment.
///
/// `type`, `code` and `value` are the kernel's own (`linux/input-event-codes.h`); nothing in a
/// frame is meaningful before its `SYN_REPORT`.
package struct InputEvent: Hashable, Sendable {
  /// The kernel's stamp in microseconds, from any fixed origin.
  package var timeMicroseconds: Int64
  package var type: UInt16
  package var code: UInt16
  package var value: Int32

  package init(timeMicroseconds: Int64, type: UInt16, code: UInt16, value: Int32) {
    self.timeMicroseconds = timeMicroseconds
    self.type = type
    self.code = code
    self.value = value
  }
}

extension InputEvent {
  /// Whether the event is a `SYN_REPORT`, after which the state before it holds.
  package var closesFrame: Bool { type == EventType.synchronization && code == EventCode.synReport }
}
