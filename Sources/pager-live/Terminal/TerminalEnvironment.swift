import Glibc

/// What the environment says about the terminal and its user's wishes.
enum TerminalEnvironment {
  /// Whether the cursor can be moved.
  static var canMoveCursor: Bool {
    switch variable("TERM") {
    case nil, "dumb": false
    default: true
    }
  }

  /// Whether letters beyond ASCII can be shown: the locale is UTF-8, and it is not Linux's own
  /// console, whose font lacks most blocks.
  static var showsUnicode: Bool {
    let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    let encoding = locale.lowercased()
    return (encoding.contains("utf-8") || encoding.contains("utf8")) && variable("TERM") != "linux"
  }

  /// Whether colour is unwanted (no-color.org).
  static var refusesColour: Bool { variable("NO_COLOR") != nil }

  /// A variable that is set to something.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
