import Foundation
import Rig
import Testing

/// The real libevdev and the real loop in a program of its own, on devices that are played.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct EventDeviceTests {
  private let devices: MockDevices
  private static let node = "/dev/input/event0"

  init() throws {
    devices = try MockDevices()
  }

  @Test func `a touchpad is opened and its frames arrive whole`() throws {
    let probe = try startProbe()
    try devices.tell("frame 0 3:39:7 3:35:100 3:36:200 1:14a:1 1:145:1")
    let first = try probe.expect("frame \(Self.node)")
    #expect(first.hasSuffix(" 0:0:1 3:39:7 3:35:100 3:36:200 1:14a:1 1:145:1"))
    try devices.tell("frame 0 3:35:120")
    #expect(try probe.expect("frame") == "frame \(Self.node) 3:35:120")
    try devices.tell("frame 0 3:39:-1 1:14a:0 1:145:0")
    #expect(try probe.expect("frame") == "frame \(Self.node) 3:39:-1 1:14a:0 1:145:0")
  }

  @Test func `mask and clock are set before the first read, and nothing is grabbed`() throws {
    _ = try startProbe()
    let asked = try devices.asked(0)
    let firstRead = try #require(asked.firstIndex(of: "read"))
    let masks = asked.filter { $0.hasPrefix("mask=") }
    #expect(masks.count == 4)
    #expect(masks.contains("mask=0:1b"))
    #expect(asked[..<firstRead].filter { $0.hasPrefix("mask=") } == masks)
    #expect(asked[..<firstRead].contains("clock=1"))
    #expect(!asked.contains("grab"))
  }

  @Test func `what the kernel leaves unsaid at opening comes before the first frame`() throws {
    try devices.add(0, .touchpad)
    try devices.tell("silent 0 3:2f:2 3:39:5 3:35:1500 3:36:900 1:14a:1 1:145:1")
    let probe = try startProbe(adding: false)
    try devices.tell("frame 0 3:39:-1")
    let frame = try probe.expect("frame")
    #expect(frame.contains(" 3:2f:2 3:35:1500 3:36:900 "))
    // The slot that is current in the kernel, and no contact that nobody saw begin.
    #expect(frame.contains(" 3:2f:2 3:0:0 3:1:0 1:14a:1 1:145:1 1:14d:0 "))
    #expect(frame.hasSuffix(" 0:0:1 3:39:-1"))
    #expect(!frame.contains("3:39:5"))
  }

  @Test func `a lift lost in an overflow ends the contact in one resync frame`() throws {
    let probe = try startProbe()
    try devices.tell("frame 0 3:39:7 3:35:100 3:36:200 1:14a:1")
    try probe.expect("frame")
    try devices.tell("silent 0 3:35:900")
    try devices.tell("silent 0 3:39:-1 1:14a:0")
    try devices.tell("dropped 0")
    let resync = try probe.expect("frame")
    #expect(resync.hasPrefix("frame \(Self.node) 0:3:0 "))
    #expect(resync.contains(" 3:39:-1 ") && resync.contains(" 1:14a:0 "))
    // libevdev says nothing of the ended contact's last place; the next one may begin there.
    #expect(resync.contains(" 3:2f:0 3:35:900 3:36:200 "))
    try devices.tell("frame 0 3:39:8")
    #expect(try probe.expect("frame") == "frame \(Self.node) 3:39:8")
  }

  @Test func `a contact replaced in an overflow ends and begins in the resync frame`() throws {
    let probe = try startProbe()
    try devices.tell("frame 0 3:39:7 3:35:100 3:36:200 1:14a:1")
    try probe.expect("frame")
    try devices.tell("silent 0 3:39:9 3:35:300")
    try devices.tell("dropped 0")
    let resync = try probe.expect("frame \(Self.node) 0:3:0 ")
    let end = try #require(resync.range(of: " 3:39:-1 "))
    #expect(resync[end.upperBound...].contains(" 3:39:9 "))
  }

  @Test func `an unplugged device is gone once, in the middle of a drag`() throws {
    let probe = try startProbe()
    try devices.tell("frame 0 3:39:7 3:35:100 3:36:200 1:14a:1")
    try probe.expect("frame")
    try devices.tell("unplug 0")
    try probe.expect("gone \(Self.node)")
    probe.send(signal: 15)
    #expect(probe.wait() == 0)
    #expect(probe.lines.filter { $0.hasPrefix("gone") || $0.hasPrefix("closed") }.count == 2)
  }

  @Test func `a keyboard is refused before it is opened`() throws {
    try devices.add(0, .keyboard)
    let probe = try devices.start("evdev-probe", [Self.node])
    #expect(
      try probe.expect("refused")
        == "refused \(Self.node) (Rig keyboard) is not read: "
        + "keyboards are never opened (ID_INPUT_KEYBOARD=1)")
    #expect(try devices.asked(0).isEmpty)
  }

  @Test func `a keyboard that udev calls a touchpad is refused for its keys`() throws {
    try devices.add(0, .keyboard, udev: MockDevices.Kind.touchpad.udevProperties)
    let probe = try devices.start("evdev-probe", [Self.node])
    #expect(try probe.expect("refused").hasSuffix("(it has the keys of one)"))
    #expect(try devices.asked(0).isEmpty)
  }

  @Test func `a device without mask and clock is read with a warning each`() throws {
    try devices.add(0, .touchpad)
    try devices.tell("refuse 0 mask clock")
    let probe = try startProbe(adding: false, ready: false)
    try probe.expect("warning \(Self.node) takes no event mask (Invalid argument)")
    try probe.expect("warning \(Self.node) keeps the wall clock (Invalid argument)")
    try probe.expect("ready")
    try devices.tell("frame 0 1:1e:1 3:39:7 3:18:20 4:4:30 1:14a:1")
    let frame = try probe.expect("frame")
    #expect(frame.hasSuffix(" 0:0:1 3:39:7 1:14a:1"))
  }

  @Test func `a missing node is named with the way to see the others`() throws {
    let probe = try devices.start("evdev-probe", ["/dev/input/event77"])
    #expect(try probe.expect("refused").contains("cannot open /dev/input/event77: there is no"))
  }

  private func startProbe(adding: Bool = true, ready: Bool = true) throws -> RunningProgram {
    if adding { try devices.add(0, .touchpad) }
    let probe = try devices.start("evdev-probe", [Self.node])
    if ready { try probe.expect("ready") }
    return probe
  }
}
