import Foundation
import Paging
import Recordings
import Testing
import Touch

@testable import PagerAnalysis

@Suite struct JSONDocumentTests {
  @Test func `one object holds recordings, strategies and all rows`() throws {
    var compared = try ComparedSwipes(estimators: [.robust, .lastTwo])
    compared.addReading(meaning: [Swipe.Intent(page: 2, source: "prompted")])
    let document = try document(compared, results())
    #expect(
      Set(document.keys) == ["schema", "recordings", "strategies", "disputed_swipes", "rows"])
    #expect(document["schema"] as? Int == 1)
    #expect(document["disputed_swipes"] as? Int == 5)

    let rows = try #require(document["rows"] as? [[String: Any]])
    let lines = try lines(compared.rows).map { try object($0) }
    #expect(rows.count == 70)
    #expect(rows as NSArray == lines as NSArray)

    let strategies = try #require(document["strategies"] as? [[String: Any]])
    #expect(strategies.count == 14)
    let round = try #require(strategies.first { $0["strategy"] as? String == "round" })
    #expect(round["estimator"] as? String == "robust")
    #expect(round["swipes"] as? Int == 5)
    #expect(round["labelled"] as? Int == 1)
    #expect(round["as_meant"] as? Int == 1)
    #expect(round["median_settle_ms"] is Int)
  }

  @Test func `what became of each file`() throws {
    let document = try document(try ComparedSwipes(), results())
    let recordings = try #require(document["recordings"] as? [[String: Any]])
    #expect(
      recordings.compactMap { $0["file"] as? String } == [
        "folder/reading.evemu", "folder/photo.png",
      ])
    let read = try #require(recordings.first)
    #expect(read["device"] as? String == "Pad \"8\"")
    #expect(read["swipes"] as? Int == 5)
    #expect(read["cancelled"] as? [String: Int] == ["palm": 2, "fingers": 1])
    #expect(read["warnings"] as? [String] == ["folder/reading.evemu:9: the file is cut off"])
    #expect(read["error"] is NSNull)
    let others = try #require(read["not_compared"] as? [[String: Any]])
    #expect(others.compactMap { $0["drags"] as? Int } == [17, 4])
    #expect(others.compactMap { $0["axis"] as? String } == ["vertical", "horizontal"])
    let refused = try #require(recordings.last)
    #expect(refused["error"] as? String == "folder/photo.png: binary data is no recording")
    #expect(refused["device"] is NSNull)
  }

  @Test func `nothing at all is a document too`() throws {
    let document = try document(try ComparedSwipes([RoundStrategy()]), [])
    #expect((document["rows"] as? [Any])?.isEmpty == true)
    #expect((document["recordings"] as? [Any])?.isEmpty == true)
    let strategies = try #require(document["strategies"] as? [[String: Any]])
    #expect(strategies.first?["median_settle_ms"] is NSNull)
  }

  private func document(
    _ compared: ComparedSwipes, _ results: [RecordingResult]
  ) throws -> [String: Any] {
    var json = JSONLine()
    JSONDocument(compared.summary, results: results, rows: compared.rows).write(to: &json)
    #expect(json.bytes.count { $0 == UInt8(ascii: "\n") } == 1)
    return try object(String(decoding: json.bytes, as: UTF8.self))
  }
}
