import Evdev
import Rig
import Testing

@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct DeviceMonitorTests {
  private let devices: MockDevices

  init() throws {
    devices = try MockDevices()
  }

  @Test func `present touch devices are opened and keyboards are not`() throws {
    try devices.add(0, .keyboard)
    try devices.add(1, .touchpad)
    try devices.add(2, .touchscreen)
    let probe = try devices.start("evdev-probe")
    try probe.expect("refused /dev/input/event0 (Rig keyboard)")
    try probe.expect("opened /dev/input/event1 rig-touchpad-06cb-7a13 touchpad slots=5")
    try probe.expect("opened /dev/input/event2 rig-touchscreen-06cb-2819 touchscreen slots=10")
    try probe.expect("ready")
    #expect(try devices.asked(0).isEmpty)
  }

  @Test func `a device plugged in later is opened, and its id survives a replug`() throws {
    let probe = try devices.start("evdev-probe")
    try probe.expect("ready")
    try devices.add(0, .touchpad, settings: ["phys=usb-1"])
    try probe.expect("opened /dev/input/event0 rig-touchpad-06cb-7a13 ")
    try devices.add(1, .touchpad, settings: ["phys=usb-2"])
    try probe.expect("opened /dev/input/event1 rig-touchpad-06cb-7a13-2 ")
    try devices.tell("frame 1 3:39:7 3:35:100 3:36:200 1:14a:1")
    try probe.expect("frame /dev/input/event1")
    try devices.tell("unplug 1")
    try probe.expect("removed /dev/input/event1")
    try devices.tell("unplug 0")
    try probe.expect("removed /dev/input/event0")
    try devices.add(5, .touchpad, settings: ["phys=usb-2"])
    try probe.expect("opened /dev/input/event5 rig-touchpad-06cb-7a13-2 ")
    #expect(probe.lines.filter { $0.hasPrefix("closed /dev/input/event1") }.count == 1)
  }

  @Test func `a property taken back with the value 0 does not count`() throws {
    try devices.add(
      0, .touchpad, udev: ["ID_INPUT=1", "ID_INPUT_TOUCHPAD=0", "ID_INPUT_MOUSE=1"])
    let probe = try devices.start("evdev-probe")
    #expect(
      try probe.expect("refused").hasSuffix("not a touchpad or touchscreen (ID_INPUT_MOUSE=1)"))
  }
}
