extension ByteSource {
  /// Bytes asked for at once when a source is read in one go.
  private static let blockLengthBytes = 1 << 16

  /// All bytes that are left; an error where they are more than `limit`.
  package mutating func readAll(limit: Int = .max) throws(RecordingError) -> [UInt8] {
    let file = name
    var bytes: [UInt8] = []
    try readBlocks { block throws(RecordingError) in
      guard bytes.count + block.count <= limit else {
        throw RecordingError(
          file: file, reason: "it is longer than \(limit) bytes; give a shorter file")
      }
      bytes.append(contentsOf: block)
    }
    return bytes
  }

  /// Hands out the bytes that are left, block by block.
  mutating func readBlocks(
    _ receive: (UnsafeRawBufferPointer) throws(RecordingError) -> Void
  ) throws(RecordingError) {
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.blockLengthBytes, alignment: 1)
    defer { block.deallocate() }
    while true {
      let count = try read(into: block)
      guard count > 0 else { return }
      try receive(UnsafeRawBufferPointer(rebasing: block[..<count]))
    }
  }
}

extension RecordingSource {
  /// Whether the bytes are there to be read again, and reading them never waits.
  package var isRegularFile: Bool {
    guard path != "-", case .file = FolderEntry.kind(of: path) else { return false }
    return true
  }

  /// SHA-256 of the file in lower-case hexadecimal; nil for what can be read only once.
  package func sha256() throws(RecordingError) -> String? {
    guard isRegularFile else { return nil }
    var source = try ByteSource(path: path, digest: true)
    try source.readBlocks { _ in }
    return source.sha256
  }
}
