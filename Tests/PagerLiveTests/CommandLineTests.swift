import Foundation
import TestSupport
import Testing

@Suite struct CommandLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    let status: Int32
    let says: String
    var testDescription: String { name }
  }

  static let recording = Recordings.path("touchpad-reading.evemu")

  static let cases: [Case] = [
    Case(name: "no file", arguments: [], status: 2, says: "FILE or --device NODE is missing"),
    Case(name: "two files", arguments: ["a", "b"], status: 2, says: "unexpected word 'b'"),
    Case(
      name: "missing file", arguments: ["/nowhere/at.all"], status: 1,
      says: "/nowhere/at.all: cannot open it"),
    Case(
      name: "folder", arguments: [Recordings.folder.path], status: 2,
      says: "give one recording, not a folder"),
    Case(
      name: "no speed", arguments: [recording, "--speed", "0"], status: 2,
      says: "--speed takes a number from 0.1 to 1000, or max, not '0'"),
    Case(
      name: "speed that is no number", arguments: [recording, "--speed", "nan"], status: 2,
      says: "--speed takes a number from 0.1 to 1000, or max, not 'nan'"),
    Case(
      name: "loop of standard input", arguments: ["-", "--loop"], status: 2,
      says: "--loop needs a file"),
    Case(
      name: "once and again", arguments: [recording, "--loop", "--once"], status: 2,
      says: "--once and --loop exclude each other"),
    Case(
      name: "unknown colour", arguments: [recording, "--color", "blue"], status: 2,
      says: "--color takes auto|always|never, not 'blue'"),
    Case(
      name: "unknown strategy", arguments: [recording, "--strategy", "two-page"], status: 2,
      says: "unknown strategy 'two-page'; choose from paging, round"),
    Case(
      name: "unknown parameter", arguments: [recording, "--strategy", "round:x=1"], status: 2,
      says: "unknown parameter 'x' of round; it has none"),
    Case(
      name: "unknown strategy of several",
      arguments: [recording, "--strategy", "paging,two-page"], status: 2,
      says: "unknown strategy 'two-page'; choose from paging, round"),
    Case(
      name: "a strategy named twice", arguments: [recording, "--strategy", "paging,paging"],
      status: 2, says: "--strategy names paging twice; give it once"),
    Case(
      name: "a strategy named twice in other words",
      arguments: [recording, "--strategy", "round,one-page:threshold_pages=0,one-page"],
      status: 2, says: "--strategy names one-page twice; give it once"),
    Case(
      name: "no recording", arguments: [#filePath], status: 1,
      says: "plain text is no recording"),
  ]

  static let deviceCases: [Case] = [
    Case(
      name: "device and file", arguments: ["--device", "/dev/null", "a"], status: 2,
      says: "--device and the file a exclude each other"),
    Case(
      name: "device and speed", arguments: ["--device", "/dev/null", "--speed", "2"], status: 2,
      says: "--speed is for recordings, not for --device"),
    Case(
      name: "device and loop", arguments: ["--device", "/dev/null", "--loop"], status: 2,
      says: "--loop is for recordings, not for --device"),
    Case(
      name: "device and description",
      arguments: ["--device", "/dev/null", "--description", "a"], status: 2,
      says: "--description is for recordings, not for --device"),
    Case(
      name: "page of a recording", arguments: [recording, "--page", "3"], status: 2,
      says: "--page is for --device"),
    Case(
      name: "page beyond the layout", arguments: ["--device", "/dev/null", "--page", "10"],
      status: 2, says: "--page takes an item from 0 to 9, not '10'"),
    Case(
      name: "no node", arguments: ["--device", "/nowhere"], status: 1,
      says: "cannot open /nowhere: there is no such device"),
    Case(
      name: "not an event node", arguments: ["--device", "/dev/null"], status: 1,
      says: "/dev/null is not an input event device"),
  ]

  @Test(arguments: cases + deviceCases)
  func `what is wrong is said in one sentence`(_ wrong: Case) throws {
    let result = try run("pager-live", wrong.arguments)
    #expect(result.exitStatus == wrong.status)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.hasPrefix("pager-live: "))
    #expect(result.standardError.contains(wrong.says), "\(result.standardError)")
    #expect(result.standardError.filter { $0 == "\n" }.count == 1)
  }

  @Test func `the help fits 80 columns and names every option`() throws {
    let help = try run("pager-live", ["--help"], environment: ["COLUMNS": "80"])
    #expect(help.exitStatus == 0)
    let lines = help.standardOutput.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 92 })
    expectSnapshot(of: help.standardOutput, named: "help.txt")
  }

  @Test func `an empty file holds no events`() throws {
    let file = try TemporaryFile()
    let result = try run("pager-live", [file.url.path])
    #expect(result.exitStatus == 1)
    #expect(result.standardError.contains("the file is empty"))
  }

  @Test func `a recording without a swipe says so`() throws {
    let text = try String(contentsOfFile: Self.recording, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { !$0.hasPrefix("E:") }.map(String.init)
    let file = try TemporaryFile(
      Data(
        (head + ["E: 0.000001 0003 0039 0001", "E: 0.000001 0000 0000 0000", ""])
          .joined(separator: "\n").utf8))
    let result = try play(file.url.path)
    #expect(result.exitStatus == 0)
    #expect(result.standardOutput.hasSuffix("\nno swipe\n"), "\(result.standardOutput)")
  }

  @Test func `swipes along the other axis are said to be there`() throws {
    let vertical = #"{"bounds_pt":375,"item_pt":375,"count":10,"axis":"vertical"}"#
    for strategy in ["round", "round,paging"] {
      let result = try play(Self.recording, ["--layout", vertical, "--strategy", strategy])
      #expect(result.exitStatus == 0)
      #expect(result.standardOutput.hasSuffix("\nno swipe\n"))
      #expect(
        result.standardError
          == "pager-live: no swipe along the vertical axis of the layout, but other drags: "
          + "4 x 2-finger horizontal; see --axis and --fingers\n")
    }
  }

  @Test func `a file cut off anywhere plays what is whole`() throws {
    let bytes = try Data(contentsOf: URL(filePath: Self.recording))
    var random = SeededRandom(seed: 11)
    for _ in 0..<20 {
      let length = Int.random(in: 1..<bytes.count, using: &random)
      let file = try TemporaryFile(bytes.prefix(length))
      let result = try play(file.url.path)
      #expect([0, 1].contains(result.exitStatus), "seed 11, \(length) bytes")
      #expect(result.exitStatus == 0 || !result.standardError.isEmpty, "seed 11, \(length) bytes")
    }
  }

  @Test(arguments: ["always", "auto", "never"])
  func `a pipe gets colour only when it is asked for`(_ choice: String) throws {
    let result = try play(Self.recording, ["--color", choice])
    #expect(result.standardOutput.contains("\u{1B}[") == (choice == "always"))
  }
}
