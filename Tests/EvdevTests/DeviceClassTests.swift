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
    #expect(DeviceClass(Self.touchpadRecord).reason.contains("udev says nothing"))
  }

  static func record(
    _ tags: UdevTags, keys: ClosedRange<UInt16>? = nil, height: Double = 60
  ) -> DeviceRecord {
    var description = DeviceDescription()
    if let keys { description.codes[EventType.key] = CodeSet(keys) }
    return DeviceRecord(
      node: "/dev/input/event0", systemPath: "/sys/event0", number: 0, tags: tags,
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
