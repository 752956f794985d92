import Glibc

/// A file that grows at its end, or standard output.
///
/// What cannot be written whole is taken back, so that a full disk leaves no half line behind.
package struct ByteSink: ~Copyable {
  /// The name that errors carry.
  package let name: String
  /// Bytes written so far.
  package private(set) var byteCount: Int64 = 0
  private let descriptor: FileDescriptor
  private let lengthBefore: Int64?

  /// Recordings hold what a person's fingers did: only the owner reads them.
  private static let ownerOnly: mode_t = 0o600

  /// Creates a file that must not exist yet.
  package init(creating path: String) throws(RecordingError) {
    try self.init(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_APPEND)
  }

  /// Opens a file to append to it, creating it where it is missing.
  package init(appendingTo path: String) throws(RecordingError) {
    try self.init(path, flags: O_WRONLY | O_CREAT | O_APPEND)
  }

  /// Standard output.
  package static var standardOutput: ByteSink { ByteSink() }

  private init() {
    name = "standard output"
    descriptor = .standardOutput
    lengthBefore = nil
  }

  private init(_ path: String, flags: Int32) throws(RecordingError) {
    name = path
    descriptor = try FileDescriptor(opening: path, flags: flags | O_NOCTTY, mode: Self.ownerOnly)
    lengthBefore = descriptor.regularFileLength
  }

  /// Takes back what was written behind the first `count` bytes; nothing where it has gone on to
  /// somebody else, as into a pipe.
  package mutating func takeBack(to count: Int64) {
    guard let lengthBefore, count < byteCount else { return }
    descriptor.truncate(to: lengthBefore + count)
    byteCount = count
  }

  /// Writes all of `bytes` with one call where the system takes them at once.
  package mutating func write(_ bytes: [UInt8]) throws(RecordingError) {
    var written = 0
    var failure: RecordingError?
    bytes.withUnsafeBytes { buffer in
      do throws(RecordingError) {
        try descriptor.write(buffer, file: name, written: &written)
      } catch {
        failure = error
      }
    }
    guard let failure else {
      byteCount += Int64(bytes.count)
      return
    }
    if written > 0, let lengthBefore { descriptor.truncate(to: lengthBefore + byteCount) }
    throw failure
  }
}
