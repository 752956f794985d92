import CLibsystemd

/// The service manager that started this process; where there is none, telling it does nothing.
package enum Supervisor {
  /// Start-up is over; `status` is a sentence for people.
  package static func tellReady(status: String) {
    tell("READY=1\nSTATUS=\(status)")
  }

  package static func tell(status: String) {
    tell("STATUS=\(status)")
  }

  package static func tellStopping() {
    tell("STOPPING=1")
  }

  private static func tell(_ assignments: String) {
    // Nothing would be gained by knowing that the message was lost.
    _ = sd_notify(0, assignments)
  }
}
