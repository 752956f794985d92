import TerminalText
import Testing

@Suite struct DisplayColumnsTests {
  @Test(arguments: [
    ("plain", 5), ("触摸板", 6), ("e\u{301}", 1), ("", 0), ("▎█", 2), ("👆", 2),
  ])
  func `a text takes its columns`(_ text: String, _ columns: Int) {
    #expect(displayColumns(text) == columns)
  }
}
