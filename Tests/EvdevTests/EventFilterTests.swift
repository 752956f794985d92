import Evdev
import Testing
import Touch

@Suite struct EventFilterTests {
  private let filter = EventFilter(DeviceClassTests.touchpadRecord.description)

  @Test func `no key of any keyboard passes`() {
    let passing = (UInt16(0)...0x2ff).filter { filter.passes(type: EventType.key, code: $0) }
    #expect(passing == [0x145, 0x148, 0x14a, 0x14d, 0x14e, 0x14f])
  }

  @Test func `positions, contacts and frames pass`() {
    for code in [EventCode.synReport, EventCode.synMTReport, EventCode.synDropped] {
      #expect(filter.passes(type: EventType.synchronization, code: code))
    }
    for code in [0x00, 0x01, 0x2f, 0x35, 0x36, 0x37, 0x39] as [UInt16] {
      #expect(filter.passes(type: EventType.absolute, code: code))
    }
  }

  @Test func `the hardware's clock passes and no scan code does`() {
    let passing = (UInt16(0)...0x2ff).filter {
      filter.passes(type: EventType.miscellaneous, code: $0)
    }
    #expect(passing == [EventCode.mscTimestamp])
  }

  @Test func `no other type passes whatever its code`() {
    for type in (UInt16(0)...0x1f) where !EventFilter.types.contains(type) {
      #expect(!(UInt16(0)...0x2ff).contains { filter.passes(type: type, code: $0) })
    }
  }

  @Test func `pressure passes only where it must tell a touch`() {
    let panel = EventFilter(
      DeviceDescription(codes: [
        EventType.absolute: [EventCode.absX, EventCode.absY, EventCode.absPressure]
      ]))
    #expect(panel.passes(type: EventType.absolute, code: EventCode.absPressure))
    #expect(!filter.passes(type: EventType.absolute, code: EventCode.absPressure))
    #expect(!filter.passes(type: EventType.absolute, code: EventCode.absMTPressure))
  }
}
