import Foundation
import TestSupport
import Testing

/// What people read first.
@Suite struct HelpTests {
  @Test(
    arguments: [
      ("pager-analyze", []), ("pager-analyze", ["decide"]), ("pager-analyze", ["velocity"]),
      ("pager-analyze", ["convert"]), ("pager-analyze", ["explain"]), ("pager-synthesize", []),
    ] as [(String, [String])])
  func `help`(program: String, command: [String]) throws {
    let result = try run(program, command + ["--help"], environment: ["COLUMNS": "80"])
    #expect(result.exitStatus == 0)
    #expect(result.standardError.isEmpty)
    let name = ([program] + command).joined(separator: "-")
    expectSnapshot(of: result.standardOutput, named: "\(name)-help.txt")
    #expect(result.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let short = try run(program, command + ["-h"], environment: ["COLUMNS": "80"])
    #expect(short.standardOutput == result.standardOutput)
  }

  @Test(arguments: ["pager-analyze", "pager-synthesize"])
  func `version`(program: String) throws {
    let result = try run(program, ["--version"])
    #expect(result.exitStatus == 0)
    #expect(result.standardOutput.wholeMatch(of: /pager-[a-z]+ \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func `the examples of the help are what the commands answer`() throws {
    let velocity = try run("pager-analyze", ["velocity", "--help"]).standardOutput
    let lines = velocity.split(separator: "\n").map { $0.drop { $0 == " " } }
    let place = try #require(lines.firstIndex { $0.hasPrefix(#"{"estimator""#) })
    let answer = try run("pager-analyze", ["velocity"], input: Data(lines[place].utf8))
    #expect(answer.standardOutput == lines[place + 1] + "\n")

    let decide = try run("pager-analyze", ["decide", "--help"]).standardOutput
    let start = try #require(decide.firstRange(of: #"{"strategy""#)?.lowerBound)
    let end = try #require(decide.firstRange(of: "(on one line)")?.lowerBound)
    let question = decide[start..<end].replacing("\n", with: "")
    let decision = try run("pager-analyze", ["decide"], input: Data(question.utf8))
    #expect(decision.exitStatus == 0)
    #expect(decision.standardOutput.hasPrefix(#"{"page":2,"target_content_offset_pt":530,"#))
  }
}
