import CLibsystemd
import Glibc

/// One thread's wait for devices, deadlines and signals, on sd-event.
package final class EventLoop {
  /// Only this room's files see C.
  let handle: OpaquePointer

  package init() throws(SystemError) {
    var created: OpaquePointer?
    try SystemError.check(sd_event_new(&created), "make an event loop")
    guard let created else { throw SystemError(operation: "make an event loop", code: ENOMEM) }
    handle = created
  }

  deinit {
    sd_event_unref(handle)
  }

  /// Monotonic time of this turn of the loop: the same for everything that one wake-up brought.
  package var nowMicroseconds: Int64 {
    var now: UInt64 = 0
    // Before the first turn the call answers the clock itself, with a positive result.
    return sd_event_now(handle, CLOCK_MONOTONIC, &now) >= 0 ? Int64(clamping: now) : 0
  }

  /// Runs until `exit`; answers its status.
  package func run() throws(SystemError) -> Int32 {
    try SystemError.check(sd_event_loop(handle), "run the event loop")
  }

  package func exit(_ status: Int32) {
    sd_event_exit(handle, status)
  }

  /// Pings the service manager from this loop, if the unit has a `WatchdogSec=`; answers whether.
  package func enableWatchdog() throws(SystemError) -> Bool {
    try SystemError.check(sd_event_set_watchdog(handle, 1), "enable the watchdog") > 0
  }

  /// Calls `action` while `descriptor` is readable or has hung up, until the source is let go.
  package func onReadable(
    _ descriptor: Int32, _ action: @escaping (Readiness) -> Void
  ) throws(SystemError) -> EventSource {
    let source = EventSource { action(Readiness(epoll: UInt32(truncatingIfNeeded: $0))) }
    try source.attach("watch a file") {
      sd_event_add_io(
        handle, $0, descriptor, EPOLLIN.rawValue,
        { _, _, events, context in EventSource.fire(context, Int64(events)) }, source.context)
    }
    return source
  }

  /// Calls `action` for each of the signals, which are blocked for this thread and those it starts
  /// later; so this comes before any thread.
  package func onSignals(
    _ numbers: [Int32], _ action: @escaping (Int32) -> Void
  ) throws(SystemError) -> [EventSource] {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    try SystemError.check(-pthread_sigmask(SIG_BLOCK, &signals, nil), "block signals")
    var sources: [EventSource] = []
    for number in numbers {
      let source = EventSource { action(Int32(truncatingIfNeeded: $0)) }
      try source.attach("watch signal \(number)") {
        sd_event_add_signal(
          handle, $0, number,
          { _, signal, context in
            EventSource.fire(context, Int64(signal?.pointee.ssi_signo ?? 0))
          }, source.context)
      }
      sources.append(source)
    }
    return sources
  }
}

/// Why a watched file woke the loop.
package struct Readiness: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let readable = Readiness(rawValue: 1)
  /// The other side has gone; the file stays ready for ever, so its source must be let go.
  package static let hungUp = Readiness(rawValue: 2)

  init(epoll events: UInt32) {
    self = events & EPOLLIN.rawValue != 0 ? .readable : []
    if events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 { insert(.hungUp) }
  }
}
