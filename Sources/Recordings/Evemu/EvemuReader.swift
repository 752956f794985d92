package import Touch

/// Reads an evemu recording: the device's description, then events in batches and notes between.
///
/// Versions 1.0 to 1.3 and files without a header; the description may stand in front of the events
/// or be missing. Memory does not grow with the file.
package struct EvemuReader: ~Copyable {
  /// What follows the events of a batch.
  package enum Batch {
    /// More events.
    case more
    /// A line of ours; everything before it has been handed out.
    case note(SwipeLogLine)
    /// The end of the file; what was cut off, if it was.
    case end(droppedTail: DroppedTail?)
  }

  /// The most events of one batch.
  package static let largestBatch = 4096

  /// The description in the file; one that stands behind the events is known only at the end.
  package private(set) var description: DeviceDescription?
  private var lines: LineBuffer
  private var scanner = EvemuScanner()
  private var lateDescription = EvemuDescriptionParser()
  /// Events of a frame that is still waiting for its `SYN_REPORT`.
  private var openFrame: [InputEvent] = []
  /// Where the line behind the last whole frame or note begins.
  private var frame: (offset: Int64, lineNumber: Int) = (0, 1)
  private var hasEnded = false
  private var hasMalformedTail = false

  /// Reads the head of the file up to its first event or note.
  package init(_ source: consuming ByteSource) throws(RecordingError) {
    try self.init(LineBuffer(source))
  }

  package init(_ lines: consuming LineBuffer) throws(RecordingError) {
    var lines = lines
    let head = try EvemuHead(&lines)
    description = head.description
    frame = head.end
    hasMalformedTail = head.isCutOff
    self.lines = lines
  }

  /// The name that errors carry.
  package var name: String { lines.name }

  /// The first event's own stamp, which all times are counted from; nil before it was read.
  package var originMicroseconds: Int64? { scanner.originMicroseconds }

  /// SHA-256 of the bytes read so far; of the whole file after the batch that ended it.
  package var sha256: String? { lines.source.sha256 }

  /// Whether nothing follows what was read so far.
  mutating func isAtEnd() throws(RecordingError) -> Bool {
    try !lines.fill()
  }

  /// Lets go of what ``rewound()`` would need for a pipe.
  mutating func forgetCopy() {
    lines.source.forgetCopy()
  }

  /// The same recording from its start.
  consuming func rewound() throws(RecordingError) -> EvemuReader {
    try EvemuReader(lines.rewound())
  }

  /// Reads to the end for what the events tell; the answer is a description found on the way.
  mutating func observeAll(
    _ inferred: inout InferredDescription
  ) throws(RecordingError) -> DeviceDescription? {
    var events: [InputEvent] = []
    while true {
      let batch = try readBatch(into: &events)
      inferred.observe(events)
      if case .end = batch { return description }
    }
  }

  /// Replaces the contents of `events` by the next events and says what follows them.
  ///
  /// At most ``largestBatch`` events, whole frames only; times are microseconds since the first
  /// event. A note inside a frame counts as standing in front of it.
  package mutating func readBatch(
    into events: inout [InputEvent]
  ) throws(RecordingError) -> Batch {
    events.removeAll(keepingCapacity: true)
    events.append(contentsOf: openFrame)
    openFrame.removeAll(keepingCapacity: true)
    scanner.wholeCount = 0
    while try advances() {
      switch scan(into: &events) {
      case .endOfChunk: break
      case .full:
        try keepOpenFrame(of: &events)
        return .more
      case .otherLine:
        if let note = try readOtherLine() {
          splitOpenFrame(from: &events)
          if openFrame.isEmpty { frame = (lines.offset, lines.lineNumber) }
          return .note(note)
        }
      case .malformedLine:
        let line = lines.lineNumber
        let fault = EvemuEventLine.fault(try lines.nextLine() ?? [])
        try refuse(line: line, fault)
      }
    }
    hasEnded = true
    return end(&events)
  }

  private mutating func advances() throws(RecordingError) -> Bool {
    if hasEnded { return false }
    return try lines.fill()
  }

  private mutating func scan(into events: inout [InputEvent]) -> EvemuScanner.Stop {
    let wholeCount = scanner.wholeCount
    let stop = lines.withWholeLines { bytes, position, end, lineNumber in
      scanner.scan(
        bytes, from: &position, to: end, lineNumber: &lineNumber, into: &events,
        limit: Self.largestBatch)
    }
    if scanner.wholeCount > wholeCount {
      frame = (lines.offset(of: scanner.frame.position), scanner.frame.lineNumber)
    }
    return stop
  }

  /// Ends a full batch behind its last whole frame.
  private mutating func keepOpenFrame(of events: inout [InputEvent]) throws(RecordingError) {
    guard scanner.wholeCount > 0 else {
      throw RecordingError(
        file: name, line: lines.lineNumber,
        reason: "no SYN_REPORT in \(Self.largestBatch) events; this is no recording of a device")
    }
    splitOpenFrame(from: &events)
  }

  private mutating func splitOpenFrame(from events: inout [InputEvent]) {
    openFrame.append(contentsOf: events[scanner.wholeCount...])
    events.removeLast(events.count - scanner.wholeCount)
  }

  /// A malformed line is an error, unless it is where the file was cut off.
  private mutating func refuse(line: Int, _ fault: String) throws(RecordingError) {
    guard try !lines.fill() else {
      throw RecordingError(file: name, line: line, reason: fault)
    }
    hasMalformedTail = true
  }

  /// The note at the next line, if it is one; a line of a description is kept for the end.
  private mutating func readOtherLine() throws(RecordingError) -> SwipeLogLine? {
    let number = lines.lineNumber
    guard let line = try lines.nextLine() else { return nil }
    do throws(JSONFault) {
      if let note = try EvemuNote.read(line) { return note }
    } catch {
      try refuse(line: number, error.reason)
      return nil
    }
    // Behind the first event a line that only looks like a description's is a comment, as in evemu.
    _ = lateDescription.fault(reading: line)
    return nil
  }

  private mutating func end(_ events: inout [InputEvent]) -> Batch {
    let openCount = events.count - scanner.wholeCount
    events.removeLast(openCount)
    description = description ?? lateDescription.description
    guard openCount > 0 || hasMalformedTail else { return .end(droppedTail: nil) }
    return .end(
      droppedTail: DroppedTail(
        firstLine: frame.lineNumber, eventCount: openCount,
        byteCount: lines.source.byteCount - frame.offset))
  }
}
