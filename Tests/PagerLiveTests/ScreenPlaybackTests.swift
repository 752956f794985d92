import Foundation
import Glibc
import Rig
import TestSupport
import Testing

@Suite struct ScreenPlaybackTests {
  static let recording = Recordings.path("touchscreen-reading.evemu")

  @Test(arguments: [(80, 24), (60, 12)])
  func `a recording plays to its end and gives the screen back`(
    _ columns: Int, _ rows: Int
  ) throws {
    let program = try TerminalProgram(
      [Self.recording, "--speed", "20"], columns: UInt16(columns), rows: UInt16(rows))
    try program.wait("drew the table") { grid in
      grid.isAlternate && grid.lines.contains { $0.hasPrefix("▶5 one-page") }
    }
    #expect(program.grid.lines.count == rows)
    #expect(try program.wait() == 0)
    let end = program.grid
    #expect(!end.isAlternate && end.wasGivenBack && end.cursorIsShown)
    #expect(end.unknown.isEmpty)
    #expect(program.modes == program.modesBefore)
    #expect(end.lines.contains { $0.contains("ended at 2.6 s") })
    #expect(end.lines.contains { $0.hasPrefix(" resting   1400.0 pt  page  6.00 of 10") })
    #expect(end.lines.contains { $0 == "3 swipes" })
    #expect(end.lines.contains { $0 == "swipe 3: page 7 →  5*  6   6   6   6   5   6" })
  }

