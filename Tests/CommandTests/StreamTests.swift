import Foundation
import TestSupport
import Testing

/// Where input comes from and output goes to.
@Suite struct StreamTests {
  @Test func `standard input is a recording like any other`() throws {
    let bytes = try Data(contentsOf: URL(filePath: bundled("touchpad-reading")))
    let piped = try rows(of: ["-"], input: bytes)
    let named = try rows(of: [bundled("touchpad-reading")])
    #expect(
      piped.leavingOut("file", "file_sha256", "recording")
        == named.leavingOut("file", "file_sha256", "recording"))
    #expect(piped.allSatisfy { $0["recording"] as? String == "standard input" })
    #expect(piped.allSatisfy { $0["file_sha256"] is NSNull })
    let evemu = try run("pager-analyze", ["convert", "-", "--to", "evemu"], input: bytes)
    #expect(Data(evemu.standardOutput.utf8) == bytes)
  }

  @Test func `a pipe may stand at a path`() throws {
    let folder = try ScratchFolder()
    let result = try runShell(
      """
      cd \(folder.path) && mkfifo pipe
      timeout 20 cat \(bundled("touchpad-reading")) >pipe &
      timeout 20 pager-analyze pipe -f ndjson -s one-page | wc -l
      # Without a description the events are read twice, which a pipe must bear.
      grep '^E:' \(bundled("touchpad-reading")) >events
      timeout 20 cat events >pipe &
      timeout 20 pager-analyze pipe -f ndjson -s one-page --fingers 2 | wc -l
      timeout 20 pager-analyze events -f ndjson -s one-page --fingers 2 | wc -l
      """)
    let counts = result.standardOutput.split(separator: "\n").map { Int($0.drop { $0 == " " }) }
    #expect(counts == [4, 4, 4])
  }

  @Test(arguments: [
    "pager-analyze $CATCH", "pager-analyze $CATCH -f json", "pager-analyze $CATCH -f ndjson",
    "pager-analyze convert $CATCH --to swipes", "pager-analyze convert $CATCH --to evemu",
    "pager-analyze convert $CATCH --to libinput", "pager-analyze --help",
    "pager-analyze convert --version",
    #"echo '{"estimator":"ios","samples":[]}' | pager-analyze velocity"#,
    "echo '{}' | pager-analyze decide",
  ])
  func `a full disk is one sentence and status 1`(command: String) throws {
    let result = try runShell(
      "\(command) >/dev/full", environment: ["CATCH": bundled("touchpad-catch")])
    #expect(result.exitStatus == 1)
    #expect(
      result.standardError == "pager-analyze: standard output: cannot write it: "
        + "no space left on device; make room\n")
  }

  @Test(arguments: ["-f text", "-f json", "-f ndjson -e all"])
  func `a reader that leaves is no trouble`(options: String) throws {
    let folder = repositoryRoot.appending(component: "Recordings").path
    let result = try runShell("pager-analyze \(folder) \(options) | head -c 5")
    #expect(result.standardOutput.count == 5)
    #expect(!result.standardError.contains("Fatal"))
    #expect(result.standardError.count { $0 == "\n" } <= 1)
  }

  @Test func `nothing steers a terminal, whatever files and devices call themselves`() throws {
    let folder = try ScratchFolder()
    let log = """
      {"type":"header","format":"pager-swipes","version":1,"device":{"kind":"\\u001b[31mpad"},\
      "layout":{},"strategy":"one-page","estimator":"robust"}
      {"type":"drag-begin","t_us":0,"fingers":2,"axis":"horizontal"}
      {"type":"scroll","t_us":8000,"dx_pt":-200,"dy_pt":0}
      {"type":"end-dragging","t_us":16000,"vx_pt_s":0,"vy_pt_s":0}
      {"type":"label","intended_page":1,"source":"\\u001b]0;title\\u0007"}

      """
    let named = try folder.add("\u{1b}[2J\r.jsonl", Data(log.utf8))
    try folder.add("\u{7}bad", Data("no recording".utf8))
    let environment = ["TERM": "xterm-256color", "COLUMNS": "80", "CLICOLOR_FORCE": "1"]
    for words in [
      [folder.path], [folder.path, "-f", "json"], [folder.path, "-f", "ndjson"],
      ["convert", named, "--to", "swipes"], ["\u{1b}[31m"], ["--format", "\u{1b}[31m", "x"],
      ["--help"], [repositoryRoot.appending(component: "Recordings").path],
    ] {
      let result = try run("pager-analyze", words, environment: environment)
      let text = result.standardOutput + result.standardError
      let controls = text.unicodeScalars.filter {
        $0 != "\n" && $0.properties.generalCategory == .control
      }
      #expect(controls.isEmpty, "\(words)")
      #expect(!text.isEmpty)
    }
  }

  @Test func `a log without drags keeps its state when it is converted`() throws {
    let folder = try ScratchFolder()
    let log = """
      {"type":"header","format":"pager-swipes","version":1,"layout":{},"strategy":"one-page"}
      {"type":"state","t_us":0,"content_offset_pt":750.0,"page":2}

      """
    let path = try folder.add("still.jsonl", Data(log.utf8))
    let result = try run("pager-analyze", ["convert", path, "--to", "swipes"])
    #expect(result.exitStatus == 0)
    #expect(
      result.standardOutput.hasSuffix(
        #"{"type":"state","t_us":0,"content_offset_pt":750.0,"page":2}"# + "\n"))
  }

  @Test func `an endless layout file is refused, a file at its size limit is a failed write`()
    throws
  {
    let endless = try run("pager-analyze", [".", "--layout", "/dev/zero"])
    #expect(endless.exitStatus == 2)
    #expect(endless.standardError.contains("it is longer than 4194304 bytes"))
    let recording = repositoryRoot.appending(components: "Recordings", "touchpad-reading.evemu")
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let limited = try runShell(
      "ulimit -f 1; exec pager-analyze convert '\(recording.path())' --to swipes >\"$SCRATCH\"",
      environment: ["SCRATCH": folder.path(of: "log")])
    #expect(limited.exitStatus == 1)
    #expect(limited.standardError.contains("file too large"))
  }

  @Test func `pager-live ends on a signal while a pipe keeps it waiting`() throws {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let result = try runShell(
      "mkfifo \"$PIPE\"; pager-live \"$PIPE\" & live=$!; sleep 0.5; kill -TERM $live; wait $live",
      environment: ["PIPE": folder.path(of: "pipe")])
    #expect(result.exitStatus == 128 + 15)
    #expect(result.standardOutput.isEmpty)
  }
}
