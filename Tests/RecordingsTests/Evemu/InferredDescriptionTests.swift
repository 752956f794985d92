import Recordings
import Testing
import TestSupport
import Touch

@Suite struct InferredDescriptionTests {
  private func infer(_ events: [InputEvent]) -> InferredDescription {
    var inferred = InferredDescription()
    inferred.observe(events)
    return inferred
  }

  @Test func `a finger tool makes a touchpad, anything else a screen`() {
    let touch = SampleRecording.event(0, 0x01, 0x14a, 1)
    let finger = SampleRecording.event(0, 0x01, 0x145, 1)
    #expect(infer([touch]).description(completing: nil).properties == [1])
    #expect(infer([touch, finger]).description(completing: nil).properties == [0])
  }

  @Test func `each axis spans what came, slots from zero, ids as the kernel counts them`() {
    let values: [(code: UInt16, values: [Int32])] = [
      (0x00, [5, -3, 9]), (0x35, [.min, .max]), (0x2f, [2, 1]), (0x39, [-1, 4]),
    ]
    let events = values.flatMap { axis in
      axis.values.map { SampleRecording.event(0, 0x03, axis.code, $0) }
    }
    #expect(
      infer(events).description(completing: nil).axes == [
        0x00: AxisInfo(minimum: -3, maximum: 9), 0x35: AxisInfo(minimum: .min, maximum: .max),
        0x2f: AxisInfo(minimum: 0, maximum: 2), 0x39: AxisInfo(minimum: 0, maximum: 65535),
      ])
  }

  @Test func `a device is complete when its position axes have ranges`() {
    var device = SampleRecording.device
    #expect(!InferredDescription.isNeeded(for: device))
    device.axes[0x36]?.maximum = 0
    #expect(InferredDescription.isNeeded(for: device))
    device.axes[0x36] = nil
    #expect(InferredDescription.isNeeded(for: device), "the code is listed without a range")
    device.codes[0x03] = [0x00, 0x01, 0x35]
    #expect(!InferredDescription.isNeeded(for: device))
    #expect(InferredDescription.isNeeded(for: nil))
  }

  @Test func `codes no device has take no memory`() {
    let seed: UInt64 = 9
    var random = SeededRandom(seed: seed)
    let events = (0..<20_000).map { _ in
      SampleRecording.event(
        0, .random(in: 1...0xffff, using: &random), .random(in: 0...0xffff, using: &random), 1)
    }
    let device = infer(events).description(completing: nil)
    #expect(device.codes.keys.allSatisfy { $0 <= 0x1f })
    #expect(device.codes.values.allSatisfy { $0.bytes.count <= 96 })
  }
}
