import Touch

/// What stands in front of the first event or note of an evemu file.
struct EvemuHead {
  var description: DeviceDescription?
  /// Where the head ends; in front of its last line if that one is cut off.
  var end: (offset: Int64, lineNumber: Int)
  var isCutOff = false

  /// Reads lines up to the first event or note, or to the end of the file.
  init(_ lines: inout LineBuffer) throws(RecordingError) {
    var parser = EvemuDescriptionParser()
    end = (0, 1)
    while try lines.fill() {
      end = (lines.offset, lines.lineNumber)
      let line = lines.peekLine()
      if line.starts(with: EvemuEventLine.prefix) || line.starts(with: EvemuNote.prefix) { break }
      let fault = parser.fault(reading: line)
      _ = try lines.nextLine()
      guard let fault else { continue }
      guard try !lines.fill() else {
        throw RecordingError(file: lines.name, line: end.lineNumber, reason: fault.reason)
      }
      isCutOff = true
    }
    description = parser.description
  }
}
