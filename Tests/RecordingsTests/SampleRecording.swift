import Foundation
import Recordings
import Touch

/// A small touchscreen and one stroke on it, as values and as the text evemu would write.
enum SampleRecording {
  static let device = DeviceDescription(
    name: "Sample Touchscreen",
    identity: DeviceIdentity(bus: 0x18, vendor: 0x1234, product: 0x5678, version: 0x100),
    properties: [1],
    codes: [0x01: [0x14a], 0x03: [0x00, 0x01, 0x2f, 0x35, 0x36, 0x39], 0x04: [0x05]],
    axes: [
      0x00: AxisInfo(minimum: 0, maximum: 3000, resolution: 10),
      0x01: AxisInfo(minimum: 0, maximum: 2000, resolution: 10),
      0x2f: AxisInfo(minimum: 0, maximum: 9),
      0x35: AxisInfo(minimum: 0, maximum: 3000, resolution: 10),
      0x36: AxisInfo(minimum: 0, maximum: 2000, fuzz: 4, flat: 2, resolution: 10),
      0x39: AxisInfo(minimum: 0, maximum: 65535),
    ])

  static let description = """
    # EVEMU 1.3
    N: Sample Touchscreen
    I: 0018 1234 5678 0100
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 04 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 02 00 00 00 00 00 00 00 00
    B: 03 03 00 00 00 00 80 60 02
    B: 04 20 00 00 00 00 00 00 00
    B: 05 00 00 00 00 00 00 00 00
    B: 11 00 00 00 00 00 00 00 00
    B: 12 00 00 00 00 00 00 00 00
    B: 14 00 00 00 00 00 00 00 00
    B: 15 00 00 00 00 00 00 00 00
    B: 15 00 00 00 00 00 00 00 00
    A: 00 0 3000 0 0 10
    A: 01 0 2000 0 0 10
    A: 2f 0 9 0 0 0
    A: 35 0 3000 0 0 10
    A: 36 0 2000 4 2 10
    A: 39 0 65535 0 0 0

    """

  static let events: [InputEvent] = [
    event(0, 0x03, 0x39, 7), event(0, 0x03, 0x35, 1500), event(0, 0x03, 0x36, 400),
    event(0, 0x01, 0x14a, 1), event(0, 0x00, 0x00, 0),
    event(8_002, 0x03, 0x35, 1420), event(8_002, 0x00, 0x00, 0),
    event(1_016_009, 0x03, 0x39, -1), event(1_016_009, 0x01, 0x14a, 0),
    event(1_016_009, 0x00, 0x00, 0),
  ]

  static let eventLines = """
    E: 0.000001 0003 0039 0007
    E: 0.000001 0003 0035 1500
    E: 0.000001 0003 0036 0400
    E: 0.000001 0001 014a 0001
    E: 0.000001 0000 0000 0000
    E: 0.008003 0003 0035 1420
    E: 0.008003 0000 0000 0000
    E: 1.016010 0003 0039 -001
    E: 1.016010 0001 014a 0000
    E: 1.016010 0000 0000 0000

    """

  static func event(
    _ timeMicroseconds: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32
  ) -> InputEvent {
    InputEvent(timeMicroseconds: timeMicroseconds, type: type, code: code, value: value)
  }
}

/// Everything a reader gave.
struct ReadRecording: Equatable {
  var description: DeviceDescription?
  var events: [InputEvent] = []
  var notes: [SwipeLogLine] = []
  /// How many events came before each note.
  var notePositions: [Int] = []
  var droppedTail: DroppedTail?
  var largestBatch = 0
}

/// Reads a whole recording from memory.
func readRecording(
  _ bytes: [UInt8], chunkLengthBytes: Int = LineBuffer.chunkLengthBytes
) throws(RecordingError) -> ReadRecording {
  let source = ByteSource(name: "sample.evemu", bytes: bytes)
  return try readRecording(
    EvemuReader(LineBuffer(source, chunkLengthBytes: chunkLengthBytes)))
}

func readRecording(_ text: String) throws(RecordingError) -> ReadRecording {
  try readRecording(Array(text.utf8))
}

func readRecording(
  _ reader: consuming EvemuReader
) throws(RecordingError) -> ReadRecording {
  var result = ReadRecording()
  var reader = reader
  var batch: [InputEvent] = []
  while true {
    let next = try reader.readBatch(into: &batch)
    result.events += batch
    result.largestBatch = max(result.largestBatch, batch.count)
    switch next {
    case .more: continue
    case .note(let note):
      result.notes.append(note)
      result.notePositions.append(result.events.count)
    case .end(let droppedTail):
      result.droppedTail = droppedTail
      result.description = reader.description
      return result
    }
  }
}

/// The message of the error that `body` throws; nil where it throws none.
func message(_ body: () throws(RecordingError) -> Void) -> String? {
  do throws(RecordingError) {
    try body()
    return nil
  } catch {
    return error.description
  }
}
