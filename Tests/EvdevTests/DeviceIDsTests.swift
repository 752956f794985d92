import Evdev
import Testing
import Touch

@Suite struct DeviceIDsTests {
  @Test func `an id is made of name, vendor and product`() {
    var ids = DeviceIDs()
    #expect(
      ids.take(for: record(name: "SYNA8004:00 06CB:CD8B")) == "syna8004-00-06cb-cd8b-06cb-7a13")
  }

  @Test func `two equal devices get different ids`() {
    var ids = DeviceIDs()
    let first = ids.take(for: record(phys: "usb-1"))
    #expect(ids.take(for: record(phys: "usb-2")) == first + "-2")
    #expect(ids.take(for: record(phys: "usb-2")) == first + "-3")
  }

  @Test func `a device that comes back to its socket gets its id back`() {
    var ids = DeviceIDs()
    let first = ids.take(for: record(phys: "usb-1"))
    let second = ids.take(for: record(phys: "usb-2"))
    ids.release(first)
    ids.release(second)
    #expect(ids.take(for: record(phys: "usb-2")) == second)
    #expect(ids.take(for: record(phys: "usb-1")) == first)
  }

  @Test func `the only device of its model keeps its id at another socket`() {
    var ids = DeviceIDs()
    let first = ids.take(for: record(phys: "usb-1"))
    ids.release(first)
    #expect(ids.take(for: record(phys: "usb-9")) == first)
  }

  @Test(arguments: [
    ("no name", "", "device-06cb-7a13"),
    ("nothing but signs", "../../%", "device-06cb-7a13"),
    ("not ASCII", "Tastfläche 2", "tastfl-che-2-06cb-7a13"),
    (
      "longer than a file name", String(repeating: "ab ", count: 100),
      String(repeating: "ab-", count: 26) + "ab-06cb-7a13"
    ),
  ])
  func `an id can stand in a file name`(label: String, name: String, id: String) {
    var ids = DeviceIDs()
    #expect(ids.take(for: record(name: name)) == id)
  }

  private func record(name: String = "Rig touchpad", phys: String = "") -> DeviceRecord {
    DeviceRecord(
      node: "/dev/input/event0", systemPath: "/sys/event0", number: 0, physicalPath: phys,
      description: DeviceDescription(
        name: name, identity: DeviceIdentity(bus: 3, vendor: 0x06cb, product: 0x7a13)))
  }
}
