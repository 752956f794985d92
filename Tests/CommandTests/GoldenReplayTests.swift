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

  @Test func `a comparison of thresholds`() throws {
    let folder = repositoryRoot.appending(component: "Recordings").path
    let strategies = "one-page,one-page:threshold_pages=0.25,directional-ceil:threshold_pages=0.125"
    let arguments = [folder, "--strategy", strategies, "--estimator", "robust,lsq2"]
    let result = try run("pager-analyze", arguments, environment: ["COLUMNS": "80"])
    #expect(result.exitStatus == 0)
    expectSnapshot(of: result.standardOutput, named: "thresholds.txt")
  }

  @Test func `strategies are told apart in rows, and listed once however they are written`() throws
  {
    let names = ["one-page:threshold_pages=0.25", "one-page"]
    let list = names.joined(separator: ",") + ",one-page:threshold_pages=0.250"
    let rows = try rows(of: [bundled("touchpad-catch")], ["--strategy", list])
    #expect(rows.compactMap { $0["strategy"] as? String } == names + names)
    #expect(Set(rows.compactMap { $0["params_hash"] as? String }).count == 2)
  }

  @Test func `a log of a strategy with a parameter lands as it did`() throws {
    let strategy = ["--strategy", "one-page:threshold_pages=0.25", "--to", "swipes"]
    for name in ["touchpad-catch", "touchpad-reading", "touchscreen-short-flick"] {
      let log = try run("pager-analyze", ["convert", bundled(name)] + strategy).standardOutput
      #expect(log.contains(#""strategy":"one-page:threshold_pages=0.25""#))
      let again = try run(
        "pager-analyze", ["convert", "-", "--to", "swipes"], input: Data(log.utf8))
      #expect(again.standardOutput == log, "\(name)")
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
