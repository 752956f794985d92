import Glibc

/// Gives the terminal's screen back, even where the program dies of its own fault.
enum CrashRestoration {
  private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  static func arm() {
    for fault in faults {
      // The fault strikes again when the handler returns, and then ends the program as usual.
      signal(fault) { number in
        CrashRestoration.restore()
        signal(number, SIG_DFL)
      }
    }
  }

  static func disarm() {
    for fault in faults { signal(fault, SIG_DFL) }
  }

  /// One write of constant bytes, as a signal handler may do it.
  static func restore() {
    _ = write(STDOUT_FILENO, ANSI.restore.utf8Start, ANSI.restore.utf8CodeUnitCount)
  }
}
