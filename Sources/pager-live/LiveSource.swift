import CommandLineTool
import PagerAnalysis
import PagerOptions
import Paging
import Recordings
import ReplayOptions

/// What is shown: a recording, or a device while somebody touches it.
enum LiveSource {
  case recording(RecordingSource, pace: Pace, repeats: Bool)
  /// `opening` puts the device's pagers at rest.
  case device(node: String, opening: [SwipeLogLine])

  /// Options that say how a recording is read or played.
  private static let optionsOfRecordings: [Option] = [.speed, .once, .loop, .description]

  init(_ arguments: Arguments, playbacks: [PlaybackOptions]) throws(UsageError) {
    guard let node = arguments.value(of: .device) else {
      guard !arguments.operands.isEmpty else {
        throw .missingOperand("FILE or --device NODE")
      }
      if arguments.contains(.page) {
        throw .other("--page is for --device; a recording begins where it was made")
      }
      let source = try arguments.recording()
      self = .recording(
        source, pace: try arguments.pace(), repeats: try arguments.repeats(source))
      return
    }
    if let file = arguments.operands.first {
      throw .other("--device and the file \(file) exclude each other")
    }
    if let option = Self.optionsOfRecordings.first(where: arguments.contains) {
      throw .other("--\(option.name) is for recordings, not for --device")
    }
    let layout = playbacks.first?.layout ?? .standard
    // Side by side all begin where the standard strategy would, as they do in a recording.
    let strategy = playbacks.count == 1 ? playbacks[0].strategy : nil
    let engine = PagingEngine(
      layout: layout, strategy: strategy ?? PlaybackSettings.standardStrategy,
      page: try arguments.page(in: layout))
    let state = SwipeLogLine.PagerState(
      timeMicroseconds: 0, contentOffset: engine.contentOffset, page: engine.currentPage)
    self = .device(
      node: node, opening: [.header(SwipeLogHeader(layout: layout)), .state(state)])
  }
}

extension Option {
  static let device = Option(
    "device", letter: "d", value: "NODE",
    help: "Show a touchpad or touchscreen while it is touched, such as /dev/input/event5.")
  static let speed = Option(
    "speed", value: "N|max",
    help: "N times as fast as it was, 0.1 to 1000, or as fast as it can. Default: 1.")
  static let loop = Option("loop", help: "Play again and again until stopped.")
  static let once = Option("once", help: "Play once (the default).")
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
}
