import CommandLineTool
import Glibc

/// What the service has to say to people, a line each on standard error.
enum Log {
  /// The levels of `syslog(3)` that are used.
  private enum Priority: Int {
    case error = 3
    case warning = 4
    case notice = 5
    case information = 6
  }

  static func error(_ sentence: String) { write(.error, sentence) }
  static func warning(_ sentence: String) { write(.warning, sentence) }
  static func notice(_ sentence: String) { write(.notice, sentence) }
  static func information(_ sentence: String) { write(.information, sentence) }

  /// Terminals that a user's service manager started inherit the variable too.
  private static let isJournal =
    getenv("JOURNAL_STREAM") != nil && !Terminal.standardErrorIsTerminal

  private static func write(_ priority: Priority, _ sentence: String) {
    // The journal knows the name of the program by itself.
    StandardError.writeLine((isJournal ? "<\(priority.rawValue)>" : "pagerd: ") + sentence)
  }
}
