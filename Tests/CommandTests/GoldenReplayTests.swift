import Foundation
import TestSupport
import Testing

/// Every bundled recording, replayed: a change of recognition, velocity or physics shows as a diff.
@Suite struct GoldenReplayTests {
  @Test func `every bundled recording replays as it did`() throws {
    let recordings = try bundledRecordings()
    #expect(recordings.count == 21)
    for recording in recordings {
      let result = try run("pager-analyze", ["convert", recording.path, "--to", "swipes"])
      #expect(result.exitStatus == 0, "\(recording.lastPathComponent)")
      #expect(result.standardError.isEmpty, "\(recording.lastPathComponent)")
      let name = recording.deletingPathExtension().lastPathComponent
      expectSnapshot(
        of: try SwipeTrace(log: result.standardOutput).text, named: "replays/\(name).txt")
    }
  }

  @Test func `the comparison of the bundled recordings`() throws {
    let folder = repositoryRoot.appending(component: "Recordings").path
    let result = try run("pager-analyze", [folder], environment: ["COLUMNS": "80"])
    #expect(result.exitStatus == 0)
    #expect(result.standardError.isEmpty)
    expectSnapshot(of: result.standardOutput, named: "comparison.txt")
  }
}
