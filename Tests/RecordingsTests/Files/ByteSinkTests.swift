import Foundation
import Glibc
import Recordings
import Testing

@Suite struct ByteSinkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/out" }

  private func content() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  @Test func `a file grows at its end and belongs to its owner alone`() throws {
    do {
      var sink = try ByteSink(creating: path)
      try sink.write([1, 2])
      #expect(try content() == [1, 2], "nothing waits in memory")
      try sink.write([3])
      #expect(sink.byteCount == 3)
    }
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    var again = try ByteSink(appendingTo: path)
    try again.write([4])
    #expect(try content() == [1, 2, 3, 4])
  }

  @Test func `a file that exists is not written over`() throws {
    try folder.add("out", "precious")
    let said = message { () throws(RecordingError) in _ = try ByteSink(creating: path) }
    #expect(said == "\(path): cannot open it: file exists; choose another name")
  }

  @Test func `a full disk is an error with a reason`() throws {
    var sink = try ByteSink(appendingTo: "/dev/full")
    #expect(
      throws: RecordingError(
        file: "/dev/full", reason: "cannot write it: no space left on device; make room")
    ) {
      try sink.write([1])
    }
    #expect(sink.byteCount == 0)
  }
}
