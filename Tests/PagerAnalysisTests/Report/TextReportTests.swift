import CommandLineTool
import Paging
import Recordings
import TestSupport
import Testing
import Touch

@testable import PagerAnalysis

@Suite struct TextReportTests {
  @Test func `nobody said what was meant`() throws {
    var compared = try ComparedSwipes()
    compared.addReading()
    expectSnapshot(of: text(compared, results()), named: "unlabelled.txt")
  }

  @Test func `what was meant is known of some, and two estimators differ`() throws {
    var compared = try ComparedSwipes(
      [RoundStrategy(), DirectionalStrategy(), SettleVisibleStrategy()],
      estimators: [.robust, .lastTwo], disputeLimit: 2)
    compared.addReading(meaning: [
      Swipe.Intent(page: 2, source: "prompted"), nil, Swipe.Intent(page: 3, source: "scripted"),
      Swipe.Intent(page: 1, source: "prompted"),
    ])
    expectSnapshot(of: text(compared, results()), named: "labelled.txt")
  }

  @Test func `one strategy agrees with itself`() throws {
    var compared = try ComparedSwipes([OnePageStrategy()], kind: nil)
    compared.addReading()
    let text = text(compared, [])
    #expect(text.contains("5 on a device of unknown kind."))
    #expect(text.contains("All strategies land every swipe on the same page."))
    #expect(text.contains("Each swipe goes through 1 strategy,"))
    #expect(!text.contains("not compared"))
  }

  @Test func `nothing to compare`() throws {
    let compared = try ComparedSwipes()
    #expect(text(compared, []) == "0 recordings with 0 swipes.\n")
    let read = RecordingResult(source: RecordingSource(path: "a"))
    #expect(
      text(compared, [read]) == """
        1 recording with 0 swipes.
        No drag of the asked fingers and axis ended with a lift.

        """)
    #expect(text(compared, results()).hasPrefix("1 recording with 0 swipes. 1 file could not"))
  }

  @Test func `no line is wider than the terminal`() throws {
    var compared = try ComparedSwipes(estimators: [.robust, .lastTwo])
    compared.addReading()
    for columns in [80, 100, 120, 500, .max] {
      for line in text(compared, results(), columns: columns).split(separator: "\n") {
        #expect(line.count <= min(columns, 120), "\(columns): \(line)")
      }
    }
  }

  @Test func `on a narrow terminal the words still wrap`() throws {
    for columns in [Int.min, 0, 59, 60] {
      let lines = text(try ComparedSwipes(), results(), columns: columns).split(separator: "\n")
      #expect(lines.count > 4)
      #expect(lines.allSatisfy { $0.count <= 60 })
    }
  }

  private func text(
    _ compared: ComparedSwipes, _ results: [RecordingResult], columns: Int = 80
  ) -> String {
    TextReport(compared.summary, results: results, columns: columns).text
  }
}