  @Test func `the last picture of a log is of its last sitting with a touch`() throws {
    let head = #"{"type":"header","layout":{"bounds_pt":375,"count":10}}"#
    let log = """
      \(head)
      {"type":"state","t_us":0,"content_offset_pt":1500,"page":4}
      {"type":"drag-begin","t_us":0,"fingers":2,"axis":"horizontal"}
      {"type":"scroll","t_us":8000,"dx_pt":-200,"dy_pt":0}
      {"type":"end-dragging","t_us":16000,"vx_pt_s":0,"vy_pt_s":0}
      \(head)

      """
    let folder = try ScratchFolder()
    let path = try folder.add("log.jsonl", Data(log.utf8))
    let program = try TerminalProgram([path, "--speed", "1000"], columns: 80, rows: 24)
    #expect(try program.wait() == 0)
    let lines = program.grid.lines
    #expect(lines.contains { $0.hasPrefix(" resting   1875.0 pt  page  6.00 of 10") })
    #expect(lines.contains { $0 == "1 swipe" })
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal gives the screen back before it ends the program`(_ number: Int32) throws {
    let program = try playing()
    #expect(program.modes != program.modesBefore)
    program.send(number)
    #expect(try program.wait() == -number)
    expectGivenBack(program)
    #expect(program.grid.lines.contains { $0.hasPrefix("no swipe") || $0.contains("swipe") })
  }

  @Test func `q quits`() throws {
    let program = try playing()
    try program.type("xq")
    #expect(try program.wait() == 0)
    expectGivenBack(program)
  }

  @Test func `space pauses and goes on`() throws {
    let program = try playing()
    try program.type(" ")
    try program.wait("said that it pauses") { $0.lines.first?.contains("paused at") == true }
    try program.type(" ")
    try program.wait("went on") { $0.lines.first?.contains("paused at") == false }
    try program.type("q")
    #expect(try program.wait() == 0)
  }

  @Test func `another size is drawn at once`() throws {
    let program = try playing()
    try program.type(" ")
    try program.wait("said that it pauses") { $0.lines.first?.contains("paused at") == true }
    program.resize(columns: 60, rows: 12)
    try program.wait("fitted twelve rows") { grid in
      grid.lines.count == 12 && grid.lines.allSatisfy { $0.count <= 60 }
        && grid.lines.contains { $0.hasPrefix("▶5 one-page") }
    }
    try program.type("q")
    #expect(try program.wait() == 0)
  }

  @Test func `Ctrl-Z hands the terminal to the shell and takes it back`() throws {
    let program = try playing()
    program.send(SIGTSTP)
    try program.wait("left the screen") { !$0.isAlternate && $0.cursorIsShown }
    #expect(program.modes == program.modesBefore)
    program.send(SIGCONT)
    try program.wait("drew it again") { grid in
      grid.isAlternate && grid.lines.contains { $0.hasPrefix("▶5 one-page") }
        && grid.lines.first?.contains("paused at") == false
    }
    try program.type("q")
    #expect(try program.wait() == 0)
    expectGivenBack(program)
  }

  @Test func `a fault in the recording is said on the screen that stays`() throws {
    var lines = try String(contentsOfFile: Self.recording, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert("E: nonsense", at: lines.count / 2)
    let file = try TemporaryFile(Data(lines.joined(separator: "\n").utf8))
    let program = try TerminalProgram([file.url.path, "--speed", "50"])
    #expect(try program.wait() == 1)
    expectGivenBack(program)
    let last = program.grid.lines.last { !$0.isEmpty }
    #expect(last?.hasPrefix("pager-live: \(file.url.path):") == true, "\(program.grid.lines)")
  }

  @Test func `NO_COLOR leaves weights and takes colours away`() throws {
    let coloured = try playToEnd([:])
    #expect(coloured.styles.contains("36"))
    let plain = try playToEnd(["NO_COLOR": "1"])
    #expect(plain.styles.isDisjoint(with: ["33", "36"]) && plain.styles.contains("1"))
  }

  @Test func `a terminal that cannot move its cursor gets lines`() throws {
    for term in ["dumb", ""] {
      let program = try TerminalProgram(
        [Self.recording, "--speed", "max"], environment: ["TERM": term])
      #expect(try program.wait() == 0)
      #expect(!program.output.contains("\u{1B}"))
      #expect(program.output.contains("snapped       page 7 → 6"))
      #expect(program.modes == program.modesBefore)
    }
  }

  @Test func `a locale without UTF-8 gets ASCII`() throws {
    let grid = try playToEnd(["LC_ALL": "C"])
    #expect(grid.lines.allSatisfy { line in !line.contains { !$0.isASCII } })
    #expect(grid.lines.contains { $0.hasPrefix(">5 one-page") })
  }

  @Test func `a loop plays until it is stopped`() throws {
    let program = try TerminalProgram([Self.recording, "--speed", "max", "--loop"])
    try program.wait("began") { $0.isAlternate && !$0.lines.isEmpty }
    try program.type("q")
    #expect(try program.wait() == 0)
    expectGivenBack(program)
  }

  @Test(.enabled(if: MockDevices.areAvailable, MockDevices.need))
  func `a device is drawn at rest, follows its fingers and ends with what it came to`() throws {
    let devices = try MockDevices()
    let path = Recordings.path("touchpad-flick-forward.evemu")
    try devices.add(0, .touchpad, describedBy: URL(filePath: path))
    let program = try TerminalProgram(
      ["--device", "/dev/input/event0", "--page", "4"], devices: devices)
    try program.wait("drew the pager at rest") { grid in
      grid.lines.contains { $0.hasPrefix(" resting   1500.0 pt  page  5.00 of 10") }
        && grid.lines.contains(" q quits")
    }
    try program.type(" ")
    try devices.tell("play 0 \(path) 0")
    try program.wait("landed the swipe") { grid in
      grid.lines.contains { $0.hasPrefix(" resting   1875.0 pt  page  6.00 of 10") }
        && grid.lines.contains { $0.hasPrefix(" swipe 1: page 5 → 6 in ") }
    }
    try program.type("q")
    #expect(try program.wait() == 0)
    expectGivenBack(program)
    #expect(program.grid.lines.contains("1 swipe"))
  }

  /// A recording that plays so slowly that it does not end by itself.
  private func playing() throws -> TerminalProgram {
    let program = try TerminalProgram([Self.recording, "--speed", "0.1"])
    try program.wait("drew the screen") { grid in
      grid.isAlternate && grid.lines.contains { $0.hasPrefix("▶5 one-page") }
    }
    return program
  }

  private func playToEnd(_ environment: [String: String]) throws -> ScreenGrid {
    let program = try TerminalProgram(
      [Self.recording, "--speed", "50"], environment: environment)
    #expect(try program.wait() == 0)
    return program.grid
  }
}
