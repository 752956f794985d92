import CommandLineTool
import Testing

@Suite struct PrintableTests {
  @Test(arguments: [
    ("plain\ntext", "plain\ntext"),
    ("Müller's Päd 触摸板", "Müller's Päd 触摸板"),
    ("", ""),
    ("\u{1b}[31mred\u{1b}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"),
    ("a\rb\tc\u{7f}\u{9b}2J", "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}2J"),
    ("crlf\r\n", "crlf\u{FFFD}\n"),
  ])
  func `nothing is left that steers a terminal`(text: String, shown: String) {
    #expect(printable(text) == shown)
  }
}
