/// Bytes from a file, a pipe, standard input or memory, read from front to back.
package struct ByteSource: ~Copyable {
  /// The name that errors carry.
  package let name: String
  /// Bytes read so far.
  package private(set) var byteCount: Int64 = 0
  /// Nil for bytes in memory.
  private var descriptor: FileDescriptor?
  private var memory: ArraySlice<UInt8>
  private var digest: SHA256Digest?
  private var start: Start
  /// A copy of what was read from a pipe, which itself cannot be read twice.
  private var copy: FileDescriptor?

  /// Where a second reading begins.
  private enum Start {
    case nowhere
    case offset(Int64)
    case copy
    case memory([UInt8])
  }

  /// Opens the file at `path`, or standard input where it is `-`.
  ///
  /// With `digest` the SHA-256 of all bytes is computed while they are read; with `keepsBytes` even
  /// a pipe can be read again from its start.
  package init(
    path: String, digest: Bool = false, keepsBytes: Bool = false
  ) throws(RecordingError) {
    let opened = try FileDescriptor(reading: path)
    let offset = opened.offset
    let isCopied = offset == nil && keepsBytes
    let copy = isCopied ? try? FileDescriptor.temporary() : nil
    start = offset.map { .offset($0) } ?? (copy == nil ? .nowhere : .copy)
    self.copy = copy
    descriptor = .some(opened)
    memory = []
    name = path == "-" ? "standard input" : path
    self.digest = digest ? SHA256Digest() : nil
  }

  /// Bytes that are already in memory.
  package init(name: String, bytes: [UInt8], digest: Bool = false) {
    self.name = name
    self.digest = digest ? SHA256Digest() : nil
    memory = bytes[...]
    descriptor = nil
    start = .memory(bytes)
    copy = nil
  }

  /// SHA-256 of the bytes read so far in lower-case hexadecimal; nil unless asked for at the start.
  package var sha256: String? { digest?.hexadecimal() }

  /// Gives up the right to read a pipe again, and the disk space that it takes.
  mutating func forgetCopy() {
    guard case .copy = start else { return }
    start = .nowhere
    copy = nil
  }

  /// Makes the next read begin at the start again.
  mutating func rewind() throws(RecordingError) {
    switch start {
    case .nowhere:
      throw RecordingError(file: name, reason: "cannot read it twice; save it as a file first")
    case .memory(let bytes):
      memory = bytes[...]
    case .offset(let offset):
      try seek(to: offset)
    case .copy:
      descriptor = copy.take()
      start = .offset(0)
      try seek(to: 0)
    }
    byteCount = 0
    if digest != nil { digest = SHA256Digest() }
  }

  /// Reads into the front of `buffer` and returns how many bytes; 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int {
    let count: Int
    switch descriptor {
    case .some(let descriptor):
      count = try descriptor.read(into: buffer, file: name)
    case .none:
      count = min(buffer.count, memory.count)
      buffer.copyBytes(from: memory.prefix(count))
      memory = memory.dropFirst(count)
    }
    byteCount += Int64(count)
    let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count])
    digest?.update(bytes)
    keep(bytes)
    return count
  }

  /// A copy that cannot be made whole is given up; only ``rewind()`` would need it.
  private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
    var isKept = true
    switch copy {
    case .some(let copy): isKept = copy.takes(bytes)
    case .none: break
    }
    if !isKept { forgetCopy() }
  }

  private func seek(to offset: Int64) throws(RecordingError) {
    switch descriptor {
    case .some(let descriptor): try descriptor.seek(to: offset, file: name)
    case .none: break
    }
  }
}
