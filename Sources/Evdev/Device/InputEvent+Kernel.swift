import CLibevdev
import Touch

extension InputEvent {
  /// A kernel's event with the kernel's stamp.
  init(_ event: input_event) {
    // A device brings any second count; wrapping is harmless, trapping is not.
    let stamp = Int64(event.time.tv_sec) &* 1_000_000 &+ Int64(event.time.tv_usec)
    self.init(event, timeMicroseconds: stamp)
  }

  init(_ event: input_event, timeMicroseconds: Int64) {
    self.init(
      timeMicroseconds: timeMicroseconds, type: event.type, code: event.code, value: event.value)
  }

  /// Whether it ends a frame that no device sent: the kernel marks those by the value 1.
  var isKernelsOwn: Bool { closesFrame && value == 1 }

  /// The end of a frame; `value` 1 says that its state is no measurement.
  static func report(at timeMicroseconds: Int64, value: Int32 = 0) -> InputEvent {
    InputEvent(
      timeMicroseconds: timeMicroseconds, type: EventType.synchronization,
      code: EventCode.synReport,
      value: value)
  }
}
