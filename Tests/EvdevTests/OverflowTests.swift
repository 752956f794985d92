import Foundation
import Rig
import TestSupport
import Testing

/// The real libevdev after `SYN_DROPPED`: what happened in the gap comes as one resync frame.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct OverflowTests {
  private let devices: MockDevices
  private static let node = "/dev/input/event0"
  private static let down = "frame 0 3:39:7 3:35:100 3:36:200 1:14a:1"

  init() throws {
    devices = try MockDevices()
  }

  @Test func `a contact that began and ended in the gap never was`() throws {
    let probe = try startProbe()
    try devices.tell("silent 0 3:2f:1 3:39:8 3:35:700 3:36:800")
    try devices.tell("silent 0 3:39:-1 3:2f:0")
    let resync = try overflow(probe)
    #expect(!resync.contains(" 3:39:"))
    // Where it was is told all the same: the next contact in its slot may begin right there.
    #expect(resync.contains(" 3:2f:1 3:35:700 3:36:800 "))
  }

  @Test func `a contact that moved in the gap goes on under its id`() throws {
    let probe = try startProbe()
    try devices.tell("silent 0 3:35:900 3:36:950")
    let resync = try overflow(probe)
    #expect(!resync.contains(" 3:39:") && !resync.contains(" 1:14a:"))
    #expect(resync.contains(" 3:35:900 3:36:950 "))
    try devices.tell("frame 0 3:35:910")
    #expect(try probe.expect("frame") == "frame \(Self.node) 3:35:910")
  }

  @Test func `a contact that began in the gap is told with its place`() throws {
    let probe = try startProbe()
    try devices.tell("silent 0 3:2f:1 3:39:8 3:35:700 3:36:800")
    let resync = try overflow(probe)
    #expect(resync.contains(" 3:2f:1 3:35:700 3:36:800 3:39:8 "))
    // The slot that is current in the kernel comes last.
    try devices.tell("frame 0 3:35:710")
    #expect(try probe.expect("frame") == "frame \(Self.node) 3:35:710")
    #expect(resync.components(separatedBy: " 3:2f:").last?.hasPrefix("1 ") == true)
  }

  @Test func `two overflows in a row are two resync frames that end nothing`() throws {
    let probe = try startProbe()
    for position in [300, 500] {
      try devices.tell("silent 0 3:35:\(position)")
      let resync = try overflow(probe)
      #expect(resync.contains(" 3:35:\(position) ") && !resync.contains(" 3:39:"))
    }
  }

  @Test func `a frame that an overflow cuts off is void`() throws {
    let probe = try startProbe()
    try devices.tell("partial 0 3:39:-1 1:14a:0")
    try devices.tell("silent 0 3:39:9 1:14a:1")
    let resync = try overflow(probe)
    #expect(resync.hasPrefix("frame \(Self.node) 0:3:0 "))
    #expect(!resync.contains(" 1:14a:0 "))
  }

  @Test func `the hardware's clock comes with its frame`() throws {
    let scratch = try ScratchFolder()
    let pad = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(components: "Rig", "MockDevices", "touchpad.evemu")
    let text = try String(contentsOf: pad, encoding: .utf8)
      .replacing("B: 00 0b", with: "B: 00 1b")
      .replacing("\nA: 00", with: "\nB: 04 20 00 00 00 00 00 00 00\nA: 00", maxReplacements: 1)
    let file = try scratch.add("clock.evemu", Data(text.utf8))
    try withExtendedLifetime(scratch) {
      try devices.add(0, .touchpad, describedBy: URL(filePath: file))
      let probe = try devices.start("evdev-probe", [Self.node])
      try probe.expect("ready")
      try devices.tell("frame 0 4:4:30 4:5:8000 3:39:7 3:35:100 1:14a:1")
      let frame = try probe.expect("frame")
      #expect(frame.hasSuffix(" 4:5:8000 3:39:7 3:35:100 1:14a:1"), "\(frame)")
    }
  }

  /// A probe of a pad that one finger touches.
  private func startProbe() throws -> RunningProgram {
    try devices.add(0, .touchpad)
    let probe = try devices.start("evdev-probe", [Self.node])
    try probe.expect("ready")
    try devices.tell(Self.down)
    try probe.expect("frame")
    return probe
  }

  private func overflow(_ probe: RunningProgram) throws -> String {
    try devices.tell("dropped 0")
    let resync = try probe.expect("frame")
    #expect(resync.hasPrefix("frame \(Self.node) 0:3:0 "))
    return resync
  }
}
