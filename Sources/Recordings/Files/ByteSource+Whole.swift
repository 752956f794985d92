extension ByteSource {
  /// Bytes asked for at once when a source is read in one go.
  private static let blockLengthBytes = 1 << 16

  /// All bytes that are left.
  package mutating func readAll() throws(RecordingError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readBlocks { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Hands out the bytes that are left, block by block.
  mutating func readBlocks(
    _ receive: (UnsafeRawBufferPointer) -> Void
  ) throws(RecordingError) {
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.blockLengthBytes, alignment: 1)
    defer { block.deallocate() }
    while true {
      let count = try read(into: block)
      guard count > 0 else { return }
      receive(UnsafeRawBufferPointer(rebasing: block[..<count]))
    }
  }
}

extension RecordingSource {
  /// SHA-256 of the file in lower-case hexadecimal; nil for what can be read only once.
  package func sha256() throws(RecordingError) -> String? {
    guard path != "-", case .file = FolderEntry.kind(of: path) else { return nil }
    var source = try ByteSource(path: path, digest: true)
    try source.readBlocks { _ in }
    return source.sha256
  }
}
