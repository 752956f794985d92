import Foundation
import FuzzChecks
import Testing
import TestSupport

/// What the fuzzers start from, and what they have found, passes the checks.
@Suite struct CheckTests {
  @Test(arguments: try inputs("bytes") + bundledRecordings().map(Input.init))
  func `bytes from outside bring nothing about that may not be`(input: Input) throws {
    #expect(throws: Never.self) { try ByteCheck.run(input.bytes) }
  }

  @Test(arguments: try inputs("events"))
  func `events from outside bring nothing about that may not be`(input: Input) throws {
    #expect(throws: Never.self) { try EventCheck.run(input.bytes) }
  }
}

/// A file that a fuzzer starts from.
struct Input: CustomTestStringConvertible {
  var url: URL
  var testDescription: String { url.lastPathComponent }

  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: url)) }
  }
}

/// The seeds and findings of a fuzzer.
private func inputs(_ fuzzer: String) throws -> [Input] {
  try ["Seeds", "Findings"].flatMap { folder in
    try FileManager.default.contentsOfDirectory(
      at: repositoryRoot.appending(path: "Tests/Fuzzing/\(folder)/\(fuzzer)"),
      includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
  }.sorted { $0.path < $1.path }.map(Input.init)
}
