import Glibc
import SystemFailure

/// An open file of the kernel, closed with its owner.
struct FileDescriptor: ~Copyable {
  let number: Int32
  private let closes: Bool

  static var standardInput: FileDescriptor { FileDescriptor(STDIN_FILENO, closes: false) }
  static var standardOutput: FileDescriptor { FileDescriptor(STDOUT_FILENO, closes: false) }

  private init(_ number: Int32, closes: Bool) {
    self.number = number
    self.closes = closes
  }

  /// Opens `path`; `mode` is what a created file may be used for.
  init(opening path: String, flags: Int32, mode: mode_t = 0) throws(RecordingError) {
    number = retryingOnInterrupt { Glibc.open(path, flags | O_CLOEXEC, mode) }
    closes = true
    if number < 0 { throw RecordingError(file: path, reason: lastFailure("open")) }
  }

  /// Opens `path` for reading, or takes standard input where it is `-`.
  init(reading path: String) throws(RecordingError) {
    if path == "-" {
      self = .standardInput
    } else {
      try self.init(opening: path, flags: O_RDONLY | O_NOCTTY)
    }
  }

  deinit {
    if closes, number >= 0 { close(number) }
  }

  /// Bytes read into the front of `buffer`; 0 at the end.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, file: String
  ) throws(RecordingError) -> Int {
    let count = retryingOnInterrupt { Glibc.read(number, buffer.baseAddress, buffer.count) }
    guard count >= 0 else { throw RecordingError(file: file, reason: lastFailure("read")) }
    return count
  }

  /// Writes all of `buffer`; where that fails `written` says how much reached the file.
  func write(
    _ buffer: UnsafeRawBufferPointer, file: String, written: inout Int
  ) throws(RecordingError) {
    while written < buffer.count {
      let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
      let count = retryingOnInterrupt { Glibc.write(number, rest.baseAddress, rest.count) }
      guard count >= 0 else { throw RecordingError(file: file, reason: lastFailure("write")) }
      written += count
    }
  }

  /// Writes all of `buffer` and says whether that went well.
  func takes(_ buffer: UnsafeRawBufferPointer) -> Bool {
    var written = 0
    do throws(RecordingError) {
      try write(buffer, file: "", written: &written)
      return true
    } catch {
      return false
    }
  }

  /// Where the next read begins; nil where the file cannot seek.
  var offset: Int64? {
    let offset = lseek(number, 0, SEEK_CUR)
    return offset < 0 ? nil : Int64(offset)
  }

  func seek(to offset: Int64, file: String) throws(RecordingError) {
    guard lseek(number, off_t(offset), SEEK_SET) >= 0 else {
      throw RecordingError(file: file, reason: lastFailure("read"))
    }
  }

  /// Where files without a name live.
  static var temporaryFolder: String {
    guard let value = getenv("TMPDIR"), value.pointee != 0 else { return "/tmp" }
    return String(cString: value)
  }

  /// A file without a name, which ends with its owner.
  static func temporary() throws(RecordingError) -> FileDescriptor {
    var path = Array("\(temporaryFolder)/pager-XXXXXX".utf8CString)
    let number = mkstemp(&path)
    guard number >= 0 else {
      throw RecordingError(file: temporaryFolder, reason: lastFailure("create a file in"))
    }
    unlink(path)
    return FileDescriptor(number, closes: true)
  }

  /// Bytes in the file; nil for pipes, terminals and other things without a length.
  var regularFileLength: Int64? {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(status.st_size)
  }

  /// Cuts the file; where that fails a reader drops the tail.
  func truncate(to length: Int64) {
    _ = ftruncate(number, off_t(length))
  }
}

/// Calls again while a signal cut the call short.
func retryingOnInterrupt<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
