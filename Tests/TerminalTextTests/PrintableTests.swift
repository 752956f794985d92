import TerminalText
import Testing

/// A text from outside under a name of its own: test logs must not steer a terminal either.
struct OutsideText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let shown: String

  init(_ name: String, _ text: String, _ shown: String) {
    testDescription = name
    self.text = text
    self.shown = shown
  }
}

@Suite struct PrintableTests {
  @Test(arguments: [
    OutsideText("plain", "plain\ntext", "plain\ntext"),
    OutsideText("letters of the world", "Müller's Päd 触摸板", "Müller's Päd 触摸板"),
    OutsideText("nothing", "", ""),
    OutsideText("a colour", "\u{1b}[31mred\u{1b}[0m", "?[31mred?[0m"),
    OutsideText("control characters of one byte", "a\rb\tc\u{7f}\u{9b}2J", "a?b?c??2J"),
    OutsideText("a line end of Windows", "crlf\r\n", "crlf?\n"),
    OutsideText("marks of direction", "gpj\u{202e}exe.\u{2028}\u{e000}", "gpj?exe.??"),
    OutsideText("a joiner that words need", "می\u{200c}خواهم", "می\u{200c}خواهم"),
  ])
  func `nothing is left that steers a terminal`(outside: OutsideText) {
    #expect(printable(outside.text, keepsLines: true) == outside.shown)
  }

  @Test(arguments: [
    (OutsideText("a cleared screen", "\u{1B}[2Jpad\n", "?[2Jpad?"), false),
    (OutsideText("a control character of one byte", "pad\u{9B}\n", "pad??"), true),
    (OutsideText("an accent", "Père", "Père"), false),
    (OutsideText("an accent in ASCII", "Père", "P?re"), true),
    (OutsideText("a wide letter in ASCII", "触", "?"), true),
  ])
  func `a name stays on its line, and in ASCII where it must`(
    outside: OutsideText, isASCII: Bool
  ) {
    #expect(printable(outside.text, isASCII: isASCII) == outside.shown)
  }
}
