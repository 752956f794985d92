import Foundation
import Glibc
import Recordings
import Testing
import Touch

@Suite struct OpenRecordingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What a source turned out to be.
  private enum Outcome: Equatable {
    case evemu(DeviceDescription, ReadRecording, [String])
    case swipeLog
    case noEvents(String?)
  }

  private func open(_ source: RecordingSource) throws(RecordingError) -> Outcome {
    switch try source.open(digest: true) {
    case .evemu(let reader, let device, let warnings):
      return .evemu(device, try readRecording(reader), warnings.map(\.text))
    case .swipeLog: return .swipeLog
    case .noEvents(let warning): return .noEvents(warning?.text)
    }
  }

  private func open(_ text: String) throws -> Outcome {
    try open(RecordingSource(path: try folder.add("file", text)))
  }

  @Test func `a recording that describes its device stands open`() throws {
    guard
      case .evemu(let device, let recording, let warnings) = try open(
        SampleRecording.description + SampleRecording.eventLines)
    else {
      Issue.record("no evemu recording")
      return
    }
    #expect(device == SampleRecording.device)
    #expect(recording.events == SampleRecording.events)
    #expect(warnings.isEmpty)
  }

  @Test func `a separate description serves a file of events`() throws {
    let description = try folder.add("Pad.desc", SampleRecording.description)
    let path = try folder.add("Pad.events", SampleRecording.eventLines)
    let outcome = try open(RecordingSource(path: path, descriptionPath: description))
    guard case .evemu(SampleRecording.device, let recording, []) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(recording.events == SampleRecording.events)
  }

  @Test func `a file's own description goes before one beside it, not before one asked for`() throws
  {
    let other = try folder.add("Other.desc", "N: Other\nA: 00 0 9 0 0\n")
    let path = try folder.add("a", SampleRecording.description + SampleRecording.eventLines)
    for isExplicit in [false, true] {
      let source = RecordingSource(
        path: path, descriptionPath: other, descriptionIsExplicit: isExplicit)
      guard case .evemu(let device, _, _) = try open(source) else {
        Issue.record("no evemu recording")
        return
      }
      #expect(device.name == (isExplicit ? "Other" : "Sample Touchscreen"))
    }
  }

  @Test func `without a description the events tell the device, and the user is told`() throws {
    let outcome = try open(SampleRecording.eventLines)
    guard case .evemu(let device, let recording, let warnings) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(device.properties == [1])
    #expect(device.codes == [0x01: [0x14a], 0x03: [0x35, 0x36, 0x39]])
    #expect(
      device.axes == [
        0x35: AxisInfo(minimum: 1420, maximum: 1500), 0x36: AxisInfo(minimum: 400, maximum: 400),
        0x39: AxisInfo(minimum: 0, maximum: 65535),
      ])
    #expect(recording.events == SampleRecording.events)
    #expect(
      warnings == [
        "nothing describes the device; taken for a touchscreen with the ranges seen "
          + "(ABS_MT_POSITION_X 1420 to 1500, none of ABS_MT_POSITION_Y); "
          + "give the true ones with --description FILE"
      ])
  }

  @Test func `a description behind the events is used`() throws {
    let outcome = try open(SampleRecording.eventLines + SampleRecording.description)
    guard case .evemu(SampleRecording.device, let recording, []) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(recording.events == SampleRecording.events)
  }

  @Test func `axes without a range take the range seen`() throws {
    let description = SampleRecording.description
      .replacing("A: 35 0 3000 0 0 10", with: "A: 35 0 0 0 0 10")
    let outcome = try open(description + SampleRecording.eventLines)
    guard case .evemu(let device, _, let warnings) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    var expected = SampleRecording.device
    expected.axes[0x35] = AxisInfo(minimum: 1420, maximum: 1500, resolution: 10)
    #expect(device == expected)
    #expect(
      warnings == [
        "the description has axes without a range; the ranges seen are taken "
          + "(ABS_MT_POSITION_X 1420 to 1500); give the true ones with --description FILE"
      ])
  }

  @Test func `an axis along which nothing moved has no range seen`() throws {
    let description = SampleRecording.description
      .replacing("A: 35 0 3000 0 0 10", with: "A: 35 0 0 0 0 10")
      .replacing("A: 36 0 2000 4 2 10", with: "A: 36 0 0 4 2 10")
    let outcome = try open(description + SampleRecording.eventLines)
    guard case .evemu(_, _, let warnings) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(
      warnings == [
        "the description has axes without a range; the ranges seen are taken "
          + "(ABS_MT_POSITION_X 1420 to 1500, none of ABS_MT_POSITION_Y); give the true ones with "
          + "--description FILE"
      ])
  }

  @Test func `a pipe is read twice where the events must tell the device`() throws {
    let text = Array(SampleRecording.eventLines.utf8)
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    // Opened for both directions first, so that nobody waits for the other end.
    let end = Glibc.open(path, O_RDWR)
    defer { close(end) }
    #expect(text.withUnsafeBytes { write(end, $0.baseAddress, $0.count) } == text.count)
    let reader = try ByteSource(path: path, keepsBytes: true)
    close(end)
    let outcome: Outcome
    switch try RecordingSource(path: path).open(reader) {
    case .evemu(let reader, let device, let warnings):
      outcome = .evemu(device, try readRecording(reader), warnings.map(\.text))
    default: outcome = .noEvents(nil)
    }
    #expect(outcome == (try open(SampleRecording.eventLines)))
  }

  @Test func `a swipe log is known by its first line`() throws {
    #expect(try open("{\"type\":\"header\"}\n") == .swipeLog)
  }

  @Test func `a description alone is no failure`() throws {
    let text =
      "the file describes a device and holds no events; give the recording that goes with it"
    #expect(try open(SampleRecording.description) == .noEvents(text))
    #expect(try open("") == .noEvents("the file is empty; nothing was recorded in it"))
    let path = try folder.add("Pad.desc", SampleRecording.description)
    #expect(try open(RecordingSource(path: path, describesOthers: true)) == .noEvents(nil))
    let evtest = try folder.add("FT.desc", "Input driver version is 1.0.1\n")
    #expect(try open(RecordingSource(path: evtest, describesOthers: true)) == .noEvents(nil))
  }

  @Test func `a format that is not read is named`() throws {
    let path = try folder.add("a.txt", "[   52032.679748] 0003 0039 0000027d\n")
    let said = message { () throws(RecordingError) in _ = try open(RecordingSource(path: path)) }
    #expect(said == "\(path): getevent text is not read; record with evemu-record instead")
  }

  @Test(
    arguments: [
      ("missing", "/nowhere/at/all", "cannot open it: no such file or directory; check the path"),
      ("a folder", "/", "cannot read it: is a directory; give the files in it"),
      (
        "an endless device", "/dev/zero",
        "binary data is no recording; give evemu text or a swipe log"
      ),
    ] as [(name: String, path: String, reason: String)])
  func `what cannot be read is an error with a reason`(
    _ example: (name: String, path: String, reason: String)
  ) {
    let source = RecordingSource(path: example.path)
    let said = message { () throws(RecordingError) in _ = try open(source) }
    #expect(said == "\(example.path): \(example.reason)")
  }

  @Test func `a description that describes nothing is an error of its own`() throws {
    let empty = try folder.add("empty.desc", "# EVEMU 1.3\n")
    let path = try folder.add("a.events", SampleRecording.eventLines)
    let source = RecordingSource(path: path, descriptionPath: empty)
    let said = message { () throws(RecordingError) in _ = try open(source) }
    #expect(said == "\(empty): the file describes no device; give one with N:, B: and A: lines")
  }
}
