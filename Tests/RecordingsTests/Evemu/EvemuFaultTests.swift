import Recordings
import Testing

/// Files with a line that cannot be read, and what the user is told.
@Suite struct EvemuFaultTests {
  private static let advice = "expected \"E: <seconds>.<microseconds> <type> <code> <value>\""

  @Test(
    arguments: [
      ("no fields", "E: ", "the event has 0 of 4 fields"),
      ("no value", "E: 1.0 0003 0035", "the event has 3 of 4 fields"),
      (
        "time without a point", "E: 1 0003 0035 5",
        "the event's time \"1\" is not a number in range"
      ),
      (
        "time without digits", "E: .5 0003 0035 5",
        "the event's time \".5\" is not a number in range"
      ),
      (
        "a million microseconds", "E: 1.1000000 0003 0035 5",
        "the event's time \"1.1000000\" is not a number in range"
      ),
      (
        "negative time", "E: -1.0 0003 0035 5", "the event's time \"-1.0\" is not a number in range"
      ),
      (
        "time beyond 64 bits", "E: 9223372036854.0 0003 0035 5",
        "the event's time \"9223372036854.0\" is not a number in range"
      ),
      (
        "time far beyond 64 bits", "E: 99999999999999999999999.0 0003 0035 5",
        "the event's time \"99999999999999999999999.0\" is not a number in range"
      ),
      (
        "type is no number", "E: 1.0 EV_ABS 0035 5",
        "the event's type \"EV_ABS\" is not a number in range"
      ),
      (
        "type beyond 16 bits", "E: 1.0 10003 0035 5",
        "the event's type \"10003\" is not a number in range"
      ),
      (
        "code of 17 digits", "E: 1.0 0003 00000000000000035 5",
        "the event's code \"00000000000000035\" is not a number in range"
      ),
      (
        "value is no number", "E: 1.0 0003 0035 x5",
        "the event's value \"x5\" is not a number in range"
      ),
      (
        "value beyond 32 bits", "E: 1.0 0003 0035 2147483648",
        "the event's value \"2147483648\" is not a number in range"
      ),
      (
        "value below 32 bits", "E: 1.0 0003 0035 -2147483649",
        "the event's value \"-2147483649\" is not a number in range"
      ),
      (
        "control characters", "E: 1.0 00\u{1b}[31m 0035 5",
        "the event's type \"00?[31m\" is not a number in range"
      ),
    ] as [(name: String, line: String, message: String)])
  func `a malformed event in mid-file is an error that names its line`(
    _ example: (name: String, line: String, message: String)
  ) {
    let text = "# EVEMU 1.3\n\nE: 0.5 1 14a 1\nE: 0.5 0 0 0\n\(example.line)\nE: 2.0 0 0 0\n"
    let said = message { () throws(RecordingError) in _ = try readRecording(text) }
    #expect(said == "sample.evemu:5: \(example.message); \(Self.advice)")
  }

  @Test(
    arguments: [
      (
        "identity", "I: 0018 1234 xyz 0100",
        "the identity is not four hexadecimal numbers; expected \"I: 0018 1234 5678 0100\""
      ),
      (
        "properties", "P: 02 00 100",
        "the properties are not up to 96 bytes of bits; expected \"P: 02 00 00 00 ...\""
      ),
      (
        "codes", "B: zz 00",
        "the codes are not a type and bytes of bits; expected \"B: 03 03 00 00 ...\""
      ),
      (
        "an unknown type", "B: 20 00",
        "the codes are not a type and bytes of bits; expected \"B: 03 03 00 00 ...\""
      ),
      (
        "too few numbers", "A: 35 0 3000",
        "the axis is not a code and its numbers; expected \"A: <code> <min> <max> <fuzz> <flat> "
          + "[<resolution>]\""
      ),
      (
        "a range beyond 32 bits", "A: 35 0 4294967296 0 0",
        "the axis is not a code and its numbers; expected \"A: <code> <min> <max> <fuzz> <flat> "
          + "[<resolution>]\""
      ),
      (
        "resolution", "A: 35 0 3000 0 0 many",
        "the axis' resolution is not a number; expected units per millimetre"
      ),
    ] as [(name: String, line: String, message: String)])
  func `a malformed description is an error that names its line`(
    _ example: (name: String, line: String, message: String)
  ) {
    let text = "# EVEMU 1.3\n\(example.line)\nE: 2.0 0 0 0\n"
    let said = message { () throws(RecordingError) in _ = try readRecording(text) }
    #expect(said == "sample.evemu:2: \(example.message)")
  }

  @Test func `a malformed note in mid-file is an error that names its line`() {
    let text = "E: 2.0 0 0 0\n# pager: {\"type\":\"catch\"}\nE: 2.0 0 0 0\n"
    let said = message { () throws(RecordingError) in _ = try readRecording(text) }
    #expect(said == "sample.evemu:2: \"t_us\" is missing; add it")
  }

  @Test func `a type with more codes than the kernel knows is refused`() {
    let text = String(repeating: "B: 01 00 00 00 00 00 00 00 00\n", count: 13)
    let said = message { () throws(RecordingError) in _ = try readRecording(text + "E: 1.0 0 0 0\n")
    }
    #expect(
      said
        == "sample.evemu:13: event type 1 has more codes than the kernel knows; 12 lines are the most"
    )
  }

  @Test func `a frame that never ends is refused before it fills the memory`() {
    let text = String(repeating: "E: 1.0 0003 0035 5\n", count: 5000)
    let said = message { () throws(RecordingError) in _ = try readRecording(text) }
    #expect(
      said
        == "sample.evemu:4097: no SYN_REPORT in 4096 events; this is no recording of a device")
  }

  @Test func `a line longer than a chunk is refused`() {
    let bytes = Array("E: 1.0 0 0 0\n".utf8) + [UInt8](repeating: 0x23, count: 300_000)
    let said = message { () throws(RecordingError) in _ = try readRecording(bytes) }
    #expect(
      said == "sample.evemu:2: the line is longer than 262144 bytes; this is no recording")
  }
}
