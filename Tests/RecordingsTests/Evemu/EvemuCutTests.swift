import Recordings
import Testing
import Touch

/// Files cut off by a crash, a full disk or a pulled plug.
@Suite struct EvemuCutTests {
  private static let notes = """
    # pager: {"type":"header","format":"pager-swipes","version":1}
    # pager: {"type":"state","t_us":0,"content_offset_pt":750.0,"page":2}

    """
  private let whole = Array(
    (SampleRecording.description + Self.notes + SampleRecording.eventLines + """
      # pager: {"type":"label","intended_page":4,"source":"prompted"}

      """).utf8)

  @Test func `cut at any byte, a file gives its whole frames and says what it lost`() throws {
    let expected = try readRecording(whole)
    let frameEnds = SampleRecording.events.indices
      .filter { SampleRecording.events[$0].type == 0 }.map { $0 + 1 }
    for length in 0..<whole.count {
      let cut = Array(whole[..<length])
      let recording = try readRecording(cut)
      let count = recording.events.count
      #expect(count == 0 || frameEnds.contains(count), "cut at \(length)")
      #expect(recording.events[...] == expected.events.prefix(count), "cut at \(length)")
      #expect(recording.notes[...] == expected.notes.prefix(recording.notes.count))
      guard let tail = recording.droppedTail else { continue }
      let lines = cut.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let kept = lines.prefix(tail.firstLine - 1).reduce(0) { $0 + $1.count + 1 }
      #expect(tail.byteCount == Int64(length - kept), "cut at \(length)")
      #expect(tail.byteCount > 0)
    }
  }

  @Test func `an event line that lost its end takes its frame with it`() throws {
    let recording = try readRecording(
      "E: 1.0 1 14a 1\nE: 1.0 0 0 0\nE: 1.9 3 35 7\nE: 1.9 3 36 8\nE: 1.9 3")
    #expect(recording.events.count == 2)
    let tail = DroppedTail(firstLine: 3, eventCount: 2, byteCount: 36)
    #expect(recording.droppedTail == tail)
    #expect(
      tail.warning(file: "a.evemu").description
        == "a.evemu:3: the file is cut off: the last 36 bytes with 2 events of an unfinished frame "
        + "are left out")
  }

  @Test func `blocks of zeros behind the last frame do no harm`() throws {
    let zeros = [UInt8](repeating: 0, count: 5000)
    #expect(try readRecording(whole + zeros).events == SampleRecording.events)
    let torn = try readRecording(whole + Array("E: 2.0 0003 00".utf8) + zeros)
    #expect(torn.events == SampleRecording.events)
    #expect(torn.droppedTail?.byteCount == 5014)
  }
}
