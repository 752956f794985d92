import Glibc

/// The signals that end the service, with all that it writes closed whole.
enum EndingSignals {
  /// A terminal that goes away sends the hang-up, which `nohup` has ignored.
  static var all: [Int32] {
    isIgnored(SIGHUP) ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
  }

  /// The kernel keeps a blocked signal also where it is ignored, and it would be read like others.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
