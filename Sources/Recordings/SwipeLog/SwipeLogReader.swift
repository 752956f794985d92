/// Reads a swipe log line by line; blank lines and unknown types are passed over.
package struct SwipeLogReader: ~Copyable {
  /// What comes next in the log.
  package enum Step {
    case line(SwipeLogLine)
    /// The end of the log; what was cut off, if it was.
    case end(droppedTail: DroppedTail?)
  }

  private var lines: LineBuffer

  package init(_ source: consuming ByteSource) {
    lines = LineBuffer(source)
  }

  package init(_ lines: consuming LineBuffer) {
    self.lines = lines
  }

  /// The name that errors carry.
  package var name: String { lines.name }

  /// The number of the line that was read last, counted from 1.
  package var lineNumber: Int { lines.lineNumber - 1 }

  /// SHA-256 of the bytes read so far; of the whole log after its end.
  package var sha256: String? { lines.source.sha256 }

  /// The next line of a known type.
  ///
  /// A line that cannot be read is an error, unless it is the last one and has no newline: then the
  /// log was cut off there.
  package mutating func next() throws(RecordingError) -> Step {
    while try lines.fill() {
      let number = lines.lineNumber
      let offset = lines.offset
      guard let text = try lines.nextLine() else { break }
      if text.allSatisfy({ $0.isBlank || $0 == .carriageReturn }) { continue }
      do throws(JSONFault) {
        let line = try SwipeLogLine(json: text)
        if case .unknown = line { continue }
        return .line(line)
      } catch {
        guard lines.lastLineIsUnterminated else {
          throw RecordingError(file: name, line: number, reason: error.reason)
        }
        return .end(
          droppedTail: DroppedTail(
            firstLine: number, eventCount: 0, byteCount: lines.source.byteCount - offset))
      }
    }
    return .end(droppedTail: nil)
  }
}
