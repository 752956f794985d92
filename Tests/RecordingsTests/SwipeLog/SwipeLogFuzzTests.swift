import Recordings
import Testing
import TestSupport

/// Damaged logs: any answer is right but a trap or an endless loop.
@Suite struct SwipeLogFuzzTests {
  private static let seed: UInt64 = 0x5eed_0002

  private let valid = Array(
    """
    {"type":"header","format":"pager-swipes","version":1,"device":{"id":"a","width_mm":100},"layout":{"count":3}}
    {"type":"state","t_us":0,"content_offset_pt":750.0,"page":2}
    {"type":"drag-begin","t_us":0,"fingers":2,"axis":"horizontal"}
    {"type":"scroll","t_us":8000,"dx_pt":-13.6,"dy_pt":0.0}
    {"type":"snapped","t_us":530000,"from_page":2,"page":null,"target_content_offset_pt":1125.0,"settle_ms":322.0}
    {"type":"label","intended_page":4,"source":"pr\\u00e9\\ud83d\\ude42"}

    """.utf8)

  @Test func `10,000 damaged logs end or name the line that is wrong`() {
    var random = SeededRandom(seed: Self.seed)
    var lineCount = 0
    for round in 0..<10_000 {
      let bytes = damaged(&random)
      let source = ByteSource(name: "log", bytes: bytes)
      let chunk = Bool.random(using: &random) ? 262_144 : Int.random(in: 1...300, using: &random)
      var reader = SwipeLogReader(LineBuffer(source, chunkLengthBytes: chunk))
      do throws(RecordingError) {
        while case .line = try reader.next() { lineCount += 1 }
        let lineEnds = bytes.count { $0 == UInt8(ascii: "\n") }
        #expect(reader.lineNumber <= lineEnds + 1, "round \(round) of seed \(Self.seed)")
      } catch {
        #expect(error.line != nil, "round \(round) of seed \(Self.seed): \(error)")
      }
    }
    #expect(lineCount > 10_000, "the damage leaves something to read")
  }

  @Test func `any bytes at all have a format`() {
    var random = SeededRandom(seed: Self.seed)
    for round in 0..<5000 {
      var bytes = damaged(&random)
      if Bool.random(using: &random) {
        bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
      }
      let format = RecordingFormat.sniff(bytes[...], isWhole: true)
      #expect(format != nil, "round \(round) of seed \(Self.seed)")
      let early = RecordingFormat.sniff(bytes.prefix(bytes.count / 2), isWhole: false)
      #expect(early == nil || early == format, "round \(round) of seed \(Self.seed)")
    }
  }

  private func damaged(_ random: inout SeededRandom) -> [UInt8] {
    var bytes = valid
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(max(place, 1)...)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(contentsOf: valid.suffix(place % 90), at: place)
      default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    return bytes
  }
}
