import Evdev
import Testing
import Touch

@Suite struct DeviceClassTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let record: DeviceRecord
    let use: DeviceClass.Use
    let noun: String

    init(_ name: String, _ record: DeviceRecord, _ use: DeviceClass.Use, _ noun: String) {
      testDescription = name
      self.record = record
      self.use = use
      self.noun = noun
    }
  }

  @Test(arguments: [
    Case("touchpad by udev", record([.input, .touchpad]), .automatic, "touchpad"),
    Case("touchscreen by udev", record([.input, .touchscreen]), .automatic, "touchscreen"),
    Case("both: pad first", record([.input, .touchscreen, .touchpad]), .automatic, "touchpad"),
    Case("keyboard by udev", record([.input, .key, .keyboard]), .never, "keyboard"),
    Case("keyboard by codes", record([], keys: 1...31), .never, "keyboard"),
    Case("a touchpad on a keyboard's node", record([.touchpad, .keyboard]), .never, "keyboard"),
    Case("a touchpad with all keys", record([.touchpad], keys: 1...31), .never, "keyboard"),
    Case(
      "a screen with some keys", record([.touchscreen], keys: 1...30), .automatic, "touchscreen"),
    Case("pen tablet", record([.input, .tablet]), .never, "pen tablet"),
    Case("its fingers", record([.tablet, .touchpad]), .onRequest, "tablet touchpad"),
    Case("its buttons", record([.input, .tablet, .tabletPad]), .never, "tablet pad"),
    Case("mouse", record([.input, .mouse]), .never, "mouse"),
    Case("power button", record([.input, .key]), .never, "keys"),
    Case(
      "strip above a keyboard", record([.touchscreen], height: 10), .onRequest, "touch strip"),
    Case("nothing udev knows", record([.input]), .never, "other"),
    Case(
      "hidden by a rule", record([.input, .touchpad, .ignored]), .onRequest, "touchpad"),
    Case("a hidden mouse", record([.input, .mouse, .ignored]), .never, "mouse"),
    Case(
      "a screen made by a program", record([.input, .touchscreen], isVirtual: true), .automatic,
      "touchscreen"),
    Case("no udev: a pad's codes", touchpadRecord, .automatic, "touchpad"),
    Case("no udev: nothing", record([]), .never, "other"),
  ])
  func `a class says what a node is and whether it is read`(row: Case) {
    let found = DeviceClass(row.record)
    #expect(found.use == row.use)
    #expect(found.noun == row.noun)
    #expect((found.kind == nil) == (row.use == .never))
    #expect(!found.reason.isEmpty)
  }

  @Test func `the reason names the udev property that decided`() {
    #expect(DeviceClass(Self.record([.touchpad])).reason.contains("ID_INPUT_TOUCHPAD=1"))
    #expect(DeviceClass(Self.record([.keyboard])).reason.contains("ID_INPUT_KEYBOARD=1"))
    let untagged = DeviceClass(Self.touchpadRecord).reason
    #expect(untagged.contains("udev says nothing") && untagged.contains("BTN_TOOL_FINGER"))
    #expect(DeviceClass(Self.record([])).reason.contains("no position axes"))
    #expect(
      DeviceClass(Self.record([.touchpad, .ignored])).reason.contains("LIBINPUT_IGNORE_DEVICE"))
    let virtual = DeviceClass(Self.record([.touchscreen], isVirtual: true)).reason
    #expect(virtual.contains("ID_INPUT_TOUCHSCREEN=1") && virtual.contains("a program"))
  }

  static func record(
    _ tags: UdevTags, keys: ClosedRange<UInt16>? = nil, height: Double = 60,
    isVirtual: Bool = false
  ) -> DeviceRecord {
    var description = DeviceDescription()
    if let keys { description.codes[EventType.key] = CodeSet(keys) }
    return DeviceRecord(
      node: "/dev/input/event0",
      systemPath: "/sys/devices/\(isVirtual ? "virtual" : "platform")/input/input0/event0",
      number: 0, tags: tags,
      sizeMillimetres: SurfaceSize(width: 100, height: height), description: description)
  }

  static let touchpadRecord: DeviceRecord = {
    var record = Self.record([])
    record.description.codes[EventType.key] = [EventCode.btnToolFinger, EventCode.btnTouch]
    record.description.codes[EventType.absolute] = [
      EventCode.absMTSlot, EventCode.absMTPositionX, EventCode.absMTPositionY,
    ]
    return record
  }()
}
