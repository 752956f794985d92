package import Touch

/// Writes an evemu 1.3 recording that evemu-play replays; whole frames only, append-only.
package struct EvemuWriter: ~Copyable {
  /// The stamp that the file's times are counted from: the first event's, once there is one.
  package private(set) var originMicroseconds: Int64?
  private var sink: ByteSink
  private var text: [UInt8] = []
  private var json = JSONLine()
  /// How much of `text` ends with a whole frame or note.
  private var wholeCount = 0

  /// Begins the file with the description and, for a recording of ours, its first notes.
  package init(
    _ sink: consuming ByteSink, device: DeviceDescription, notes: [SwipeLogLine] = []
  ) throws(RecordingError) {
    self.sink = sink
    EvemuText.append(device, to: &text)
    for note in notes { append(note) }
    wholeCount = text.count
    try flush()
  }

  /// The name that errors carry.
  package var name: String { sink.name }

  /// Takes back all frames and notes behind the first `byteCount` bytes, of which one is an event.
  package mutating func takeBack(to byteCount: Int64) {
    text.removeAll(keepingCapacity: true)
    wholeCount = 0
    sink.takeBack(to: byteCount)
  }

  /// Bytes that have reached the file.
  package var byteCount: Int64 { sink.byteCount }

  /// Takes events as they came; a frame is written when its `SYN_REPORT` is here, and all whole
  /// frames of one call with one write.
  package mutating func write(_ events: some Sequence<InputEvent>) throws(RecordingError) {
    for event in events {
      let origin = originMicroseconds ?? event.timeMicroseconds
      originMicroseconds = origin
      EvemuText.append(event, originMicroseconds: origin, to: &text)
      if event.type == 0, event.code == 0 { wholeCount = text.count }
    }
    try flush()
  }

  /// Writes a note behind the last whole frame.
  package mutating func write(_ note: SwipeLogLine) throws(RecordingError) {
    let openFrame = Array(text[wholeCount...])
    text.removeLast(openFrame.count)
    append(note)
    wholeCount = text.count
    text += openFrame
    try flush()
  }

  private mutating func append(_ note: SwipeLogLine) {
    json.removeAll()
    note.write(to: &json)
    text.append(contentsOf: EvemuNote.prefix)
    text.append(.space)
    text.append(contentsOf: json.bytes)
  }

  private mutating func flush() throws(RecordingError) {
    guard wholeCount > 0 else { return }
    let whole = wholeCount == text.count ? text : Array(text[..<wholeCount])
    defer {
      text.removeFirst(wholeCount)
      wholeCount = 0
    }
    try sink.write(whole)
  }
}
