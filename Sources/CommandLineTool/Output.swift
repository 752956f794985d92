import Glibc
import SystemFailure
import TerminalText

/// A failed write, in the system's words.
package struct OutputError: Error, CustomStringConvertible {
  package let description: String
}

/// A buffered stream over a file descriptor that reports failed writes.
///
/// Swift's `print` loses what a full disk did not take; this does not.
package struct Output: ~Copyable {
  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []
  private let capacity = 1 << 16

  package static func standardOutput() -> Output { Output(1, "standard output") }

  private init(_ descriptor: Int32, _ name: String) {
    self.descriptor = descriptor
    self.name = name
    buffer.reserveCapacity(capacity)
  }

  package mutating func write(_ text: String) throws(OutputError) {
    try write(bytes: text.utf8)
  }

  package mutating func write(bytes: some Sequence<UInt8>) throws(OutputError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { try flush() }
  }

  package mutating func flush() throws(OutputError) {
    var start = 0
    while start < buffer.count {
      let written = buffer.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if written < 0, errno != EINTR {
        let reason = lastFailure("write")
        buffer.removeAll(keepingCapacity: true)
        throw OutputError(description: "\(name): \(reason)")
      }
      start += max(written, 0)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Standard error, one unbuffered write a line so that lines of several programs do not mix.
package enum StandardError {
  package static func writeLine(_ line: String) {
    var bytes = Array((printable(line, keepsLines: true) + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      // Nowhere is left to say that standard error is broken.
      guard written > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(written, 0))
    }
  }
}
