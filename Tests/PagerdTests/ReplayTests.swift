import Foundation
import Rig
import TestSupport
import Testing
import Touch

/// Live and replayed are the same, for every bundled recording played into a device of the same
/// description with its own stamps.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct ReplayTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(component: "Recordings")

  private static func recordings(of kind: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (names ?? []).filter { $0.hasPrefix(kind) }.sorted()
  }

  @Test(arguments: recordings(of: "touchpad"))
  func `a pad's log is that of its replay, line for line`(name: String) throws {
    try compare(name)
  }

  @Test(arguments: recordings(of: "touchscreen"))
  func `a screen's log is that of its replay, line for line`(name: String) throws {
    try compare(name)
  }

  @Test func `all bundled recordings are compared`() {
    #expect(Self.recordings(of: "touchpad").count == 12)
    #expect(Self.recordings(of: "touchscreen").count == 9)
  }

  /// On the standard layout every strategy rests where the recording begins.
  @Test(
    arguments: [
      ("paging", "niri"), ("round", "impulse"), ("directional", "libadwaita"),
      ("directional-ceil", "lsq2"), ("settle-visible", "ios"), ("nearest-center", "chromium"),
    ])
  func `so it is with every strategy and other estimators`(
    strategy: String, estimator: String
  ) throws {
    try compare("touchpad-reading.evemu", ["--strategy", strategy, "--estimator", estimator])
  }

  /// The recording's header tells the axis, so that its replay needs no option.
  @Test(
    arguments: [
      ["--axis", "vertical"], ["--layout", #"{"axis":"vertical"}"#],
      ["--axis", "vertical", "--layout", #"{"axis":"horizontal","rtl":true}"#],
    ])
  func `a vertical pager is replayed along its axis`(settings: [String]) throws {
    let live = try LiveRun(settings)
    var hand = Hand(along: .vertical)
    for _ in 0..<2 {
      hand.swipe()
      hand.wait(milliseconds: 1000)
    }
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(log.first?.contains(#""axis":"vertical""#) == true)
    #expect(try landings(in: log) == ["0 -> 1", "1 -> 2"])
    #expect(whatHappened(log) == whatHappened(try converted(live.recordedFile())))
  }

  @Test func `an axis that is given has the last word on the layout's`() throws {
    let live = try LiveRun(["--axis", "horizontal", "--layout", #"{"axis":"vertical"}"#])
    var hand = Hand()
    hand.swipe()
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(log.first?.contains(#""axis":"horizontal""#) == true)
    #expect(try landings(in: log) == ["0 -> 1"])
    #expect(whatHappened(log) == whatHappened(try converted(live.recordedFile())))
  }

  @Test func `what udev takes a device for is what its recording is replayed as`() throws {
    let folder = try ScratchFolder()
    let pad = Self.folder.appending(component: "touchpad-reading.evemu")
    let file = try folder.add("touchscreen-by-udev.evemu", Data(contentsOf: pad))
    try withExtendedLifetime(folder) {
      let live = try LiveRun(["--page", "4"], adding: URL(filePath: file))
      try live.devices.tell("play 0 \(file)")
      let log = try live.unplugAndReadLog()
      #expect(log.first?.contains(#""kind":"touchscreen""#) == true)
      #expect(log.contains { $0.contains(#""type":"drag-begin""#) && $0.contains(#""fingers":1"#) })
      #expect(whatHappened(log) == whatHappened(try converted(live.recordedFile())))
    }
  }

  @Test func `the timer lands the last page as the replay does`() throws {
    let file = Self.folder.appending(component: "touchpad-catch.evemu")
    let devices = try MockDevices()
    try devices.add(0, .touchpad, describedBy: file)
    let pagerd = try devices.start("pagerd", ["--page", "4", "--swipe-log", "-", LiveRun.node])
    try pagerd.expect("pagerd: synthetic-")
    // All frames are there long before the clock has come to their stamps.
    let ahead = 2_000_000
    try devices.tell("play 0 \(file.path()) \(ahead)")
    try pagerd.expect(#"{"type":"snapped""#)
    pagerd.send(signal: SIGTERM)
    #expect(pagerd.wait() == 0)
    let log = pagerd.lines.filter { $0.hasPrefix("{") }
    #expect(whatHappened(log) == whatHappened(try converted(file)))
  }

  private func compare(_ name: String, _ settings: [String] = []) throws {
    let file = Self.folder.appending(component: name)
    let live = try LiveRun(["--page", "4", "--layout", layout(of: file)] + settings, adding: file)
    try live.devices.tell("play 0 \(file.path())")
    let log = try live.unplugAndReadLog()
    #expect(whatHappened(log) == whatHappened(try converted(file, settings)))
    // The recording that was made meanwhile holds the same, and knows its settings itself.
    #expect(whatHappened(log) == whatHappened(try converted(live.recordedFile())))
  }

  private func layout(of file: URL) throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: #""layout":"#)).upperBound
    let end = try #require(text[start...].firstIndex(of: "}"))
    return String(text[start...end])
  }
}
