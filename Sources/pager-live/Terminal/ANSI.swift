/// The control sequences that are sent to a terminal (ECMA-48 and xterm's `ctlseqs`).
enum ANSI {
  /// `smcup` of xterm: the alternate screen, the cursor saved.
  static let enterAlternateScreen = "\u{1B}[?1049h"
  static let leaveAlternateScreen = "\u{1B}[?1049l"
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  /// What is in between appears at once (mode 2026); terminals without it take no notice.
  static let beginSynchronizedUpdate = "\u{1B}[?2026h"
  static let endSynchronizedUpdate = "\u{1B}[?2026l"
  static let clearScreen = "\u{1B}[2J"
  static let clearToEndOfLine = "\u{1B}[K"
  static let resetStyle = "\u{1B}[0m"

  /// To the start of a row counted from 0.
  static func moveTo(row: Int) -> String { "\u{1B}[\(row + 1);1H" }

  /// Select graphic rendition by its numbers.
  static func style(_ codes: [Int]) -> String {
    "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }

  static let bold = 1
  static let faint = 2
  static let inverse = 7
  static let cyan = 36
  static let yellow = 33

  /// What gives the terminal back, in one piece that a signal handler can write.
  static let restore: StaticString = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
}
