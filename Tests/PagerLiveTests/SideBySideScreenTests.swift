import Foundation
import TestSupport
import Testing

/// Several strategies in lanes on a terminal.
@Suite struct SideBySideScreenTests {
  private static let arguments = [
    Recordings.path("touchpad-reading.evemu"), "--layout", "carousel", "--strategy",
    SideBySideTests.list,
  ]

  @Test(arguments: [(80, 24), (60, 12), (30, 7)])
  func `lanes play to their end and say where each rests`(_ columns: Int, _ rows: Int) throws {
    let program = try TerminalProgram(
      Self.arguments + ["--speed", "20"], columns: UInt16(columns), rows: UInt16(rows))
    try program.wait("drew the lanes") { $0.isAlternate && hasLanes($0) }
    #expect(program.grid.lines.count == rows)
    #expect(try program.wait() == 0)
    expectGivenBack(program)
    let end = program.grid.lines
    #expect(hasLanes(program.grid))
    #expect(end.contains("4 swipes"))
    let isNarrow = columns < 60
    let (off, inPlace) =
      isNarrow
      ? ("4/4 off", "0/4 off")
      : (
        "4 of 4 swipes off, ends 55.0 pt off item 54", "0 of 4 swipes off, ends in place on item 56"
      )
    #expect(end.contains("paging          \(off)"))
    #expect(end.contains("nearest-center  \(inPlace)"))
    let others = columns < 80 ? "the other 2" : "one-page and nearest-center"
    let last =
      isNarrow
      ? "1 of 3 rests off an item"
      : "paging rests 55.0 pt off item 54; \(others) rest in place"
    #expect(end.count { $0.hasSuffix(last) } == 1, "it is said once")
    #expect(end.last { !$0.isEmpty } == last)
  }

  @Test func `what is off stands out with colours and without`() throws {
    for environment in [[:], ["NO_COLOR": "1"]] {
      let program = try TerminalProgram(
        Self.arguments + ["--speed", "20"], environment: environment)
      #expect(try program.wait() == 0)
      // Inverse and bold, and yellow where colour is wanted.
      let alarm = environment.isEmpty ? "\u{1B}[1;7;33m" : "\u{1B}[1;7m"
      #expect(program.output.contains("\(alarm)30.0 pt off\u{1B}[0m"))
      #expect(program.output.contains("in place"))
    }
  }

  @Test func `a pause, another size and a way out`() throws {
    let program = try TerminalProgram(Self.arguments + ["--speed", "0.1"])
    try program.wait("drew the lanes") { $0.isAlternate && hasLanes($0) }
    try program.type(" ")
    try program.wait("said that it pauses") { $0.lines.first?.contains("paused at") == true }
    program.resize(columns: 40, rows: 5)
    try program.wait("said what has no room") { grid in
      grid.lines.count == 5 && grid.lines.allSatisfy { $0.count <= 40 }
        && grid.lines.contains { $0.hasPrefix(" and 1 strategy more") }
    }
    program.resize(columns: 80, rows: 24)
    try program.wait("drew all lanes again") { $0.lines.count == 24 && hasLanes($0) }
    program.send(SIGTSTP)
    try program.wait("left the screen") { !$0.isAlternate && $0.cursorIsShown }
    program.send(SIGCONT)
    try program.wait("drew them again") { $0.isAlternate && hasLanes($0) }
    try program.type("q")
    #expect(try program.wait() == 0)
    expectGivenBack(program)
    #expect(program.grid.lines.contains { $0.hasPrefix("no swipe") || $0.contains("swipe") })
  }

  /// Whether each strategy has a caption.
  private func hasLanes(_ grid: ScreenGrid) -> Bool {
    SideBySideTests.names.allSatisfy { name in
      grid.lines.contains { $0.hasPrefix(" \(name) ") }
    }
  }
}
