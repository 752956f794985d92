import Foundation
import Recordings
import Testing
import Touch

@Suite struct ByteSourceTests {
  private func digest(_ bytes: [UInt8]) throws -> String? {
    var reader = SwipeLogReader(ByteSource(name: "bytes", bytes: bytes, digest: true))
    while case .line = try reader.next() {}
    return reader.sha256
  }

  // Blank lines, since the reader passes them over; the digests are sha256sum's.
  @Test(
    arguments: [
      ("nothing", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("one newline", 1, "01ba4719c80b6fe911b091a7c05124b64eeece964e09c058ef8f9805daca546b"),
      (
        "more than one chunk", 600_000,
        "48a41685ff8a80c4c56a73525050fc0e33d29ec5c2becaecbc4dbb2f367d0288"
      ),
    ] as [(name: String, count: Int, expected: String)])
  func `the digest is SHA-256 of all bytes`(
    _ example: (name: String, count: Int, expected: String)
  ) throws {
    #expect(try digest([UInt8](repeating: 0x0a, count: example.count)) == example.expected)
  }

  @Test func `the digest covers the file once, even where it is read twice`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.events", SampleRecording.eventLines)
    var digests: [String?] = []
    switch try RecordingSource(path: path).open(digest: true) {
    case .evemu(let reader, _, _): digests.append(try digest(reader))
    default: Issue.record("no evemu recording")
    }
    let bytes = Array(SampleRecording.eventLines.utf8)
    digests.append(try digest(EvemuReader(ByteSource(name: "a", bytes: bytes, digest: true))))
    #expect(digests[0] != nil)
    #expect(digests[0] == digests[1])
  }

  private func digest(_ reader: consuming EvemuReader) throws -> String? {
    var reader = reader
    var batch: [InputEvent] = []
    while case .more = try reader.readBatch(into: &batch) {}
    return reader.sha256
  }

  @Test func `no digest is computed unless asked for`() {
    #expect(ByteSource(name: "bytes", bytes: [1]).sha256 == nil)
  }
}
