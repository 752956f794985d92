import Foundation
import Rig
import Testing

/// Nodes that may not be opened; root without its capabilities is an ordinary user here.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need), .enabled(if: getuid() == 0))
struct PermissionTests {
  private static let powerless = ["/usr/bin/setpriv", "--bounding-set=-all", "--inh-caps=-all"]
  private static let id = "rig-touchpad-06cb-7a13"

  @Test func `a named node that is refused ends it with the way out`() throws {
    let devices = try MockDevices()
    try LiveRun.add(0, to: devices)
    try devices.tell("mode 0 000")
    let pagerd = try devices.start("pagerd", [LiveRun.node], launcher: Self.powerless)
    #expect(pagerd.wait() == 1)
    #expect(pagerd.lines.count == 1)
    let line = pagerd.lines.first ?? ""
    #expect(line.hasPrefix("pagerd: cannot open /dev/input/event0: permission denied; put '"))
    #expect(
      line.hasSuffix(" into /etc/udev/rules.d/70-pager.rules and restart, or run as root"))
  }

  @Test func `a named node that is missing ends it with the way to see the others`() throws {
    let pagerd = try MockDevices().start("pagerd", ["/dev/input/event7"])
    #expect(pagerd.wait() == 1)
    #expect(
      pagerd.lines == [
        "pagerd: cannot open /dev/input/event7: there is no such device;"
          + " see 'pagerd --list-devices'"
      ])
  }

  @Test func `a node that appears is tried again until udev has opened it`() throws {
    let devices = try MockDevices()
    let pagerd = try start(devices)
    try devices.tell("change 0 ID_INPUT_TOUCHPAD=1")
    // Whether that comes in time for a try, or only for the next announcement, it is opened.
    try devices.tell("mode 0 600")
    try devices.tell("change 0")
    try pagerd.expect("pagerd: \(Self.id): reading /dev/input/event0 ")
    pagerd.stop()
  }

  @Test func `after the last try it says why, and a change of udev's opens it`() throws {
    let devices = try MockDevices()
    let pagerd = try start(devices)
    try devices.tell("change 0 ID_INPUT_TOUCHPAD=1")
    try pagerd.expect("pagerd: cannot open /dev/input/event0: permission denied; ")
    try devices.tell("mode 0 600")
    try devices.tell("change 0")
    try pagerd.expect("pagerd: \(Self.id): reading /dev/input/event0 ")
    #expect(pagerd.lines.count { $0.contains("permission denied") } == 1)
    pagerd.stop()
  }

  /// A node that is closed before udev says that it is a touchpad.
  private func start(_ devices: MockDevices) throws -> RunningProgram {
    let pagerd = try devices.start("pagerd", launcher: Self.powerless)
    try pagerd.expect("pagerd: no touchpad or touchscreen yet")
    try devices.add(0, .touchpad, udev: ["ID_INPUT=1"])
    try devices.tell("mode 0 000")
    return pagerd
  }
}
