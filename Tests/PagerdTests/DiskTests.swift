import Foundation
import Rig
import Testing

/// Disks that take no more.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need), .serialized)
struct DiskTests {
  @Test(.enabled(if: SmallDisk.isPossible, SmallDisk.need))
  func `a full disk is said once, and the recording goes on when there is room`() throws {
    let disk = try SmallDisk()
    let filler = disk.url.appending(component: "filler")
    let live = try LiveRun(recordingInto: disk.url)
    var hand = Hand()
    swipe(&hand)
    try live.play(&hand)
    try live.pagerd.expect(
      "pagerd: synthetic-touchpad-0000-0000: recording into \(disk.url.path())")
    try disk.fill(filler)
    for _ in 0..<3 { swipe(&hand) }
    try live.play(&hand)
    try live.pagerd.expect(
      "pagerd: synthetic-touchpad-0000-0000: swipes are left out of the recording: ")
    // All three must meet the full disk: the last one has begun, and the writer is behind by less.
    let last = "pagerd: synthetic-touchpad-0000-0000: page 3 -> 4 of 10"
    if !live.pagerd.lines.contains(where: { $0.hasPrefix(last) }) { try live.pagerd.expect(last) }
    Thread.sleep(forTimeInterval: 1)
    try FileManager.default.removeItem(at: filler)
    swipe(&hand)
    try live.play(&hand)
    try live.pagerd.expect("pagerd: synthetic-touchpad-0000-0000: the recording goes on")
    let log = try live.unplugAndReadLog()
    #expect(try landings(in: log) == (0..<5).map { "\($0) -> \($0 + 1)" })
    #expect(live.pagerd.lines.count { $0.contains("left out of the recording") } == 1)
    #expect(live.pagerd.lines.contains { $0.hasSuffix("no space left on device; make room") })
    let file = try live.recordedFile()
    let replayed = try landings(in: converted(file))
    // The page that the file's last block was on had some room left.
    #expect(replayed.count < 5)
    #expect(replayed.first == "0 -> 1")
    #expect(replayed.last == "4 -> 5")
    #expect(try replayed.allSatisfy(landings(in: log).contains))
  }

  @Test(.enabled(if: SmallDisk.isPossible, SmallDisk.need))
  func `a disk without any room leaves no empty file`() throws {
    let disk = try SmallDisk()
    try disk.fill(disk.url.appending(component: "filler"))
    let live = try LiveRun(recordingInto: disk.url)
    var hand = Hand()
    for _ in 0..<2 { swipe(&hand) }
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(try landings(in: log) == ["0 -> 1", "1 -> 2"])
    #expect(live.pagerd.lines.count { $0.contains("left out of the recording") } == 1)
    #expect(try live.recordedFiles().map(\.lastPathComponent) == ["filler"])
  }

  @Test func `a folder that cannot be made is an error at the start`() throws {
    let devices = try MockDevices()
    try LiveRun.add(0, to: devices)
    let pagerd = try devices.start("pagerd", ["--record", "/nowhere/at/all", LiveRun.node])
    #expect(pagerd.wait() == 1)
    #expect(
      pagerd.lines == [
        "pagerd: /nowhere/at/all: cannot record there; give a folder whose parent exists"
      ])
  }

  private func swipe(_ hand: inout Hand) {
    hand.swipe()
    hand.wait(milliseconds: 1000)
  }
}
