import Glibc

/// A keyboard whose keys are read one by one and not echoed, until the value ends.
///
/// Ctrl-C and Ctrl-Z stay signals.
struct RawKeyboard: ~Copyable {
  /// The modes to give back; nil where there is no keyboard to read.
  private let saved: termios?
  private var isGone = false
  private var unread: [UInt8] = []

  /// - Parameter isWanted: whether standard input is free for the keyboard.
  init(isWanted: Bool) {
    var modes = termios()
    let isThere = isWanted && isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &modes) == 0
    saved = isThere ? modes : nil
    use()
  }

  deinit {
    restore()
  }

  /// Whether keys can come.
  var isThere: Bool { saved != nil && !isGone }

  func use() {
    guard var modes = saved else { return }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  func restore() {
    guard var modes = saved else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  /// The next key that was read, if one was.
  mutating func next() -> UInt8? {
    unread.isEmpty ? nil : unread.removeFirst()
  }

  /// Keys read at once; a pasted text is no command.
  private static let longestRead = 64

  /// Takes what has been typed.
  mutating func read() {
    var keys = [UInt8](repeating: 0, count: Self.longestRead)
    let count = Glibc.read(STDIN_FILENO, &keys, keys.count)
    // A terminal that has gone says so for ever.
    if count == 0 || (count < 0 && errno != EINTR) { isGone = true }
    unread += keys.prefix(max(0, count))
  }
}
