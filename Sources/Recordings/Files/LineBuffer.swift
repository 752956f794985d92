/// Whole lines of a source, one chunk of them in memory at a time.
///
/// The bytes `position..<end` always end in a newline, so that a scanner needs no other bound; the
/// last line of a file without a final newline gets one.
package struct LineBuffer: ~Copyable {
  /// Bytes held at once, and so the longest line: so many that system calls do not count, and few
  /// enough for the second-level cache.
  package static let chunkLengthBytes = 262_144

  var source: ByteSource
  private var storage: [UInt8]
  /// Where the next line begins.
  private var position = 0
  /// One past the newline of the last whole line in memory.
  private var end = 0
  /// The number of the line at `position`, counted from 1.
  private(set) var lineNumber = 1
  /// Whether the last line of the source came without its newline.
  private(set) var lastLineIsUnterminated = false
  private var filled = 0
  private var offsetOfStorage: Int64 = 0
  private var isExhausted = false

  package init(_ source: consuming ByteSource, chunkLengthBytes: Int = chunkLengthBytes) {
    self.source = source
    // One more byte holds the newline that the last line may lack.
    storage = [UInt8](repeating: 0, count: max(chunkLengthBytes, 1) + 1)
  }

  var name: String { source.name }

  /// Whether the next line is in memory, so that taking it does not wait for more bytes.
  package var holdsLine: Bool { position < end }

  /// Distance of the next line from the start of the source.
  var offset: Int64 { offset(of: position) }

  /// Distance of a position in the chunk from the start of the source.
  func offset(of position: Int) -> Int64 { offsetOfStorage + Int64(position) }

  /// Lends the chunk to a scanner, which moves `position` and `lineNumber` behind what it read.
  ///
  /// `position..<end` holds whole lines.
  mutating func withWholeLines<Result>(
    _ body: (
      _ bytes: Span<UInt8>, _ position: inout Int, _ end: Int, _ lineNumber: inout Int
    ) -> Result
  ) -> Result {
    var position = position
    var lineNumber = lineNumber
    let result = body(storage.span, &position, end, &lineNumber)
    self.position = position
    self.lineNumber = lineNumber
    return result
  }

  /// The next line without its newline, left where it is; empty where no line is in memory.
  func peekLine() -> ArraySlice<UInt8> {
    storage[position..<end].prefix { $0 != .newline }
  }

  /// What the source is, from its first bytes, which stay to be read.
  mutating func sniff() throws(RecordingError) -> RecordingFormat {
    while true {
      let isWhole = isExhausted || filled == storage.count - 1
      if let format = RecordingFormat.sniff(storage[position..<filled], isWhole: isWhole) {
        findLines(from: position)
        return format
      }
      let count = try read(upTo: storage.count - 1)
      if count == 0 { isExhausted = true }
      filled += count
    }
  }

  /// The same source from its start.
  consuming func rewound() throws(RecordingError) -> LineBuffer {
    try source.rewind()
    let chunkLengthBytes = storage.count - 1
    return LineBuffer(source, chunkLengthBytes: chunkLengthBytes)
  }

  /// Makes at least one whole line available; false at the end of the source.
  mutating func fill() throws(RecordingError) -> Bool {
    if position < end { return true }
    discardConsumed()
    while !isExhausted {
      let capacity = storage.count - 1
      guard filled < capacity else {
        throw RecordingError(
          file: name, line: lineNumber,
          reason: "the line is longer than \(capacity) bytes; this is no recording")
      }
      let count = try read(upTo: capacity)
      isExhausted = count == 0
      filled += count
      findLines(from: filled - count)
      if position < end { return true }
    }
    return terminateLastLine()
  }

  /// Takes note of the last newline at or behind `start`.
  private mutating func findLines(from start: Int) {
    if let newline = storage[start..<filled].lastIndex(of: .newline) { end = newline + 1 }
  }

  /// The bytes of the next line without its newline; the position moves behind it.
  package mutating func nextLine() throws(RecordingError) -> ArraySlice<UInt8>? {
    guard try fill() else { return nil }
    let start = position
    let newline = storage[start..<end].firstIndex(of: .newline) ?? end
    position = min(newline + 1, end)
    lineNumber += 1
    return storage[start..<newline]
  }

  private mutating func discardConsumed() {
    offsetOfStorage += Int64(position)
    storage.withUnsafeMutableBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[position..<filled])
      bytes.copyMemory(from: rest)
    }
    filled -= position
    position = 0
    end = 0
  }

  private mutating func read(upTo capacity: Int) throws(RecordingError) -> Int {
    var failure: RecordingError?
    var count = 0
    storage.withUnsafeMutableBytes { bytes in
      do throws(RecordingError) {
        let free = UnsafeMutableRawBufferPointer(rebasing: bytes[filled..<capacity])
        count = try source.read(into: free)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return count
  }

  private mutating func terminateLastLine() -> Bool {
    guard filled > 0 else { return false }
    storage[filled] = .newline
    filled += 1
    end = filled
    lastLineIsUnterminated = true
    return true
  }
}
