import Foundation
import TestSupport
import Testing

@Suite struct BundledRecordingTests {
  @Test func `the generator writes them byte for byte`() throws {
    let folder = try ScratchFolder()
    let result = try run("pager-synthesize", [folder.path])
    #expect(result.exitStatus == 0)
    #expect(result.standardOutput.isEmpty && result.standardError.isEmpty)
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let bundled = try bundledRecordings()
    #expect(written == bundled.map(\.lastPathComponent))
    for recording in bundled {
      let name = recording.lastPathComponent
      let bytes = try Data(contentsOf: folder.url.appending(component: name))
      #expect(try bytes == Data(contentsOf: recording), "\(name)")
    }
    let again = try run("pager-synthesize", [folder.path])
    #expect(again.exitStatus == 1)
    #expect(again.standardError.contains("file exists"))
  }

  /// A label counts pages from where the strokes before it landed, so each must land as it was meant.
  @Test func `where a sitting goes on, it went where its labels say`() throws {
    let rows = try rows(
      of: [repositoryRoot.appending(component: "Recordings").path], ["-s", "one-page"])
    let sittings = Dictionary(grouping: rows) { $0["recording"] as? String ?? "" }
      .filter { $0.value.count > 1 }
    #expect(
      sittings.keys.sorted() == [
        "touchpad-catch", "touchpad-reading", "touchscreen-reading",
      ])
    for (name, strokes) in sittings {
      #expect(
        strokes.map { $0["landed_page"] as? Int } == strokes.map { $0["intended_page"] as? Int },
        "\(name)")
    }
  }

  @Test func `every stroke is a swipe with a label`() throws {
    let rows = try rows(
      of: [repositoryRoot.appending(component: "Recordings").path], ["-s", "one-page"])
    #expect(rows.count == 27)
    #expect(rows.allSatisfy { $0["intent_source"] as? String == "scripted" })
    #expect(rows.allSatisfy { (0...9).contains($0["intended_page"] as? Int ?? -1) })
  }
}
