import Touch

/// The inner loop of the evemu reader: event lines from a chunk of whole lines into an array.
struct EvemuScanner {
  /// Why the scan stopped.
  enum Stop {
    /// Every line of the chunk is read.
    case endOfChunk
    /// The array holds as many events as it may.
    case full
    /// The line at `position` is a note of ours or belongs to a description.
    case otherLine
    /// The line at `position` begins with `E:` and is no event.
    case malformedLine
  }

  /// Stamp of the first event of the stream, which every time is counted from.
  var originMicroseconds: Int64?
  /// How many events of the array belong to whole frames.
  var wholeCount = 0
  /// Where the line behind the last whole frame begins.
  var frame: (position: Int, lineNumber: Int) = (0, 1)

  /// Reads lines from `position` to `end` until something stops it.
  mutating func scan(
    _ bytes: Span<UInt8>, from position: inout Int, to end: Int, lineNumber: inout Int,
    into events: inout [InputEvent], limit: Int
  ) -> Stop {
    var next = position
    var line = lineNumber
    defer {
      position = next
      lineNumber = line
    }
    while next < end {
      let start = next
      if bytes[start] == UInt8(ascii: "E"), bytes[start + 1] == UInt8(ascii: ":") {
        guard events.count < limit else { return .full }
        guard var event = EvemuEventLine.read(bytes, at: &next) else {
          next = start
          return .malformedLine
        }
        let origin = originMicroseconds ?? event.timeMicroseconds
        originMicroseconds = origin
        event.timeMicroseconds -= origin
        events.append(event)
        skipLine(bytes, &next)
        line += 1
        if event.type == 0, event.code == 0 {
          wholeCount = events.count
          frame = (next, line)
        }
      } else if Self.isOtherLine(bytes, start) {
        return .otherLine
      } else {
        skipLine(bytes, &next)
        line += 1
      }
    }
    return .endOfChunk
  }

  /// Whether the line may be a description's (`N:` and so on) or a note (`# pager:`).
  private static func isOtherLine(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    let first = bytes[start]
    if first == UInt8(ascii: "#") {
      var position = start
      for byte in EvemuNote.prefix {
        guard bytes[position] == byte else { return false }
        position += 1
      }
      return true
    }
    return first != .newline && bytes[start + 1] == UInt8(ascii: ":")
      && EvemuDescriptionParser.Record(rawValue: first) != nil
  }

  @inline(__always)
  private func skipLine(_ bytes: Span<UInt8>, _ position: inout Int) {
    while bytes[position] != .newline { position += 1 }
    position += 1
  }
}
