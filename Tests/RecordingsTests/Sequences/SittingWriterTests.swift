import Foundation
import Recordings
import Testing

@Suite struct SittingWriterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the file is made with the first sequence and says where the content was`() throws {
    var writer = makeWriter()
    var batch = SequenceBatch()
    batch.append(.note(moment(5)))
    writer.write(batch)
    #expect(try files() == [])
    writer.write(sequence(at: 10_000, page: 2))
    let text = try onlyFile()
    #expect(text.contains(##"# pager: {"type":"header","format":"pager-swipes""##))
    #expect(
      text.contains(##"# pager: {"type":"state","t_us":0,"content_offset_pt":750.0,"page":2}"##))
    #expect(text.hasSuffix("E: 0.000001 0000 0000 0000\n"))
  }

  @Test func `a note counts from the file's first event`() throws {
    var writer = makeWriter()
    var batch = sequence(at: 10_000)
    batch.append(.note(moment(18_000)))
    writer.write(batch)
    #expect(try onlyFile().hasSuffix("# pager: {\"type\":\"catch\",\"t_us\":8000}\n"))
  }

  @Test func `a gap takes back the sequence it is in, and the next one tells the state`() throws {
    var writer = makeWriter()
    writer.write(sequence(at: 10_000))
    let before = try onlyFile()
    var broken = sequence(at: 20_000, isWhole: false)
    broken.append(.gap)
    broken.append(SampleRecording.event(28_000, 0, 0, 0))
    broken.append(.note(moment(30_000)))
    writer.write(broken)
    #expect(try onlyFile() == before)
    writer.write(sequence(at: 40_000, page: 1))
    #expect(
      try onlyFile().dropFirst(before.count).hasPrefix(
        ##"# pager: {"type":"state","t_us":30000,"content_offset_pt":375.0,"page":1}"##))
  }

  @Test func `a sequence that begins in a settle nobody was told of is left out`() throws {
    var writer = makeWriter()
    writer.write(sequence(at: 10_000, isResting: false))
    #expect(try files() == [])
    writer.write(sequence(at: 20_000))
    writer.write(sequence(at: 30_000, isResting: false))
    #expect(try onlyFile().components(separatedBy: "E: ").count == 3)
  }

  @Test func `a gap in the first sequence leaves no file`() throws {
    var writer = makeWriter()
    var broken = sequence(at: 20_000, isWhole: false)
    broken.append(.gap)
    writer.write(broken)
    #expect(try files() == [])
  }

  @Test func `a file that is large enough is followed by another, unless the content moves`() throws
  {
    var writer = makeWriter(largestFileByteCount: 1000)
    writer.write(sequence(at: 10_000))
    writer.write(sequence(at: 20_000, isResting: false))
    #expect(try files() == ["1.evemu"])
    writer.write(sequence(at: 30_000))
    #expect(try files() == ["1.evemu", "2.evemu"])
  }

  @Test func `a file that cannot be made is said once`() throws {
    let box = Reports()
    var writer = SittingWriter(
      device: SampleRecording.device, header: SwipeLogHeader(),
      create: { () throws(RecordingError) in
        guard box.isBroken else { return try ByteSink(creating: "\(folder.path)/1.evemu") }
        throw RecordingError(file: "x", reason: "broken")
      },
      report: box.take)
    writer.write(sequence(at: 10_000))
    writer.write(sequence(at: 20_000))
    box.isBroken = false
    writer.write(sequence(at: 30_000))
    writer.write(sequence(at: 40_000))
    #expect(box.words == ["failing x: broken", "began", "goes on"])
    #expect(try onlyFile().components(separatedBy: "E: ").count == 3)
  }

  private final class Reports {
    var isBroken = true
    var words: [String] = []

    func take(_ report: SittingWriter.Report) {
      switch report {
      case .failing(let error): words.append("failing \(error)")
      case .goesOn: words.append("goes on")
      case .began: words.append("began")
      }
    }
  }

  private func makeWriter(
    largestFileByteCount: Int64 = SittingWriter.largestFileByteCount
  ) -> SittingWriter {
    var count = 0
    return SittingWriter(
      device: SampleRecording.device, header: SwipeLogHeader(),
      largestFileByteCount: largestFileByteCount,
      create: { () throws(RecordingError) in
        count += 1
        return try ByteSink(creating: "\(folder.path)/\(count).evemu")
      }, report: { _ in })
  }

  /// A sequence of one frame.
  private func sequence(
    at microseconds: Int64, page: Int = 0, isResting: Bool = true, isWhole: Bool = true
  ) -> SequenceBatch {
    var batch = SequenceBatch()
    batch.append(
      .begin(
        ContentState(
          timeMicroseconds: microseconds, contentOffset: Double(page) * 375, page: page,
          isResting: isResting)))
    batch.append(SampleRecording.event(microseconds, 0, 0, 0))
    if isWhole { batch.append(.end) }
    return batch
  }

  private func moment(_ microseconds: Int64) -> SwipeLogLine {
    .caught(SwipeLogLine.Moment(timeMicroseconds: microseconds))
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func onlyFile() throws -> String {
    #expect(try files() == ["1.evemu"])
    return try String(contentsOfFile: "\(folder.path)/1.evemu", encoding: .utf8)
  }
}
