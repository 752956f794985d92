import TerminalText
import Testing

@Suite struct PrintableTests {
  @Test(arguments: [
    ("plain\ntext", "plain\ntext"),
    ("Müller's Päd 触摸板", "Müller's Päd 触摸板"),
    ("", ""),
    ("\u{1b}[31mred\u{1b}[0m", "?[31mred?[0m"),
    ("a\rb\tc\u{7f}\u{9b}2J", "a?b?c??2J"),
    ("crlf\r\n", "crlf?\n"),
    ("gpj\u{202e}exe.\u{2028}\u{e000}", "gpj?exe.??"),
    ("می\u{200c}خواهم", "می\u{200c}خواهم"),
  ])
  func `nothing is left that steers a terminal`(text: String, shown: String) {
    #expect(printable(text, keepsLines: true) == shown)
  }

  @Test(arguments: [
    ("\u{1B}[2Jpad\n", false, "?[2Jpad?"), ("pad\u{9B}\n", true, "pad??"),
    ("Père", false, "Père"), ("Père", true, "P?re"), ("触", true, "?"),
  ])
  func `a name stays on its line, and in ASCII where it must`(
    text: String, isASCII: Bool, shown: String
  ) {
    #expect(printable(text, isASCII: isASCII) == shown)
  }
}
