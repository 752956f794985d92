import TerminalText
import Testing

@Suite struct WrappedTests {
  @Test func `wrapping loses no word`() {
    let text = "one two three four five six seven eight nine ten"
    for width in 1...60 {
      let words = wrapped(text, to: width, indent: "  ").flatMap { $0.split(separator: " ") }
      #expect(words.joined(separator: " ") == text)
    }
  }
}
