import CommandLineTool
import LiveView
import PagerAnalysis
import Recordings
import ReplayOptions

/// What the command line asks for.
struct LiveOptions {
  let source: RecordingSource
  let playback: PlaybackOptions
  let pace: Pace
  let repeats: Bool
  let glyphs: Glyphs
  let ink: Ink
  /// Whether there is a screen to draw on.
  let hasScreen: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    source = try arguments.recording()
    repeats = try arguments.repeats(source)
    pace = try arguments.pace()
    playback = try PlaybackOptions(playing: arguments)
    hasScreen = Terminal.standardOutputIsTerminal && TerminalEnvironment.canMoveCursor
    ink = try arguments.ink(hasScreen: hasScreen)
    glyphs = arguments.contains(.ascii) || !TerminalEnvironment.showsUnicode ? .ascii : .unicode
  }
}

extension Option {
  static let speed = Option(
    "speed", value: "N|max",
    help: "N times as fast as it was, 0.1 to 1000, or as fast as it can. Default: 1.")
  static let loop = Option("loop", help: "Play again and again until stopped.")
  static let once = Option("once", help: "Play once (the default).")
  static let ascii = Option(
    "ascii", help: "Draw with ASCII alone, as is the default where the locale is not UTF-8.")
  static let color = Option(
    "color", value: "auto|always|never",
    help: "Colours. Default: auto, on terminals unless NO_COLOR is set.")
}

extension Arguments {
  /// The slowest and the fastest pace.
  private static let speeds = 0.1...1000.0

  fileprivate func pace() throws(UsageError) -> Pace {
    if value(of: .speed) == "max" { return .unlimited }
    guard let text = value(of: .speed) else { return .times(1) }
    guard let speed = Double(text), Self.speeds.contains(speed) else {
      throw .invalidValue(.speed, text, expected: "a number from 0.1 to 1000, or max")
    }
    return .times(speed)
  }

  fileprivate func repeats(_ source: RecordingSource) throws(UsageError) -> Bool {
    guard contains(.loop) else { return false }
    if contains(.once) { throw .other("--once and --loop exclude each other") }
    if source.path == "-" { throw .other("--loop needs a file, standard input comes only once") }
    return true
  }

  fileprivate func ink(hasScreen: Bool) throws(UsageError) -> Ink {
    switch value(of: .color) ?? "auto" {
    case "auto":
      Ink(showsWeights: hasScreen, showsHues: hasScreen && !TerminalEnvironment.refusesColour)
    case "always": Ink(showsWeights: true, showsHues: true)
    case "never": Ink(showsWeights: hasScreen, showsHues: false)
    case let other: throw .invalidValue(.color, other)
    }
  }
}
