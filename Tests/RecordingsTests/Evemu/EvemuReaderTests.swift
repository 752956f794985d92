import Recordings
import Testing
import TestSupport
import Touch

@Suite struct EvemuReaderTests {
  private let whole = SampleRecording.description + SampleRecording.eventLines

  @Test func `a recording gives its device and its events from time zero`() throws {
    let recording = try readRecording(whole)
    #expect(recording.description == SampleRecording.device)
    #expect(recording.events == SampleRecording.events)
    #expect(recording.droppedTail == nil)
  }

  @Test(
    arguments: [
      (
        "epoch stamps", "E: 1330443427.661458 0001 014a 1\nE: 1330443427.661462 0000 0000 0\n",
        [0, 4]
      ),
      (
        "unpadded microseconds are whole ones", "E: 1.10000 1 14a 1\nE: 1.20000 0 0 0\n",
        [0, 10_000]
      ),
      ("a stamp that steps back", "E: 5.000000 1 14a 1\nE: 4.500000 0 0 0\n", [0, -500_000]),
      (
        "the largest stamp",
        "E: 0.000000 1 14a 1\nE: 9223372036853.999999 0 0 0\n", [0, 9_223_372_036_853_999_999]
      ),
      ("no blank behind the colon", "E:1.000000 1 14a 1\nE:1.000001 0 0 0\n", [0, 1]),
      ("many blanks and tabs", "E:  1.0\t0001  014a\t1\nE: 1.1 0 0 0\n", [0, 1]),
      ("carriage returns", "E: 1.0 1 14a 1\r\nE: 1.1 0 0 0\r\n", [0, 1]),
      ("comments behind the value", "E: 1.0 1 14a 1\t# EV_KEY\nE: 1.1 0 0 0 ---\n", [0, 1]),
      ("no final newline", "E: 1.0 1 14a 1\nE: 1.1 0 0 0", [0, 1]),
    ] as [(name: String, text: String, times: [Int64])])
  func `times are read as evemu-play reads them`(
    _ example: (name: String, text: String, times: [Int64])
  ) throws {
    let recording = try readRecording(example.text)
    #expect(recording.events.map(\.timeMicroseconds) == example.times)
    #expect(recording.events.map(\.code) == [0x14a, 0])
    #expect(recording.droppedTail == nil)
  }

  @Test(
    arguments: [
      ("leading zeros", "00007", 7), ("padded minus one", "-001", -1), ("plain", "12", 12),
      ("smallest", "-2147483648", .min), ("largest", "2147483647", .max),
      ("text behind the digits", "5x", 5),
    ] as [(name: String, value: String, expected: Int32)])
  func `values are signed decimals`(
    _ example: (name: String, value: String, expected: Int32)
  ) throws {
    let recording = try readRecording("E: 1.0 3 35 \(example.value)\nE: 1.0 0 0 0\n")
    #expect(recording.events.first?.value == example.expected)
  }

  @Test func `lines that are no events are passed over`() throws {
    let text = SampleRecording.eventLines
      .replacing("\n", with: "\n# a remark\n\nEnd\nE\n E: 1.0 0003 0035 9999\nX: 1\nA: no axis\n")
    #expect(try readRecording(text).events == SampleRecording.events)
  }

  @Test func `the first event's own stamp is kept`() throws {
    var reader = try EvemuReader(
      ByteSource(name: "a", bytes: Array("E: 12.000345 0 0 0\n".utf8)))
    #expect(reader.originMicroseconds == nil)
    var batch: [InputEvent] = []
    _ = try reader.readBatch(into: &batch)
    #expect(reader.originMicroseconds == 12_000_345)
  }

  @Test func `two sittings in one file are one stream`() throws {
    let recording = try readRecording(whole + whole)
    #expect(recording.events == SampleRecording.events + SampleRecording.events)
  }

  @Test func `a description behind the events is known at the end`() throws {
    let recording = try readRecording(SampleRecording.eventLines + SampleRecording.description)
    #expect(recording.description == SampleRecording.device)
    #expect(recording.events == SampleRecording.events)
  }

  @Test func `a note stands between the events before and behind it`() throws {
    let label = #"# pager: {"type":"label","intended_page":4,"source":"prompted"}"#
    var lines = SampleRecording.eventLines.split(separator: "\n").map(String.init)
    lines.insert(label, at: 7)
    lines.insert(#"# pager: {"type":"unheard-of"}"#, at: 0)
    // In the middle of the last frame.
    lines.insert(#"# pager: {"type":"catch","t_us":9}"#, at: 10)
    let recording = try readRecording(lines.joined(separator: "\n"))
    #expect(
      recording.notes == [
        .label(SwipeLogLine.IntentLabel(intendedPage: 4, source: "prompted")),
        .caught(SwipeLogLine.Moment(timeMicroseconds: 9)),
      ])
    #expect(recording.notePositions == [7, 7])
    #expect(recording.events == SampleRecording.events)
  }

  @Test func `a chunk border may fall on any byte`() throws {
    let note = "# pager: {\"type\":\"catch\",\"t_us\":9}\n"
    let bytes = Array((whole + note + SampleRecording.eventLines).utf8)
    let expected = try readRecording(bytes)
    #expect(expected.events.count == 2 * SampleRecording.events.count)
    for length in 40...400 {
      #expect(try readRecording(bytes, chunkLengthBytes: length) == expected, "chunk of \(length)")
    }
  }

  @Test func `batches hold whole frames and at most 4096 events`() throws {
    var random = SeededRandom(seed: 11)
    var expected: [InputEvent] = []
    var text = ""
    for frame in 0..<4_000 {
      let time = Int64(frame) * 1000
      for _ in 0..<Int.random(in: 0...7, using: &random) {
        let value = Int32.random(in: .min ... .max, using: &random)
        expected.append(SampleRecording.event(time, 0x03, 0x35, value))
      }
      expected.append(SampleRecording.event(time, 0, 0, 0))
    }
    for event in expected {
      let seconds = event.timeMicroseconds / 1_000_000
      let rest = event.timeMicroseconds % 1_000_000
      text +=
        "E: \(seconds).\(rest) \(event.type) \(event.code == 0x35 ? "35" : "0") \(event.value)\n"
    }
    var reader = try EvemuReader(ByteSource(name: "long", bytes: Array(text.utf8)))
    var events: [InputEvent] = []
    var batch: [InputEvent] = []
    var isAtEnd = false
    while !isAtEnd {
      if case .end = try reader.readBatch(into: &batch) { isAtEnd = true }
      #expect(batch.count <= EvemuReader.largestBatch)
      #expect(batch.last.map { $0.type == 0 && $0.code == 0 } ?? true)
      events += batch
    }
    #expect(events == expected)
    #expect(try reader.readBatch(into: &batch).isEnd, "the end stays the end")
    #expect(batch.isEmpty)
  }
}

extension EvemuReader.Batch {
  fileprivate var isEnd: Bool {
    if case .end(droppedTail: nil) = self { true } else { false }
  }
}
