import CommandLineTool
import Testing

/// A text from outside under a name of its own: test logs must not steer a terminal either.
struct OutsideText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let shown: String

  static let all = [
    OutsideText(testDescription: "plain", text: "plain\ntext", shown: "plain\ntext"),
    OutsideText(
      testDescription: "letters of the world", text: "Müller's Päd 触摸板",
      shown: "Müller's Päd 触摸板"),
    OutsideText(testDescription: "nothing", text: "", shown: ""),
    OutsideText(
      testDescription: "a colour", text: "\u{1b}[31mred\u{1b}[0m",
      shown: "\u{FFFD}[31mred\u{FFFD}[0m"),
    OutsideText(
      testDescription: "control characters of one byte", text: "a\rb\tc\u{7f}\u{9b}2J",
      shown: "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}2J"),
    OutsideText(
      testDescription: "a line end of Windows", text: "crlf\r\n", shown: "crlf\u{FFFD}\n"),
  ]
}

@Suite struct PrintableTests {
  @Test(arguments: OutsideText.all)
  func `nothing is left that steers a terminal`(outside: OutsideText) {
    #expect(printable(outside.text) == outside.shown)
  }
}
