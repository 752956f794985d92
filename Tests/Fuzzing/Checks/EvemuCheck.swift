import Recordings

/// Bytes taken for an evemu recording: read, cut, written, read again.
enum EvemuCheck {
  /// Events and notes are the same whatever the size of the chunks that they are read in.
  static func chunks(_ bytes: [UInt8], extraBytes: Int) throws(Complaint) {
    let longest = bytes.split(separator: UInt8(ascii: "\n")).map(\.count).max() ?? 0
    let chunk = longest + 1 + extraBytes
    let whole = ReadEvents.result(bytes, chunkLengthBytes: LineBuffer.chunkLengthBytes)
    let cut = ReadEvents.result(bytes, chunkLengthBytes: chunk)
    try require(whole == cut, "in chunks of \(chunk) bytes: \(cut), at once: \(whole)")
  }

  /// What was read can be written, and reads the same.
  static func roundTrip(_ bytes: [UInt8]) throws(Complaint) {
    guard case .success(let first) = result(bytes) else { return }
    let text = first.text
    guard case .success(let second) = result(text) else {
      throw Complaint("what was written cannot be read: \(result(text))")
    }
    try require(second.droppedTail == nil, "what was written is cut off: \(second)")
    try require(second.items == first.written, "\(first.written) was read back as \(second.items)")
    try require(second.text == text, "written twice, it is not the same")
  }

  private static func result(_ bytes: [UInt8]) -> Result<ReadEvents, RecordingError> {
    ReadEvents.result(bytes, chunkLengthBytes: LineBuffer.chunkLengthBytes)
  }
}
