import CommandLineTool
import LiveView
import PagerAnalysis
import Recordings
import ReplayOptions

/// What the command line asks for.
struct LiveOptions {
  let source: LiveSource
  /// With what each of the pagers plays.
  let playbacks: [PlaybackOptions]
  let glyphs: Glyphs
  let ink: Ink
  /// Whether there is a screen to draw on.
  let hasScreen: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var playbacks = try PlaybackOptions.sideBySide(arguments)
    source = try LiveSource(arguments, playbacks: playbacks)
    // A device's layout is the one its pager begins with.
    if case .device = source {
      for lane in playbacks.indices { playbacks[lane].layout = nil }
    }
    self.playbacks = playbacks
    hasScreen = Terminal.standardOutputIsTerminal && TerminalEnvironment.canMoveCursor
    ink = try arguments.ink(hasScreen: hasScreen)
    glyphs = arguments.contains(.ascii) || !TerminalEnvironment.showsUnicode ? .ascii : .unicode
  }

  /// Whether standard input is free for the keyboard.
  var readsKeys: Bool {
    if case .recording(let recording, _, _) = source { return recording.path != "-" }
    return true
  }
}

extension Option {
  static let ascii = Option(
    "ascii", help: "Draw with ASCII alone, as is the default where the locale is not UTF-8.")
  static let color = Option(
    "color", value: "auto|always|never",
    help: "Colours. Default: auto, on terminals unless NO_COLOR is set.")
}

extension Arguments {
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
