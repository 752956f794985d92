import CommandLineTool
import Evdev
import Glibc
import LiveView
import PagerAnalysis
import PagerOptions
import Recordings

/// Shows a recording or a device on the face that the surroundings allow, and says at the end what
/// it came to.
struct LiveShow {
  private let options: LiveOptions
  private let device: EventDevice?
  /// What a pipe held: nobody should wait for it before a blank screen that answers to no key.
  private let piped: (name: String, bytes: [UInt8])?

  /// Opens the device or reads the pipe, if it is one, while nothing has been drawn.
  init(_ options: LiveOptions) throws {
    self.options = options
    switch options.source {
    case .device(let node, _):
      device = try EventDevice(DeviceRecord(node: node))
      piped = nil
    case .recording(let recording, _, _):
      device = nil
      guard !recording.isRegularFile else {
        piped = nil
        return
      }
      var source = try ByteSource(path: recording.path)
      piped = (source.name, try source.readAll())
    }
  }

  func run() throws -> Int32 {
    var report = RunReport()
    if options.hasScreen {
      let latest = showOnScreen(&report)
      if !latest.isEmpty || report.error == nil {
        let closing = report.closing(
          glyphs: options.glyphs, listsSwipes: true, columns: TerminalSize.current.columns)
        try print(self.closing(latest) + closing)
      }
    } else {
      var face = PlainFace(glyphs: options.glyphs, ink: options.ink)
      var attention = Attention(hasScreen: false, readsKeys: false)
      play(on: &face, attention: &attention, &report)
      if report.error == nil {
        try print(report.closing(glyphs: options.glyphs, listsSwipes: false))
      }
    }
    if !report.traits.isEmpty, let rules = options.playbacks.first?.deviceRules {
      report.notices += rules.sentences(unmatchedBy: report.traits)
    }
    for notice in report.notices { StandardError.writeLine("pager-live: \(notice)") }
    if let error = report.error { throw error }
    switch report.ending {
    case .ended, .quit: return ExitStatus.success
    case .killed(let number):
      signal(number, SIG_DFL)
      raise(number)
      return ExitStatus.success
    case .lost(let reason):
      StandardError.writeLine("pager-live: \(reason)")
      return ExitStatus.failure
    }
  }

  /// Shows the run; the terminal is as it was when this returns what was seen last.
  private func showOnScreen(_ report: inout RunReport) -> [LiveState] {
    var attention = Attention(hasScreen: true, readsKeys: options.readsKeys)
    do {
      var face = try ScreenFace(
        glyphs: options.glyphs, ink: options.ink,
        keys: keys(attention))
      play(on: &face, attention: &attention, &report)
      return face.latest
    } catch {
      report.error = error
      return []
    }
  }

  /// A breath between two rounds of a recording that is played again and again.
  private static let breathMicroseconds: Int64 = 1_000_000

  private func play(
    on face: inout some Face & ~Copyable, attention: inout Attention, _ report: inout RunReport
  ) {
    do {
      switch options.source {
      case .recording(let recording, let pace, let repeats):
        repeat {
          try play(recording, pace, on: &face, attention: &attention, &report)
          guard repeats, report.ending == .ended else { return }
          report.ending = breathe(pace, &face, &attention)
        } while report.ending == .ended
      case .device(_, let opening):
        guard let device else { return }
        let input = DeviceInput(device, opening: opening)
        let clock = PlaybackClock(pace: input.pace, startingAt: input.beginMicroseconds)
        try play(input, clock, on: &face, attention: &attention, &report)
      }
    } catch {
      report.error = error
    }
  }

  /// Waits between two rounds; answers whether the next one shall come.
  private func breathe(
    _ pace: Pace, _ face: inout some Face & ~Copyable, _ attention: inout Attention
  ) -> RunEnding {
    switch attention.wait(for: pace == .unlimited ? 0 : Self.breathMicroseconds, source: nil) {
    case .quit: return .quit
    case .killed(let signal): return .killed(signal: signal)
    case .nothing, .pause, .suspended: break
    case .resized: face.resized()
    }
    return .ended
  }

  private func play(
    _ recording: RecordingSource, _ pace: Pace, on face: inout some Face & ~Copyable,
    attention: inout Attention, _ report: inout RunReport
  ) throws {
    let clock = PlaybackClock(pace: pace, startingAt: MonotonicClock.microseconds)
    let opened =
      if let piped {
        try recording.open(ByteSource(name: piped.name, bytes: piped.bytes))
      } else {
        try recording.open()
      }
    switch consume opened {
    case .evemu(let reader, let device, let warnings):
      let input = EvemuInput(reader, device: device, warnings: warnings)
      try play(input, clock, on: &face, attention: &attention, &report)
    case .swipeLog(let reader):
      try play(SwipeLogInputs(reader), clock, on: &face, attention: &attention, &report)
    case .noEvents(let warning):
      throw RecordingError(noEventsIn: recording, warning)
    }
  }

  private func play(
    _ input: consuming some InputSource & ~Copyable, _ clock: PlaybackClock,
    on face: inout some Face & ~Copyable, attention: inout Attention, _ report: inout RunReport
  ) throws {
    var run = LiveRun(input, options: options.playbacks, clock: clock)
    defer {
      report.lanes = run.lanes.followers
      report.notices = run.notices
      report.traits = run.lanes.traits
    }
    report.ending = try run.play(on: &face, attention: &attention)
  }

  private func keys(_ attention: borrowing Attention) -> String {
    guard attention.hasKeyboard else { return "Ctrl-C quits" }
    return device == nil ? "space pauses, q quits" : "q quits"
  }

  /// Rows of the last picture: what a screen of 80 x 24 shows, without its empty rows.
  private static let closingRows = 19

  /// The last picture, for the screen that stays; nothing where there was none.
  private func closing(_ states: [LiveState]) -> [StyledText] {
    guard !states.isEmpty else { return [] }
    let states = states.map { state in
      var state = state
      state.playback.keys = nil
      return state
    }
    let size = TerminalSize.current
    let lines = Picture(
      states, columns: size.columns, rows: min(size.rows, Self.closingRows),
      glyphs: options.glyphs, isLast: true
    ).lines
    let end = lines.lastIndex { !$0.isEmpty } ?? 0
    return lines[...end] + [StyledText()]
  }

  private func print(_ lines: [StyledText]) throws(OutputError) {
    var output = Output.standardOutput()
    for line in lines { try output.write(options.ink.text(line) + "\n") }
    try output.flush()
  }
}
