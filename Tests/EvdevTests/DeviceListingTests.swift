import Evdev
import Foundation
import Rig
import Testing

@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct DeviceListingTests {
  @Test func `pagerd lists every node with what it is and why it is read or not`() throws {
    let devices = try MockDevices()
    try devices.add(0, .keyboard)
    try devices.add(1, .touchpad)
    try devices.add(2, .touchscreen)
    let pagerd = try devices.start("pagerd", ["--list-devices"])
    #expect(pagerd.wait() == 0)
    let rows = pagerd.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows == [
        "NODE READ KIND SIZE FINGERS NAME ID OPTIONS WHY",
        "/dev/input/event0 no keyboard - - Rig keyboard - - "
          + "keyboards are never opened (ID_INPUT_KEYBOARD=1)",
        "/dev/input/event1 yes touchpad 100 x 60 mm 5 Rig touchpad rig-touchpad-06cb-7a13 - "
          + "udev says so (ID_INPUT_TOUCHPAD=1); a program moves it",
        "/dev/input/event2 yes touchscreen 256 x 256 mm 10 Rig touchscreen "
          + "rig-touchscreen-06cb-2819 - udev says so (ID_INPUT_TOUCHSCREEN=1); a program moves it",
      ])
    #expect(try devices.asked(0).isEmpty)
  }

  @Test func `a property of the value 0 is not set, and a rule that hides a device is named`()
    throws
  {
    let devices = try MockDevices()
    try devices.add(0, .touchpad, udev: ["ID_INPUT=1", "ID_INPUT_TOUCHPAD=0"])
    let pad = MockDevices.Kind.touchpad.udevProperties
    try devices.add(1, .touchpad, udev: pad + ["LIBINPUT_IGNORE_DEVICE=1"])
    try devices.add(2, .touchpad, udev: pad + ["LIBINPUT_IGNORE_DEVICE=0"])
    let pagerd = try devices.start("pagerd", ["--list-devices"])
    #expect(pagerd.wait() == 0)
    let rows = pagerd.lines.dropFirst().map { $0.split(separator: " ") }
    #expect(rows.map { $0[1] } == ["no", "no", "yes"])
    #expect(rows.map { $0[2] } == ["other", "touchpad", "touchpad"])
    #expect(pagerd.lines[1].hasSuffix("it is not a touchpad or touchscreen (ID_INPUT=1)"))
    #expect(
      pagerd.lines[2].hasSuffix("a udev rule hides it (LIBINPUT_IGNORE_DEVICE); name it to use it"))
  }

  @Test func `the options of each device are said where they are not the defaults`() throws {
    let devices = try MockDevices()
    try devices.add(0, .touchpad)
    try devices.add(1, .touchscreen, settings: ["'LIBINPUT_CALIBRATION_MATRIX=0 -1 1 1 0 0'"])
    try devices.add(2, .touchscreen, settings: ["'LIBINPUT_CALIBRATION_MATRIX=1 0 0 1 0 0'"])
    let pagerd = try devices.start(
      "pagerd",
      [
        "--list-devices", "--fingers", "2", "--for", "06cb:7a13:inverted,axis=vertical",
        "--for", "touchscreen:estimator=ios,slop-mm=2.5", "--for", "Nobody's:fingers=1",
      ])
    #expect(pagerd.wait() == 0)
    let rows = pagerd.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.count == 5)
    let said = [
      " axis=vertical,inverted udev",
      " fingers=2,slop-mm=2.5,calibration-matrix=0 -1 1 1 0 0,estimator=ios udev",
      " fingers=2,slop-mm=2.5,estimator=ios udev says so (ID_INPUT_TOUCHSCREEN=1); a program moves it; udev's "
        + "LIBINPUT_CALIBRATION_MATRIX '1 0 0 1 0 0' is not taken: the calibration lays the whole "
        + "panel on one line; give rows that differ",
    ]
    for (row, options) in zip(rows.filter { $0.hasPrefix("/dev/input/") }, said) {
      #expect(row.contains(options), "\(row)")
    }
    #expect(
      rows.contains { $0.hasPrefix("pagerd: --for Nobody's matches no device; there are '") })
  }
}
