import Glibc

/// Waits for time to pass, for keys, for signals and for the source, whichever comes first.
struct Attention: ~Copyable {
  /// What was noticed.
  enum Notice: Hashable {
    case nothing
    case quit
    case pause
    case resized
    /// The user wants the shell back for a while.
    case suspended
    case killed(signal: Int32)
  }

  private let signals: SignalPipe
  private var keyboard: RawKeyboard

  /// - Parameters:
  ///   - hasScreen: whether there is a screen to hand back and to measure again.
  ///   - readsKeys: whether standard input is free for the keyboard.
  init(hasScreen: Bool, readsKeys: Bool) {
    signals = SignalPipe(
      [SIGINT, SIGTERM, SIGHUP, SIGQUIT] + (hasScreen ? [SIGWINCH, SIGTSTP] : []))
    keyboard = RawKeyboard(isWanted: readsKeys)
  }

  var hasKeyboard: Bool { keyboard.isThere }

  /// Gives the keyboard back to the shell while the body runs.
  func handBackKeyboard(_ body: () -> Void) {
    keyboard.restore()
    body()
    keyboard.use()
  }

  /// The longest single wait: poll counts milliseconds in 32 bits.
  private static let longestMilliseconds: Int64 = 3_600_000
  private static let microsecondsPerMillisecond: Int64 = 1000

  /// Waits so many microseconds, or for ever where that is nil, unless something is noticed.
  mutating func wait(for microseconds: Int64?, source: Int32?) -> Notice {
    if let notice = noticeFromKeys() { return notice }
    var polled = [signals.descriptor, hasKeyboard ? STDIN_FILENO : -1, source ?? -1]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polled, nfds_t(polled.count), Self.milliseconds(microseconds))
    if let notice = noticeFromSignals() { return notice }
    guard polled[1].revents != 0 else { return .nothing }
    keyboard.read()
    return noticeFromKeys() ?? .nothing
  }

  /// Rounded up, so that the time has come when the wait is over.
  private static func milliseconds(_ microseconds: Int64?) -> Int32 {
    guard let microseconds else { return -1 }
    let whole = microseconds / microsecondsPerMillisecond
    let rest = microseconds % microsecondsPerMillisecond
    return Int32(min(max(0, whole) + (rest > 0 ? 1 : 0), longestMilliseconds))
  }

  private func noticeFromSignals() -> Notice? {
    guard let number = signals.next() else { return nil }
    switch number {
    case SIGWINCH: return .resized
    case SIGTSTP: return .suspended
    default: return .killed(signal: number)
    }
  }

  private mutating func noticeFromKeys() -> Notice? {
    while let key = keyboard.next() {
      switch key {
      case UInt8(ascii: "q"), UInt8(ascii: "Q"): return .quit
      case UInt8(ascii: " "): return .pause
      default: continue
      }
    }
    return nil
  }
}
