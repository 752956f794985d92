import Foundation
import Recordings
import Testing
import TestSupport

@Suite struct SwipeLogReaderTests {
  private static let text = """
    {"type":"header","format":"pager-swipes","version":1}
    {"type":"catch","t_us":1}

    {"type":"news"}
    {"type":"release","t_us":2}

    """

  private func read(
    _ bytes: [UInt8]
  ) throws(RecordingError) -> (lines: [SwipeLogLine], droppedTail: DroppedTail?) {
    var reader = SwipeLogReader(ByteSource(name: "log", bytes: bytes))
    var lines: [SwipeLogLine] = []
    while true {
      switch try reader.next() {
      case .line(let line): lines.append(line)
      case .end(let droppedTail): return (lines, droppedTail)
      }
    }
  }

  private let expected: [SwipeLogLine] = [
    .header(SwipeLogHeader()), .caught(SwipeLogLine.Moment(timeMicroseconds: 1)),
    .released(SwipeLogLine.Moment(timeMicroseconds: 2)),
  ]

  @Test func `known lines come in order, others are passed over`() throws {
    let (lines, droppedTail) = try read(Array(Self.text.utf8))
    #expect(lines == expected)
    #expect(droppedTail == nil)
    #expect(try read(Array(Self.text.replacing("\n", with: "\r\n").utf8)).lines == expected)
  }

  @Test func `cut at any byte, a log gives its whole lines and says what it lost`() throws {
    let whole = Array(Self.text.utf8)
    for length in 0..<whole.count {
      let cut = Array(whole[..<length])
      let (lines, droppedTail) = try read(cut)
      #expect(lines[...] == expected.prefix(lines.count), "cut at \(length)")
      let kept = cut.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      if let droppedTail {
        #expect(droppedTail.byteCount == Int64(length - kept), "cut at \(length)")
        #expect(droppedTail.firstLine == cut.count { $0 == UInt8(ascii: "\n") } + 1)
      }
      let brace = whole[..<length].last == UInt8(ascii: "}")
      #expect((droppedTail == nil) == (length == kept || brace), "cut at \(length)")
    }
  }

  @Test func `a bad line in the middle or with its newline is an error that names it`() {
    for rest in ["", Self.text] {
      let bytes = Array((Self.text + "{\"type\":\"catch\"\n" + rest).utf8)
      let said = message { () throws(RecordingError) in _ = try read(bytes) }
      #expect(said == "log:6: the JSON ends early; expected \",\" or \"}\"")
    }
  }

  @Test func `a written log reads back as it was, one write a line`() throws {
    let folder = try TemporaryFile()
    let path = folder.url.path + ".jsonl"
    var writer = SwipeLogWriter(try ByteSink(creating: path))
    for line in expected { try writer.write(line) }
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    #expect(try read(bytes).lines == expected)
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == expected.count)
  }
}
