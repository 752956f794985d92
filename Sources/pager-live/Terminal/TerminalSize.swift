import Glibc

/// Columns and rows of the terminal behind standard output.
struct TerminalSize: Hashable {
  var columns: Int
  var rows: Int

  /// The VT100's, for terminals that do not know.
  private static let standard = TerminalSize(columns: 80, rows: 24)

  static var current: TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return standard }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
