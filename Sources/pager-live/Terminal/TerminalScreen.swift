import CommandLineTool
import Glibc
import LiveView

/// The alternate screen, from now until the value ends; only lines that changed are sent.
struct TerminalScreen: ~Copyable {
  private let ink: Ink
  private var output = Output.standardOutput()
  private var shown: [StyledText] = []

  init(ink: Ink) throws(OutputError) {
    self.ink = ink
    CrashRestoration.arm()
    try enter()
  }

  deinit {
    CrashRestoration.restore()
    CrashRestoration.disarm()
  }

  mutating func draw(_ lines: [StyledText], columns: Int) throws(OutputError) {
    var update = ""
    for (row, line) in lines.enumerated() where row >= shown.count || shown[row] != line {
      update += ANSI.moveTo(row: row) + ink.text(line)
      // At the last column some terminals would clear the last letter.
      if line.columns < columns { update += ANSI.clearToEndOfLine }
    }
    shown = lines
    guard !update.isEmpty else { return }
    try output.write(ANSI.beginSynchronizedUpdate + update + ANSI.endSynchronizedUpdate)
    try output.flush()
  }

  /// The next drawing sends everything.
  mutating func forgetWhatIsShown() {
    shown.removeAll()
    try? output.write(ANSI.clearScreen)
  }

  /// Stops the process as Ctrl-Z would, with the terminal as it was; returns when it goes on.
  mutating func suspend() {
    CrashRestoration.restore()
    kill(getpid(), SIGSTOP)
    try? enter()
  }

  private mutating func enter() throws(OutputError) {
    try output.write(ANSI.enterAlternateScreen + ANSI.hideCursor + ANSI.clearScreen)
    try output.flush()
  }
}
