import Foundation
import Rig
import Testing

/// What is recorded, and what never reaches the disk.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct CatchTests {
  @Test func `a touch that catches a settle is kept as two moments`() throws {
    let live = try LiveRun()
    var hand = Hand()
    hand.swipe()
    hand.wait(milliseconds: 80)
    hand.tap(fingers: 2, at: 1234)
    hand.wait(milliseconds: 2000)
    hand.swipe()
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(
      types(of: whatHappened(log)) == [
        "drag-begin", "end-dragging", "catch", "release", "snapped", "drag-begin", "end-dragging",
        "snapped",
      ])
    let file = try live.recordedFile()
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(##"# pager: {"type":"catch","t_us":"##))
    #expect(text.contains(##"# pager: {"type":"release","t_us":"##))
    // Of the tap only the place it left behind, in the state in front of the second swipe.
    #expect(text.components(separatedBy: " 0003 0035 1234\n").count == 2)
    #expect(whatHappened(try converted(file)) == whatHappened(log))
  }

  @Test func `a drag that catches a settle needs no moments`() throws {
    let live = try LiveRun()
    var hand = Hand()
    hand.swipe()
    hand.wait(milliseconds: 80)
    hand.swipe()
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(try landings(in: log) == ["0 -> 2"])
    let file = try live.recordedFile()
    #expect(try !String(contentsOf: file, encoding: .utf8).contains(#"{"type":"catch""#))
    #expect(whatHappened(try converted(file)) == whatHappened(log))
  }

  @Test func `taps alone leave no file`() throws {
    let live = try LiveRun()
    var hand = Hand()
    for fingers in [1, 2, 3, 1] {
      hand.tap(fingers: fingers)
      hand.wait(milliseconds: 500)
    }
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(whatHappened(log) == [])
    #expect(try live.recordedFiles() == [])
  }

  @Test func `swipes with taps between them land on the same pages when replayed`() throws {
    let live = try LiveRun()
    var hand = Hand()
    for turn in 0..<4 {
      // The swipe begins where the tap ended: the kernel will not repeat the place.
      hand.tap(fingers: turn % 3 + 1, at: 2920)
      hand.wait(milliseconds: 700)
      hand.touch(at: 2920)
      hand.drag(reports: 9 + turn)
      hand.lift()
      hand.wait(milliseconds: 900)
    }
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(try landings(in: log) == ["0 -> 1", "1 -> 2", "2 -> 3", "3 -> 4"])
    let replayed = try converted(live.recordedFile())
    #expect(try landings(in: replayed) == landings(in: log))
    let velocities = { (log: [String]) in
      lines(of: "end-dragging", in: log).map { $0.components(separatedBy: #""vx_pt_s":"#)[1] }
    }
    #expect(velocities(replayed) == velocities(log))
    #expect(velocities(log).count == 4)
  }

  @Test func `a rest of five minutes begins another file`() throws {
    let live = try LiveRun()
    var hand = Hand()
    hand.swipe()
    hand.wait(milliseconds: 301_000)
    hand.swipe()
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(try landings(in: log) == ["0 -> 1", "1 -> 2"])
    let files = try live.recordedFiles()
    #expect(files.count == 2)
    #expect(try files.flatMap { try landings(in: converted($0)) } == landings(in: log))
    let modes = try files.map {
      try FileManager.default.attributesOfItem(atPath: $0.path())[.posixPermissions] as? Int
    }
    #expect(modes == [0o600, 0o600])
  }
}
