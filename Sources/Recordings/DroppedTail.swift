/// The end of a file that was cut off: what stands after its last whole frame or line.
package struct DroppedTail: Hashable, Sendable, CustomStringConvertible {
  /// The first line that was left out, counted from 1.
  package var firstLine: Int
  /// Whole events left out because their frame has no `SYN_REPORT`.
  package var eventCount: Int
  /// Bytes left out.
  package var byteCount: Int64

  package init(firstLine: Int, eventCount: Int, byteCount: Int64) {
    self.firstLine = firstLine
    self.eventCount = eventCount
    self.byteCount = byteCount
  }

  package var description: String {
    let events = eventCount == 1 ? "1 event" : "\(eventCount) events"
    let bytes = byteCount == 1 ? "1 byte" : "\(byteCount) bytes"
    return eventCount == 0
      ? "the file is cut off: the last \(bytes) are left out"
      : "the file is cut off: the last \(bytes) with \(events) of an unfinished frame are left out"
  }

  /// The same as a warning about `file`.
  package func warning(file: String) -> RecordingWarning {
    RecordingWarning(file: file, line: firstLine, text: description)
  }
}
