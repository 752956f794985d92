import Foundation
import Rig
import TestSupport
import Testing

/// What happens on a device is what happens when its recording is played.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct DevicePlaybackTests {
  private static let node = "/dev/input/event0"
  /// Where the bundled recordings begin, counted from 0.
  private static let startPage = "4"

  private let devices: MockDevices

  init() throws {
    devices = try MockDevices()
  }

  private static let pads = names(of: "touchpad")
  private static let screens = names(of: "touchscreen")

  private static func names(of kind: String) -> [String] {
    ((try? Recordings.all()) ?? []).map { URL(filePath: $0).lastPathComponent }
      .filter { $0.hasPrefix(kind) }
  }

  @Test func `all bundled recordings are compared`() {
    #expect(Self.pads.count == 12)
    #expect(Self.screens.count == 9)
  }

  @Test(arguments: pads)
  func `a pad's lines are those of its recording`(_ name: String) throws {
    try compare(name, .touchpad)
  }

  @Test(arguments: screens)
  func `a screen's lines are those of its recording`(_ name: String) throws {
    try compare(name, .touchscreen)
  }

  @Test(
    arguments: [
      "paging", "round", "directional", "directional-ceil", "settle-visible", "nearest-center",
    ])
  func `so it is whatever strategy moves the content`(_ strategy: String) throws {
    try compare("touchpad-reading.evemu", .touchpad, ["--strategy", strategy])
  }

  @Test func `so it is of several strategies side by side`() throws {
    try compare("touchscreen-reading.evemu", .touchscreen, ["--strategy", SideBySideTests.list])
  }

  @Test func `so it is of a screen that udev calibrates`() throws {
    try compare(
      "touchscreen-reading.evemu", .touchscreen, ["--axis", "vertical"],
      calibratedBy: "0 -1 1 1 0 0")
  }

  @Test func `the clock lands the last page as the recording does`() throws {
    let path = Recordings.path("touchpad-catch.evemu")
    try devices.add(0, .touchpad, describedBy: URL(filePath: path))
    let live = try start(["--page", Self.startPage])
    // All frames are there before the clock has come to their stamps.
    try devices.tell("play 0 \(path) 500000")
    try live.expectWord("snapped")
    live.send(signal: SIGINT)
    #expect(live.wait() == -SIGINT)
    let played = try play(path).standardOutput.split(separator: "\n").map(String.init)
    #expect(live.lines.map(withoutTime) == played.map(withoutTime))
  }

  @Test func `unplugged in mid-drag it cancels, says so and fails`() throws {
    let live = try startDragging()
    // The kernel releases the keys of a device that goes, as if the fingers had lifted.
    try devices.tell("unplug 0 1:14a:0 1:14d:0")
    #expect(live.wait() == 1)
    #expect(live.lines.contains { $0.hasSuffix("drag-cancel   device-gone") })
    #expect(!live.lines.contains { $0.contains("end-dragging") })
    #expect(
      live.lines.suffix(2) == [
        "no swipe, 1 cancelled", "pager-live: \(Self.node) (Synthetic Touchpad) has gone",
      ])
  }

  @Test func `keys that the kernel releases are no lift of fingers`() throws {
    let live = try startDragging()
    try devices.tell("own 0 1:14a:0 1:14d:0")
    try live.expectWord("drag-cancel")
    live.send(signal: SIGINT)
    #expect(live.wait() == -SIGINT)
    #expect(live.lines.contains { $0.hasSuffix("drag-cancel   suspended") })
    #expect(live.lines.last == "no swipe, 1 cancelled")
  }

  @Test func `a device that cannot be read any more is said to be so`() throws {
    try devices.add(0, .touchpad)
    let live = try start()
    try devices.tell("fail 0")
    #expect(live.wait() == 1)
    #expect(live.lines.last == "pager-live: cannot read \(Self.node): Input/output error")
  }

  @Test func `a keyboard is refused and never opened`() throws {
    try devices.add(0, .keyboard)
    let live = try devices.start("pager-live", ["--device", Self.node])
    #expect(live.wait() == 1)
    #expect(live.lines.count == 1)
    #expect(live.lines.first?.contains("is not read: keyboards are never opened") == true)
    #expect(try devices.asked(0).isEmpty)
  }

  @Test(.enabled(if: getuid() == 0))
  func `a node that may not be opened is said with the way out`() throws {
    try devices.add(0, .touchpad)
    try devices.tell("mode 0 000")
    // Root without its capabilities is an ordinary user here.
    let live = try devices.start(
      "pager-live", ["--device", Self.node],
      launcher: ["/usr/bin/setpriv", "--bounding-set=-all", "--inh-caps=-all"])
    #expect(live.wait() == 1)
    #expect(live.lines.count == 1)
    #expect(
      live.lines.first?.hasPrefix("pager-live: cannot open \(Self.node): permission denied; ")
        == true)
  }

  @Test func `nothing is grabbed`() throws {
    try devices.add(0, .touchpad)
    _ = try start()
    #expect(try !devices.asked(0).contains("grab"))
  }

  private func start(_ arguments: [String] = []) throws -> RunningProgram {
    let live = try devices.start(
      "pager-live", ["--device", Self.node] + arguments,
      environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"])
    // The first line: the pager stands.
    _ = try live.expect("")
    return live
  }

  /// Two fingers that have dragged by 10 mm and are still down.
  private func startDragging() throws -> RunningProgram {
    let description = URL(filePath: Recordings.path("touchpad-reading.evemu"))
    try devices.add(0, .touchpad, describedBy: description)
    let live = try start()
    try devices.tell(
      "frame 0 3:2f:0 3:39:1 3:35:3000 3:36:1200 3:2f:1 3:39:2 3:35:3600 3:36:1200 "
        + "1:14a:1 1:14d:1")
    for step in 1...5 {
      let x = 3000 - 80 * step
      try devices.tell("frame 0 3:2f:0 3:35:\(x) 3:2f:1 3:35:\(x + 600)")
    }
    try live.expectWord("drag-begin")
    return live
  }

  /// The device refuses the machine's clock and keeps the stamps of the recording.
  private func compare(
    _ name: String, _ kind: MockDevices.Kind, _ settings: [String] = [],
    calibratedBy matrix: String? = nil
  ) throws {
    let path = Recordings.path(name)
    let properties = matrix.map { ["'LIBINPUT_CALIBRATION_MATRIX=\($0)'"] } ?? []
    try devices.add(
      0, kind, describedBy: URL(filePath: path), settings: ["refuse=clock"] + properties)
    let live = try start(
      ["--page", Self.startPage, "--layout", try Recordings.layout(of: path)] + settings)
    try devices.tell("play 0 \(path)")
    try devices.tell("unplug 0")
    #expect(live.wait() == 1)
    let calibration = matrix.map { ["--calibration-matrix", $0] } ?? []
    let played = try play(path, settings + calibration).standardOutput.split(separator: "\n")
      .map(String.init)
    #expect(played.contains { $0.contains("drag-begin") })
    #expect(live.lines.filter { !$0.hasPrefix("pager-live: ") } == played)
  }

  private func withoutTime(_ line: String) -> String {
    let words = line.drop { $0 == " " }
    guard line.hasPrefix(" "), words.first?.isNumber == true else { return line }
    return String(words.drop { $0 != " " })
  }
}

extension RunningProgram {
  /// The next line whose second word, behind the time, is this one.
  fileprivate func expectWord(_ word: String) throws {
    while try expect("").split(separator: " ").dropFirst().first != Substring(word) {}
  }
}
