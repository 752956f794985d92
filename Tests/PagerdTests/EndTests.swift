import Foundation
import Rig
import TestSupport
import Testing

/// However it ends, what is on the disk is whole.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct EndTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal in mid-drag cancels, and closes the file whole`(signal: Int32) throws {
    let live = try LiveRun()
    try dragOn(live)
    live.pagerd.send(signal: signal)
    #expect(live.pagerd.wait() == 0)
    #expect(
      types(of: whatHappened(live.log)) == [
        "drag-begin", "end-dragging", "snapped", "drag-begin", "drag-cancel", "snapped",
      ])
    let cancel = try #require(lines(of: "drag-cancel", in: live.log).first)
    #expect(cancel.contains(#""reason":"recording-ended""#))
    #expect(whatHappened(try converted(live.recordedFile())) == whatHappened(live.log))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal while the content settles loses no landing`(signal: Int32) throws {
    let live = try LiveRun()
    var hand = Hand()
    hand.swipe()
    try live.play(&hand)
    try live.pagerd.expect(#"{"type":"end-dragging""#)
    live.pagerd.send(signal: signal)
    #expect(live.pagerd.wait() == 0)
    #expect(try landings(in: live.log) == ["0 -> 1"])
    let file = try live.recordedFile()
    #expect(try String(contentsOf: file, encoding: .utf8).contains(#"{"type":"snapped""#))
    #expect(whatHappened(try converted(file)) == whatHappened(live.log))
  }

  @Test func `a finger that holds caught content lets go of it at the end`() throws {
    let live = try LiveRun()
    var hand = Hand()
    hand.swipe()
    hand.wait(milliseconds: 80)
    hand.touch()
    try live.play(&hand)
    try live.pagerd.expect(#"{"type":"catch""#)
    live.pagerd.send(signal: SIGTERM)
    #expect(live.pagerd.wait() == 0)
    #expect(
      types(of: whatHappened(live.log)) == [
        "drag-begin", "end-dragging", "catch", "release", "snapped",
      ])
    #expect(whatHappened(try converted(live.recordedFile())) == whatHappened(live.log))
  }

  /// The end's own time, which no event of the recording has.
  @Test(arguments: ["device-gone", "recording-ended"])
  func `a drag cut off by the clock is cut off at the same time in the replay`(
    reason: String
  ) throws {
    let folder = try TemporaryFolder()
    let devices = try MockDevices()
    try devices.add(0, .touchpad)
    let pagerd = try devices.start(
      "pagerd", ["--swipe-log", "-", "--record", folder.url.path(), LiveRun.node])
    try pagerd.expect("pagerd: ")
    var hand = Hand()
    hand.touch()
    hand.drag(reports: 5)
    let file = try hand.takeFile()
    try devices.tell("play 0 \(file.url.path()) 0")
    try pagerd.expect(#"{"type":"scroll""#)
    if reason == "device-gone" {
      try devices.tell("unplug 0")
    } else {
      pagerd.send(signal: SIGTERM)
    }
    #expect(pagerd.wait() == (reason == "device-gone" ? 1 : 0))
    let log = whatHappened(pagerd.lines.filter { $0.hasPrefix("{") })
    #expect(types(of: log) == ["drag-begin", "drag-cancel", "snapped"])
    #expect(lines(of: "drag-cancel", in: log).first?.contains(reason) == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.count == 1)
    let recording = folder.url.appending(component: try #require(names.first))
    #expect(whatHappened(try converted(recording)) == log)
  }

  @Test func `a hang-up that nohup has ignored does not end it`() throws {
    let live = try LiveRun(launcher: ["nohup"])
    live.pagerd.send(signal: SIGHUP)
    var hand = Hand()
    hand.swipe()
    try live.play(&hand)
    #expect(types(of: whatHappened(try live.unplugAndReadLog())).last == "snapped")
  }

  @Test func `killed in mid-drag, the file is readable up to the last whole frame`() throws {
    let live = try LiveRun()
    try dragOn(live)
    let end = "E: 1.136001 0000 0000 0000\n"
    let file = try waitForFile(in: live) { $0.contains(end) }
    live.pagerd.send(signal: SIGKILL)
    #expect(live.pagerd.wait() == -SIGKILL)
    let replayed = try converted(file)
    #expect(try landings(in: replayed) == ["0 -> 1", "1 -> 1"])
    #expect(lines(of: "drag-cancel", in: replayed).count == 1)
  }

  @Test func `the reader of the log may go away`() throws {
    let devices = try MockDevices()
    try LiveRun.add(0, to: devices)
    let folder = try TemporaryFolder()
    let pipe = folder.path("log")
    #expect(mkfifo(pipe, 0o600) == 0)
    let pagerd = try devices.start("pagerd", ["--swipe-log", pipe, LiveRun.node])
    let reader = try #require(FileHandle(forReadingAtPath: pipe))
    try pagerd.expect("pagerd: synthetic-")
    #expect(try reader.read(upToCount: 1) == Data("{".utf8))
    try reader.close()
    var hand = Hand()
    for _ in 0..<3 {
      hand.swipe()
      hand.wait(milliseconds: 1000)
    }
    let file = try hand.takeFile()
    try devices.tell("play 0 \(file.url.path())")
    try pagerd.expect("pagerd: the swipe log ends here: \(pipe): cannot write it: broken pipe")
    try devices.tell("unplug 0")
    #expect(pagerd.wait() == 1)
    #expect(pagerd.lines.contains { $0.contains("page 3 -> 4 of 10") })
  }

  /// A whole swipe, then half of one.
  private func dragOn(_ live: LiveRun) throws {
    var hand = Hand()
    hand.swipe()
    hand.wait(milliseconds: 1000)
    hand.touch()
    hand.drag(reports: 5)
    try live.play(&hand)
  }

  /// The file is written by a thread that nobody waits for.
  private func waitForFile(in live: LiveRun, until isThere: (String) -> Bool) throws -> URL {
    let deadline = Date(timeIntervalSinceNow: 30)
    while Date.now < deadline {
      if let file = try live.recordedFiles().first,
        try isThere(String(contentsOf: file, encoding: .utf8))
      {
        return file
      }
      usleep(1000)
    }
    throw RigError.missingLine("a recorded frame")
  }
}
