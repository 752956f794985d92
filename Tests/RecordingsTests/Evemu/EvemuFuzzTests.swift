import Recordings
import Testing
import TestSupport
import Touch

/// Damaged files: any answer is right but a trap, an endless loop or a broken promise.
@Suite struct EvemuFuzzTests {
  private static let seed: UInt64 = 0x5eed_0001
  private static let parseCount = 20_000

  private let valid = Array(
    (SampleRecording.description
      + #"# pager: {"type":"state","t_us":0,"content_offset_pt":7.5,"page":2}"#
      + "\n" + SampleRecording.eventLines + SampleRecording.eventLines).utf8)

  @Test func `20,000 damaged files end in whole frames or in an error with a line`() {
    var random = SeededRandom(seed: Self.seed)
    var readCount = 0
    for round in 0..<Self.parseCount {
      let bytes = damaged(&random)
      let chunk = Bool.random(using: &random) ? 262_144 : Int.random(in: 1...200, using: &random)
      do throws(RecordingError) {
        let recording = try readRecording(bytes, chunkLengthBytes: chunk)
        readCount += 1
        let isWhole = recording.events.last.map { $0.type == 0 && $0.code == 0 } ?? true
        #expect(isWhole, "round \(round) of seed \(Self.seed)")
        #expect((recording.droppedTail?.byteCount ?? 1) > 0, "round \(round) of seed \(Self.seed)")
      } catch {
        #expect(error.line != nil, "round \(round) of seed \(Self.seed): \(error)")
      }
    }
    #expect(readCount > Self.parseCount / 20, "the damage leaves something to read")
  }

  private func damaged(_ random: inout SeededRandom) -> [UInt8] {
    var bytes = valid
    for _ in 0...Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0..<max(bytes.count, 1), using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(min(place, bytes.count)...)
      case 1 where !bytes.isEmpty: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2:
        let length = Int.random(in: 1...30, using: &random)
        let garbage = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
        bytes.insert(contentsOf: garbage, at: min(place, bytes.count))
      case 3:
        let piece = valid[place % valid.count..<valid.count].prefix(40)
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
      case 4:
        let digits = (0..<25).map { _ in UInt8.random(in: 0x30...0x39, using: &random) }
        bytes.insert(contentsOf: digits, at: min(place, bytes.count))
      default:
        let end = min(place + Int.random(in: 0...60, using: &random), bytes.count)
        bytes.removeSubrange(min(place, end)..<end)
      }
    }
    return bytes
  }
}
