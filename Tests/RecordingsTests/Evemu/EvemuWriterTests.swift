import Foundation
import Recordings
import Testing
import TestSupport
import Touch

@Suite struct EvemuWriterTests {
  private func written(
    _ device: DeviceDescription = SampleRecording.device, notes: [SwipeLogLine] = [],
    _ body: (inout EvemuWriter) throws -> Void
  ) throws -> String {
    let folder = try TemporaryFile()
    let path = folder.url.path + ".evemu"
    var writer = try EvemuWriter(ByteSink(creating: path), device: device, notes: notes)
    try body(&writer)
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(writer.byteCount == Int64(bytes.count))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `description and events come out as evemu writes them`() throws {
    let text = try written { try $0.write(SampleRecording.events) }
    #expect(text == SampleRecording.description + SampleRecording.eventLines)
  }

  @Test func `kernel stamps count from the first event`() throws {
    let shifted = SampleRecording.events.map { event in
      var event = event
      event.timeMicroseconds += 123_456_789_012
      return event
    }
    let text = try written { writer in
      #expect(writer.originMicroseconds == nil)
      try writer.write(shifted)
      #expect(writer.originMicroseconds == 123_456_789_012)
    }
    #expect(text.hasSuffix(SampleRecording.eventLines))
  }

  @Test func `a frame reaches the file when it is whole`() throws {
    for cut in 0..<5 {
      let text = try written { writer in
        try writer.write(SampleRecording.events.prefix(5 + cut))
      }
      let wholeLines = cut < 2 ? 5 : cut < 5 ? 7 : 10
      let lines = SampleRecording.eventLines.split(separator: "\n").prefix(wholeLines)
      #expect(text == SampleRecording.description + lines.map { "\($0)\n" }.joined())
    }
  }

  @Test func `notes stand behind the last whole frame`() throws {
    let state = SwipeLogLine.state(
      SwipeLogLine.PagerState(timeMicroseconds: 0, contentOffset: 750, page: 2))
    let label = SwipeLogLine.label(SwipeLogLine.IntentLabel(intendedPage: 4, source: "prompted"))
    let text = try written(notes: [.header(SwipeLogHeader()), state]) { writer in
      try writer.write(SampleRecording.events.prefix(6))
      try writer.write(label)
      try writer.write(SampleRecording.events.dropFirst(6))
    }
    let recording = try readRecording(text)
    #expect(recording.notes == [.header(SwipeLogHeader()), state, label])
    #expect(recording.notePositions == [0, 0, 5])
    #expect(recording.events == SampleRecording.events)
    #expect(
      text.contains(
        "A: 39 0 65535 0 0 0\n# pager: {\"type\":\"header\",\"format\":\"pager-swipes\",\"version\":1}\n"
      ))
  }

  @Test func `random events read back as they were, counted from the first`() throws {
    let seed: UInt64 = 77
    var random = SeededRandom(seed: seed)
    var time: Int64 = 5_000_000
    var events: [InputEvent] = []
    for _ in 0..<2000 {
      // Stamps may step back, but here not behind the first.
      time += Int64.random(in: -50...30_000, using: &random)
      events.append(
        SampleRecording.event(
          time, UInt16.random(in: 0...0x1f, using: &random), .random(in: 0...0x2ff, using: &random),
          Int32.random(in: .min ... .max, using: &random)))
      if Bool.random(using: &random) { events.append(SampleRecording.event(time, 0, 0, 0)) }
    }
    events.append(SampleRecording.event(time, 0, 0, 0))
    let first = events[0].timeMicroseconds
    let expected = events.map { event in
      var event = event
      event.timeMicroseconds -= first
      return event
    }
    let recording = try readRecording(try written { try $0.write(events) })
    #expect(recording.events == expected, "seed \(seed)")
  }

  @Test func `stamps at the ends of 64 bits are bounded, not trapped on`() throws {
    let times: [Int64] = [0, .max, .min, -1, 1]
    let events = times.map { SampleRecording.event($0, 0, 0, 0) }
    let recording = try readRecording(try written { try $0.write(events) })
    #expect(recording.events.map(\.timeMicroseconds) == [0, 9_223_372_036_853_999_998, -1, -1, 1])
  }

  @Test func `a device full of odd values reads back as it was`() throws {
    let device = DeviceDescription(
      name: "Pad # 2",
      identity: DeviceIdentity(bus: 0xffff, vendor: 0, product: 1, version: 0xabcd),
      properties: [0, 2, 31],
      codes: [0x01: [0, 0x145, 0x2ff], 0x02: [8], 0x03: [0, 0x3f], 0x15: [0x50, 0x7f]],
      axes: [
        0x00: AxisInfo(minimum: .min, maximum: .max, fuzz: -1, flat: 0, resolution: .max),
        0x3f: AxisInfo(minimum: 0, maximum: 0),
      ])
    let text = try written(device) { try $0.write([SampleRecording.event(0, 0, 0, 0)]) }
    #expect(try readRecording(text).description == device)
  }

  @Test func `a line break in a name cannot forge a record`() throws {
    let text = try written(DeviceDescription(name: "Pad\nA: 00 0 1 0 0 0")) { _ in }
    #expect(text.contains("\nN: Pad A: 00 0 1 0 0 0\n"))
  }
}
