import Foundation
import TestSupport
import Testing

/// A wrong command line is one sentence on standard error and status 2.
@Suite struct UsageTests {
  private static let strategies =
    "paging, round, directional, directional-ceil, one-page, settle-visible, nearest-center"

  @Test(
    arguments: [
      ([], "PATH is missing"),
      (["--nope", "x"], "unknown option --nope"),
      (["--strateg", "round", "x"], "unknown option --strateg; did you mean --strategy?"),
      (["-q", "x"], "unknown option -q"),
      (["--strategy", "nope", "x"], "unknown strategy 'nope'; choose from \(strategies)"),
      (["--strategy", "round,,paging", "x"], "unknown strategy ''; choose from \(strategies)"),
      (
        ["--strategy", "one-page,one-page:threshold=0.2", "x"],
        "unknown parameter 'threshold' of one-page; choose from threshold_pages"
      ),
      (
        ["--strategy", "one-page:threshold_pages=20", "x"],
        "threshold_pages of one-page takes a number from 0 to 1, not '20'"
      ),
      (["--format", "xml", "x"], "--format takes text|json|ndjson, not 'xml'"),
      (["--natural", "--inverted", "x"], "--natural and --inverted exclude each other"),
      (["--axis", "diagonal", "x"], "--axis takes horizontal|vertical|both, not 'diagonal'"),
      (["--fingers"], "--fingers needs a value: --fingers N|any"),
      (["--natural=yes", "x"], "--natural takes no value"),
      (["--disputes", "2.5", "x"], "--disputes takes a whole number from 0 to 1000000, not '2.5'"),
      (["--slop-mm", "-1", "x"], "--slop-mm takes a number from 0 to 1000, not '-1'"),
      (
        ["--layout", #"{"count":0}"#, "x"],
        #"--layout: the layout cannot be paged: the item count is 0, give at least 1 item"#
      ),
      (
        ["--layout", "/none.json", "x"],
        "--layout /none.json: cannot open it: no such file or directory; check the path"
      ),
      (
        ["--layout", "{", "x"],
        "--layout: the JSON ends early; expected a key in quotation marks"
      ),
    ] as [([String], String)])
  func `comparing`(words: [String], sentence: String) throws {
    try expect("pager-analyze", words, sentence, help: "pager-analyze")
  }

  @Test(arguments: [
    (["convert"], "FILE is missing", "convert"),
    (["convert", "a"], "--to swipes|evemu|libinput is missing", "convert"),
    (["convert", "a", "b", "--to", "evemu"], "unexpected word 'b'", "convert"),
    (["convert", "a", "--to", "x"], "--to takes swipes|evemu|libinput, not 'x'", "convert"),
    (
      ["convert", "/proc/self/fd", "--to", "evemu"],
      "/proc/self/fd: give one recording, not a folder", "convert"
    ),
    (["explain"], "PATH is missing", "explain"),
    (["explain", "-f", "xml", "a"], "--format takes text|ndjson, not 'xml'", "explain"),
    (["explain", "--strategy", "round", "a"], "unknown option --strategy", "explain"),
    (["decide", "x"], "unexpected word 'x'", "decide"),
    (["decide", "--layout", "{}"], "unknown option --layout", "decide"),
    (["velocity", "-"], "unexpected word '-'", "velocity"),
  ])
  func `the other commands`(words: [String], sentence: String, command: String) throws {
    try expect("pager-analyze", words, sentence, help: "pager-analyze \(command)")
  }

  @Test(
    arguments: [
      ([], "FOLDER or FILE is missing"),
      (["a", "b"], "unexpected word 'b'"),
    ] as [([String], String)])
  func `synthesizing`(words: [String], sentence: String) throws {
    try expect("pager-synthesize", words, sentence, help: "pager-synthesize")
  }

  /// Whatever number is given, it is taken or refused with the option's name.
  @Test(arguments: [
    "--disputes", "--slop-mm", "--points-per-mm", "--extra-finger-pause-ms", "--min-velocity-pt-s",
    "--max-velocity-pt-s", "--fingers",
  ])
  func `numbers out of range`(option: String) throws {
    for number in ["-1", "-0.5", "1e300", "99999999999999999999999", "nan", "inf", "", "x", "1_0"] {
      let result = try run("pager-analyze", ["\(option)=\(number)", "x"])
      #expect(result.exitStatus == 2, "\(option)=\(number)")
      let isWhole = ["--disputes", "--fingers"].contains(option)
      let expected = isWhole ? "a whole number" : "a number"
      #expect(result.standardError.contains("\(option) takes \(expected) from"))
      #expect(result.standardError.contains("not '\(number)'"))
    }
  }

  @Test func `the smallest and largest numbers are taken`() throws {
    let smallest = [
      "--disputes=0", "--slop-mm=0", "--points-per-mm=0.001", "--extra-finger-pause-ms=0",
      "--min-velocity-pt-s=0", "--max-velocity-pt-s=0",
    ]
    let largest = [
      "--disputes=1e6", "--slop-mm=0", "--points-per-mm=1e5", "--extra-finger-pause-ms=6e4",
      "--min-velocity-pt-s=0", "--max-velocity-pt-s=1e6",
    ]
    for options in [smallest, largest, ["--slop-mm=1e3"], ["--min-velocity-pt-s=1e6"]] {
      let result = try run("pager-analyze", options + [bundled("touchpad-catch")])
      #expect(result.exitStatus == 0, "\(options)")
      let isDrag = options != ["--slop-mm=1e3"]
      #expect(
        result.standardOutput.hasPrefix("1 recording with \(isDrag ? 2 : 0) swipes"), "\(options)")
    }
    #expect(try rows(of: [bundled("touchpad-catch")], largest).count == 14)
  }

  private func expect(
    _ program: String, _ words: [String], _ sentence: String, help command: String
  ) throws {
    let result = try run(program, words)
    #expect(result.exitStatus == 2)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError == "\(program): \(sentence); see '\(command) --help'\n")
  }
}
