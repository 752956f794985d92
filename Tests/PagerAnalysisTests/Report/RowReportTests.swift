import Foundation
import Paging
import Recordings
import TestSupport
import Testing
import Touch

@testable import PagerAnalysis

@Suite struct RowReportTests {
  /// The contract with everybody's scripts: these keys, in this order.
  private static let keys = [
    "schema", "file", "file_sha256", "recording", "device", "device_class", "user", "gesture_id",
    "t0_us", "fingers", "axis", "frames", "dur_ms", "disp_pages", "v_pages_s", "peak_pages_s",
    "lift_gap_ms", "rate_hz", "start_page", "strategy", "strategy_version", "params_hash",
    "estimator", "landed_page", "settle_ms", "margin", "misaligned_pt", "intended_page",
    "intent_source", "corrected", "live",
  ]

  @Test func `keys and their order`() throws {
    var compared = try ComparedSwipes(estimators: [.robust, .lastTwo])
    compared.addReading()
    let rows = lines(compared.rows)
    #expect(rows.count == 5 * 7 * 2)
    for row in rows {
      #expect(row.matches(of: /"([a-z0-9_]+)":/).map { String($0.output.1) } == Self.keys)
    }
  }

  @Test func `a worked row`() throws {
    var compared = try ComparedSwipes([RoundStrategy()])
    compared.add(
      swipe(
        releasedAt: 900, velocities: [187.5], meaning: Swipe.Intent(page: 3, source: "prompted"),
        index: 6))
    let row = try #require(lines(compared.rows).first)
    let start = """
      {"schema":1,"file":"folder/reading.evemu","file_sha256":null,"recording":"reading",\
      "device":"Pad \\"8\\"","device_class":"touchpad","user":null,"gesture_id":6,"t0_us":8000,\
      "fingers":2,"axis":"horizontal","frames":16,"dur_ms":128,"disp_pages":0.4,"v_pages_s":0.5,\
      "peak_pages_s":4,"lift_gap_ms":8,"rate_hz":125,"start_page":2,"strategy":"round",\
      "strategy_version":1,"params_hash":"
      """
    #expect(row.hasPrefix(start))
    // 187.5 pt/s coasts 18.5625 points, to page 2.4495; 150 points take 253.546 ms from rest.
    let end = """
      ,"misaligned_pt":0,"intended_page":3,"intent_source":"prompted","corrected":false,\
      "live":false}
      """
    #expect(row.hasSuffix(end))
    #expect(
      row.contains(#""estimator":"robust","landed_page":2,"settle_ms":253.546276,"margin":0.05"#))
  }

  @Test func `swipes stand under their own estimator's velocity`() throws {
    var compared = try ComparedSwipes(
      [PagingEnabledStrategy(), RoundStrategy()], estimators: [.robust, .lastTwo])
    compared.add(swipe(releasedAt: 800, velocities: [-375, 375]))
    let rows = try lines(compared.rows).map { try object($0) }
    #expect(rows.map { $0["strategy"] as? String } == ["paging", "paging", "round", "round"])
    #expect(
      rows.map { $0["estimator"] as? String } == ["robust", "last-two", "robust", "last-two"])
    #expect(rows.map { $0["v_pages_s"] as? Double } == [-1, 1, -1, 1])
    #expect(rows.map { $0["landed_page"] as? Int } == [2, 3, 2, 2])
  }

  @Test
  func `only rows of the recorded strategy and estimator are live, and only of swipes that landed`()
    throws
  {
    var compared = try ComparedSwipes(
      [OnePageStrategy(), RoundStrategy()], estimators: [.lastTwo, .robust])
    var landed = swipe(releasedAt: 800, velocities: [0, 0])
    landed.livePage = 2
    compared.add(landed)
    compared.add(swipe(releasedAt: 800, velocities: [0, 0]))
    let rows = try lines(compared.rows).map { try object($0)["live"] as? Bool }
    #expect(rows == [false, true, false, false, false, false, false, false])
  }

  @Test func `a parameter set has a name of 16 digits, each its own`() throws {
    var compared = try ComparedSwipes()
    compared.add(swipe(releasedAt: 800))
    let names = try lines(compared.rows).compactMap { try object($0)["params_hash"] as? String }
    #expect(names.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{16}/) != nil })
    #expect(Set(names).count == 7)
  }

  @Test func `a file's digest is its own`() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("abc", Data("abc".utf8))
    let hashed = RowRecording(RecordingSource(path: path), isHashed: true)
    #expect(
      hashed.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hashed.file == path && hashed.name == "abc")
    #expect(RowRecording(RecordingSource(path: path), isHashed: false).sha256 == nil)
    let missing = RecordingSource(path: folder.path(of: "none"))
    #expect(RowRecording(missing, isHashed: true).sha256 == nil)
    #expect(RowRecording(RecordingSource(path: "-"), isHashed: true).name == "standard input")
  }
}
