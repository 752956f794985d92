import CommandLineTool
import PagerAnalysis
import PagerOptions
import Recordings
import ReplayOptions
import Touch

/// `pager-analyze convert` writes a recording in another format to standard output.
enum ConvertCommand {
  static func run(_ words: [String]) -> Never {
    command.runAndExit(words) { arguments in
      let source = try arguments.recording()
      guard let name = arguments.value(of: target) else {
        throw UsageError.missingOperand("--to swipes|evemu|libinput")
      }
      guard let format = Target(rawValue: name) else {
        throw UsageError.invalidValue(target, name)
      }
      let options = try PlaybackOptions(playing: arguments)
      switch format {
      case .swipes: try writeSwipes(of: source, options)
      case .evemu, .libinput: try writeEvents(of: source, as: format, options.deviceRules)
      }
      return ExitStatus.success
    }
  }

  private enum Target: String {
    case swipes, evemu, libinput
  }

  private static let target = Option(
    "to", value: "swipes|evemu|libinput",
    help: "A swipe log, or a recording that evemu-play or libinput replay plays.")

  private static let command = Command(
    name: "pager-analyze convert",
    summary: "Writes a recording in another format to standard output.",
    usage: ["FILE --to swipes|evemu|libinput [OPTIONS]"],
    options: [target, .description, .strategy, .estimator, .layout]
      + Option.recognition(of: .recordings),
    sections: [
      .deviceOptions, .recordedOptions, .strategies,
      .init(
        "Exit status", ["0  converted", "1  the recording could not be read whole", "2  usage"]),
    ])

  private static func writeSwipes(of source: RecordingSource, _ options: PlaybackOptions) throws {
    let log = LineOutput()
    var transcript = SwipeLogTranscript { line in log.append(line.write(to:)) }
    // What was understood before a fault is worth keeping.
    defer { log.flush() }
    let opened = try source.open()
    switch consume opened {
    case .evemu(let reader, let device, let warnings):
      var playback = EvemuPlayback(
        reader, device: device, warnings: warnings, options: options)
      defer { warn(playback.warnings) }
      try playback.play(into: &transcript)
    case .swipeLog(let reader):
      var playback = SwipeLogPlayback(reader, options: options)
      defer { warn(playback.warnings) }
      try playback.play(into: &transcript)
    case .noEvents(let warning):
      throw RecordingError(noEventsIn: source, warning)
    }
    warn(options.deviceRules, of: transcript.traits)
    transcript.finish()
    try log.finish()
  }

  private static func writeEvents(
    of source: RecordingSource, as format: Target, _ rules: DeviceRules
  ) throws {
    let opened = try source.open()
    switch consume opened {
    case .swipeLog:
      throw RecordingError(
        file: source.path,
        reason: "a swipe log holds no touches; only --to swipes can be made of it")
    case .noEvents(let warning):
      throw RecordingError(noEventsIn: source, warning)
    case .evemu(let reader, let device, let warnings):
      warn(warnings)
      var recordedKind: DeviceKind?
      func learn(_ note: SwipeLogLine) {
        guard case .header(let header) = note, let kind = header.device?.kind else { return }
        recordedKind = DeviceKind(rawValue: kind)
      }
      if format == .evemu {
        var writer = try EvemuWriter(ByteSink.standardOutput, device: device)
        try copy(
          reader, event: { try writer.write($0) },
          note: { note in
            learn(note)
            try writer.write(note)
          })
      } else {
        let property =
          device.kind == .touchpad ? "ID_INPUT_TOUCHPAD" : "ID_INPUT_TOUCHSCREEN"
        var writer = try LibinputWriter(
          ByteSink.standardOutput, device: device, propertyName: property)
        try copy(reader, event: { try writer.write($0) }, note: learn)
      }
      warn(rules, of: [DeviceTraits(device, kind: device.kind(told: recordedKind))])
    }
  }

  private static func copy(
    _ reader: consuming EvemuReader, event: ([InputEvent]) throws -> Void,
    note: (SwipeLogLine) throws -> Void
  ) throws {
    var reader = reader
    var events: [InputEvent] = []
    while true {
      let batch = try reader.readBatch(into: &events)
      try event(events)
      switch batch {
      case .more: break
      case .note(let line): try note(line)
      case .end(let droppedTail):
        if let droppedTail { warn([droppedTail.warning(file: reader.name)]) }
        return
      }
    }
  }
}
