import Recordings
import Testing

@testable import PagerAnalysis

@Suite struct LogDevicesTests {
  private static func header(_ id: String?) -> SwipeLogLine {
    .header(SwipeLogHeader(device: id.map { LoggedDevice(id: $0) }))
  }

  private static func line(_ id: String?) -> SwipeLogLine {
    .caught(SwipeLogLine.Moment(timeMicroseconds: 0, device: id))
  }

  @Test(arguments: [
    ("nobody says anything", [line(nil), header(nil), line(nil)], [0, 0, 0]),
    (
      "a header's lines name nobody", [header("a"), line(nil), header("a"), line(nil)],
      [0, 0, 0, 0]
    ),
    (
      "names", [header("a"), header("b"), line("a"), line("b"), header("a"), line("a")],
      [0, 1, 0, 1, 0, 0]
    ),
    ("a nameless line after two headers", [header("a"), header("b"), line(nil)], [0, 1, 1]),
    (
      "a nameless header and one name", [header(nil), line(nil), line("a"), line(nil)],
      [0, 0, 0, 0]
    ),
    (
      "a nameless header and two names", [header(nil), line("a"), line("b"), line("a")],
      [0, 0, 1, 0]
    ),
    ("a nameless header again", [header(nil), line("a"), header(nil), line("a")], [0, 0, 0, 0]),
    ("names without a header", [line("a"), line("b"), line("a")], [0, 1, 0]),
    ("a name that no header told", [header("a"), line("b"), line("a")], [0, 1, 0]),
  ])
  func `whose a line is`(name: String, lines: [SwipeLogLine], places: [Int]) {
    var devices = LogDevices()
    #expect(lines.map { devices.place(of: $0) } == places, "\(name)")
  }
}
