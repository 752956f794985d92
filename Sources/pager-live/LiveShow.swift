import CommandLineTool
import Glibc
import LiveView
import PagerAnalysis
import Recordings

/// Plays a recording on the face that the surroundings allow, and says at the end what it came to.
struct LiveShow {
  private let options: LiveOptions

  init(_ options: LiveOptions) {
    self.options = options
  }

  func run() throws -> Int32 {
    var report = Report()
    if options.hasScreen {
      let latest = showOnScreen(&report)
      if latest != nil || report.error == nil { try print(closing(latest, report.summary)) }
    } else {
      var face = PlainFace(glyphs: options.glyphs, ink: options.ink)
      var attention = Attention(hasScreen: false, readsKeys: false)
      play(on: &face, attention: &attention, &report)
      if report.error == nil { try print([report.summary.total]) }
    }
    for warning in report.warnings { StandardError.writeLine("pager-live: \(warning)") }
    if let error = report.error { throw error }
    if case .killed(let number) = report.ending {
      signal(number, SIG_DFL)
      raise(number)
    }
    return ExitStatus.success
  }

  /// What is left of a run when the terminal has been given back.
  private struct Report {
    var ending = RunEnding.ended
    var warnings: [RecordingWarning] = []
    var summary = SwipeSummary()
    var error: (any Error)?
  }

  /// Shows the run; the terminal is as it was when this returns what was seen last.
  private func showOnScreen(_ report: inout Report) -> LiveState? {
    var attention = Attention(hasScreen: true, readsKeys: options.source.path != "-")
    do {
      var face = try ScreenFace(
        glyphs: options.glyphs, ink: options.ink,
        keys: attention.hasKeyboard ? "space pauses, q quits" : "Ctrl-C quits")
      play(on: &face, attention: &attention, &report)
      return face.latest
    } catch {
      report.error = error
      return nil
    }
  }

  /// A breath between two rounds of a recording that is played again and again.
  private static let breathMicroseconds: Int64 = 1_000_000

  private func play(
    on face: inout some Face & ~Copyable, attention: inout Attention, _ report: inout Report
  ) {
    do {
      repeat {
        try playOnce(on: &face, attention: &attention, &report)
        guard report.ending == .ended, options.repeats else { continue }
        let breath = options.pace == .unlimited ? 0 : Self.breathMicroseconds
        switch attention.wait(for: breath, source: nil) {
        case .quit: report.ending = .quit
        case .killed(let signal): report.ending = .killed(signal: signal)
        case .nothing, .pause, .suspended: break
        case .resized: face.resized()
        }
      } while options.repeats && report.ending == .ended
    } catch {
      report.error = error
    }
  }

  private func playOnce(
    on face: inout some Face & ~Copyable, attention: inout Attention, _ report: inout Report
  ) throws {
    let opened = try options.source.open()
    switch consume opened {
    case .evemu(let reader, let device, let warnings):
      let input = EvemuInput(reader, device: device, warnings: warnings)
      try play(input, on: &face, attention: &attention, &report)
    case .swipeLog(let reader):
      try play(SwipeLogInputs(reader), on: &face, attention: &attention, &report)
    case .noEvents(let warning):
      throw RecordingError(noEventsIn: options.source, warning)
    }
  }

  private func play(
    _ input: consuming some InputSource & ~Copyable, on face: inout some Face & ~Copyable,
    attention: inout Attention, _ report: inout Report
  ) throws {
    var run = LiveRun(input, options: options.playback, pace: options.pace)
    defer {
      report.summary = run.summary
      report.warnings = run.warnings
    }
    report.ending = try run.play(on: &face, attention: &attention)
  }

  /// Rows of the last picture: what a screen of 80 x 24 shows, without its empty rows.
  private static let closingRows = 19

  /// The last picture and the swipes, for the screen that stays.
  private func closing(_ state: LiveState?, _ summary: SwipeSummary) -> [String] {
    var lines: [String] = []
    if var state {
      state.playback.keys = nil
      let size = TerminalSize.current
      let screen = LiveScreen(
        state, columns: size.columns, rows: min(size.rows, Self.closingRows),
        glyphs: options.glyphs)
      let end = screen.lines.lastIndex { !$0.isEmpty } ?? 0
      lines = screen.lines[...end].map(options.ink.text) + [""]
    }
    return lines + [summary.total] + summary.lines(glyphs: options.glyphs)
  }

  private func print(_ lines: [String]) throws(OutputError) {
    var output = Output.standardOutput()
    for line in lines { try output.write(line + "\n") }
    try output.flush()
  }
}
