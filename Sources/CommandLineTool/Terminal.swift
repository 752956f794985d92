import Glibc

/// What is known of the terminal behind standard output and standard error.
package enum Terminal {
  package static var standardOutputIsTerminal: Bool { isatty(1) == 1 }
  package static var standardErrorIsTerminal: Bool { isatty(2) == 1 }

  /// Columns of standard output: the terminal's, or `$COLUMNS`, or 80.
  package static var columns: Int {
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    if let text = getenv("COLUMNS"), let columns = Int(String(cString: text)) {
      return columns
    }
    return 80
  }
}
