package import Foundation
package import Testing

/// A program that runs beside the test and is judged by the lines it prints.
///
/// Waiting is bounded only so that a lost line fails a test instead of blocking it.
package final class RunningProgram {
  /// Longer than any machine should need, since emulated ones take seconds to start a program.
  static let patience: TimeInterval = 30

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  /// Every line so far; a failed expectation shows them.
  package private(set) var lines: [String] = []

  /// A program that has ended must fail the test that writes to it, not end the test run.
  private static let brokenPipesAreErrors: Void = { signal(SIGPIPE, SIG_IGN) }()

  package init(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    Self.brokenPipesAreErrors
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  deinit {
    stop()
  }

  /// Ends the program, if it has not ended; nothing gentler is sure: children of a test's thread
  /// inherit its blocked signals.
  package func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  package func write(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// The next line that begins with `prefix`; lines before it are passed over.
  @discardableResult
  package func expect(
    _ prefix: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while let line = nextLine(before: deadline) {
      if line.hasPrefix(prefix) { return line }
    }
    Issue.record(
      "no line '\(prefix)'; the program said:\n\(lines.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
    throw RigError.missingLine(prefix)
  }

  package func send(signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the end; answers the exit status, or minus the signal that ended it.
  package func wait(sourceLocation: SourceLocation = #_sourceLocation) -> Int32 {
    let deadline = Date(timeIntervalSinceNow: 2 * Self.patience)
    while nextLine(before: deadline) != nil {}
    if Date.now >= deadline {
      Issue.record(
        "the program did not end; it said:\n\(lines.joined(separator: "\n"))",
        sourceLocation: sourceLocation)
      stop()
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  private func nextLine(before deadline: Date) -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread = Data(unread[(end + 1)...])
        lines.append(line)
        return line
      }
      let milliseconds = min(deadline.timeIntervalSinceNow * 1000, 1e9)
      let descriptor = output.fileHandleForReading.fileDescriptor
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard milliseconds > 0, poll(&wait, 1, Int32(milliseconds)) > 0 else { return nil }
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { return nil }
      unread.append(bytes)
    }
  }
}

/// What makes a test on the rig end early.
package enum RigError: Error, Hashable {
  case missingLine(String)
  case mockSaid(String)
}
