import CLibsystemd
import Glibc

/// A one-shot monotonic timer that can be set again and again without allocating.
package final class DeadlineTimer {
  private let source: EventSource

  /// How late the timer may fire so that wake-ups can be shared; 1 would be exact, 0 a quarter of
  /// a second.
  package static let accuracyMicroseconds: UInt64 = 500

  /// `action` takes the deadline that was set, in microseconds.
  package init(on loop: EventLoop, _ action: @escaping (Int64) -> Void) throws(SystemError) {
    source = EventSource(action)
    try source.attach("make a timer") {
      sd_event_add_time(
        loop.handle, $0, CLOCK_MONOTONIC, .max, Self.accuracyMicroseconds,
        { _, deadline, context in EventSource.fire(context, Int64(clamping: deadline)) },
        source.context)
    }
  }

  /// Fires once at `microseconds`, at once if that has passed; nil stops it.
  package func set(_ microseconds: Int64?) throws(SystemError) {
    try source.withHandle("set a timer") { handle in
      guard let microseconds else {
        return sd_event_source_set_enabled(handle, Int32(SD_EVENT_OFF))
      }
      let code = sd_event_source_set_time(handle, UInt64(max(0, microseconds)))
      return code < 0 ? code : sd_event_source_set_enabled(handle, Int32(SD_EVENT_ONESHOT))
    }
  }
}
