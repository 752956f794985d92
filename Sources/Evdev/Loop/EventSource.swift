import CLibsystemd

/// Something a loop waits for; it stops waiting when the source is let go.
package final class EventSource {
  private var handle: OpaquePointer?
  private let action: (Int64) -> Void

  /// `action` takes what the kind of source has to tell, as a number.
  init(_ action: @escaping (Int64) -> Void) {
    self.action = action
  }

  deinit {
    sd_event_source_disable_unref(handle)
  }

  /// What C hands back to `fire`; the loop drops it before this object goes.
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  func attach(
    _ operation: String, _ add: (UnsafeMutablePointer<OpaquePointer?>) -> Int32
  ) throws(SystemError) {
    try SystemError.check(add(&handle), operation)
  }

  static func fire(_ context: UnsafeMutableRawPointer?, _ number: Int64) -> Int32 {
    guard let context else { return 0 }
    let source = Unmanaged<EventSource>.fromOpaque(context).takeUnretainedValue()
    // The action may let go of its own source such as of a device that went.
    withExtendedLifetime(source) { source.action(number) }
    return 0
  }

  func withHandle(_ operation: String, _ body: (OpaquePointer) -> Int32) throws(SystemError) {
    guard let handle else { return }
    try SystemError.check(body(handle), operation)
  }
}
