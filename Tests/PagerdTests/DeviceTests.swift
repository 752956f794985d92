import Foundation
import Rig
import Testing

/// Devices come, go and fail; the others and the process live on.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct DeviceTests {
  private static let first = "synthetic-touchpad-0000-0000"
  private static let second = "synthetic-touchpad-0000-0000-2"

  @Test func `two devices plugged in while it runs have a pager each`() throws {
    let live = try LiveRun(named: false)
    try live.add(0, as: Self.first, settings: ["phys=a"])
    try live.add(1, as: Self.second, settings: ["phys=b"])
    var hands = [Hand(), Hand()]
    for number in [0, 1] {
      hands[number].touch()
      hands[number].drag(reports: 5)
      try live.play(&hands[number], on: number)
    }
    for number in [1, 0] {
      hands[number].drag(reports: 5)
      hands[number].lift()
      try live.play(&hands[number], on: number)
    }
    hands[1].wait(milliseconds: 1000)
    hands[1].swipe()
    try live.play(&hands[1], on: 1)
    try live.devices.tell("unplug 0")
    try live.pagerd.expect("pagerd: \(Self.first): gone")
    try live.devices.tell("unplug 1")
    try live.pagerd.expect("pagerd: \(Self.second): gone")
    try end(live)
    let log = { (id: String) in
      live.log.filter { $0.hasSuffix(#","device":"\#(id)"}"#) }
    }
    #expect(try landings(in: log(Self.first)) == ["0 -> 1"])
    #expect(try landings(in: log(Self.second)) == ["0 -> 1", "1 -> 2"])
    #expect(lines(of: "header", in: live.log).count == 2)
    let files = try live.recordedFiles()
    #expect(files.count { $0.lastPathComponent.hasPrefix("\(Self.second)-") } == 1)
    #expect(files.count == 2)
  }

  @Test func `unplugged in mid-drag it cancels, and a replug works`() throws {
    let live = try LiveRun(named: false)
    try live.add(0, as: Self.first)
    var hand = Hand()
    hand.touch()
    hand.drag(reports: 5)
    try live.play(&hand)
    try live.devices.tell("unplug 0")
    try live.pagerd.expect("pagerd: \(Self.first): drag cancelled (device-gone)")
    try live.pagerd.expect("pagerd: \(Self.first): gone")
    try live.add(3, as: Self.first)
    hand = Hand()
    hand.swipe()
    try live.play(&hand, on: 3)
    try live.devices.tell("unplug 3")
    try live.pagerd.expect("pagerd: \(Self.first): page 1 -> 2 of 10, ")
    try end(live)
    #expect(
      types(of: live.log) == [
        "header", "state", "drag-begin", "drag-cancel", "snapped",
        "header", "state", "drag-begin", "end-dragging", "snapped",
      ])
    #expect(try landings(in: live.log) == ["0 -> 0", "0 -> 1"])
    let second = try #require(live.log.lastIndex { $0.hasPrefix(#"{"type":"header""#) })
    let lives = [Array(live.log[..<second]), Array(live.log[second...])]
    let replayed = try live.recordedFiles().map { whatHappened(try converted($0)) }
    #expect(replayed == lives.map(whatHappened))
  }

  @Test(arguments: [true, false])
  func `keys that the kernel releases are no lift`(isUnplugged: Bool) throws {
    let live = try LiveRun()
    var hand = Hand()
    hand.touch()
    hand.drag(reports: 5)
    try live.play(&hand)
    if !isUnplugged {
      try live.devices.tell("own 0 1:14a:0 1:14d:0")
      try live.pagerd.expect(#"{"type":"drag-cancel""#)
    }
    let log = try live.unplugAndReadLog(releasing: isUnplugged ? "1:14a:0 1:14d:0" : "")
    let reason = isUnplugged ? "device-gone" : "suspended"
    #expect(types(of: whatHappened(log)) == ["drag-begin", "drag-cancel", "snapped"])
    #expect(log.contains { $0.contains(#""reason":"\#(reason)""#) })
    #expect(whatHappened(try converted(live.recordedFile())) == whatHappened(log))
  }

  @Test func `a lift lost in an overflow cancels the drag`() throws {
    let live = try LiveRun()
    var hand = Hand()
    hand.touch()
    hand.drag(reports: 5)
    try live.play(&hand)
    try live.devices.tell("silent 0 3:2f:0 3:39:-1 3:2f:1 3:39:-1 1:14a:0 1:14d:0")
    try live.devices.tell("dropped 0")
    try live.pagerd.expect("pagerd: \(Self.first): events were lost")
    let log = try live.unplugAndReadLog()
    #expect(
      types(of: whatHappened(log)) == ["drag-begin", "drag-cancel", "snapped"])
    #expect(lines(of: "drag-cancel", in: log).first?.contains(#""reason":"dropped""#) == true)
    #expect(whatHappened(try converted(live.recordedFile())) == whatHappened(log))
  }

  @Test func `a device that fails is let go of, and the others go on`() throws {
    let live = try LiveRun(named: false)
    try live.add(0, as: Self.first, settings: ["phys=a"])
    try live.add(1, as: Self.second, settings: ["phys=b"])
    try live.devices.tell("fail 0")
    try live.pagerd.expect(
      "pagerd: \(Self.first): cannot read /dev/input/event0: Input/output error")
    try live.pagerd.expect("pagerd: \(Self.first): gone")
    var hand = Hand()
    hand.swipe()
    try live.play(&hand, on: 1)
    try live.devices.tell("unplug 1")
    try live.pagerd.expect("pagerd: \(Self.second): page 1 -> 2 of 10, ")
    try end(live)
  }

  private func end(_ live: LiveRun) throws {
    live.pagerd.send(signal: SIGTERM)
    #expect(live.pagerd.wait() == 0)
  }
}
