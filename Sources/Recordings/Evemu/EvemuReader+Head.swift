import Touch

extension EvemuReader {
  /// Reads lines up to the first event or note and returns the description they hold.
  static func readHead(
    _ lines: inout LineBuffer
  ) throws(RecordingError) -> EvemuDescriptionParser {
    var parser = EvemuDescriptionParser()
    while try lines.fill() {
      let line = lines.peekLine()
      if line.starts(with: eventPrefix) || line.starts(with: EvemuNote.prefix) { break }
      do throws(EvemuDescriptionParser.Fault) {
        try parser.read(line)
      } catch {
        throw RecordingError(file: lines.name, line: lines.lineNumber, reason: error.reason)
      }
      _ = try lines.nextLine()
    }
    return parser
  }

  /// The note at `line`, or nil for a line that is none or whose type is not known.
  static func note(_ line: ArraySlice<UInt8>) throws(JSONFault) -> SwipeLogLine? {
    guard line.starts(with: EvemuNote.prefix) else { return nil }
    let note = try SwipeLogLine(json: line.dropFirst(EvemuNote.prefix.count))
    if case .unknown = note { return nil }
    return note
  }

  private static var eventPrefix: [UInt8] { Array("E:".utf8) }
}
