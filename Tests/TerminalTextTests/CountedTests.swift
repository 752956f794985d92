import TerminalText
import Testing

@Suite struct CountedTests {
  @Test(arguments: [
    (0, "swipe", "0 swipes"), (1, "swipe", "1 swipe"), (2, "swipe", "2 swipes"),
    (1, "strategy", "1 strategy"), (3, "strategy", "3 strategies"),
  ])
  func `a noun follows its number`(count: Int, noun: String, text: String) {
    #expect(counted(count, noun) == text)
  }
}
