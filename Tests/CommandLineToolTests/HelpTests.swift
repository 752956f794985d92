import CommandLineTool
import Testing

struct HelpTests {
  private let command = Command(
    name: "tool", summary: "Does things.", usage: ["[OPTIONS] PATH..."],
    options: [
      Option(
        "format", letter: "f", value: "text|json",
        help: "How to print: a summary for people, or one JSON object for programs."),
      Option("a-very-long-option-name", value: "WITH-A-VALUE", help: "Stands on two lines."),
    ],
    sections: [.init("Exit status", ["0  all well"])])

  @Test func `help shows summary, usage, options and sections`() {
    #expect(
      command.helpText(columns: 60) == """
        Does things.

        USAGE
          tool [OPTIONS] PATH...

        OPTIONS
          -f, --format text|json      How to print: a summary for
                                      people, or one JSON object for
                                      programs.
          --a-very-long-option-name WITH-A-VALUE
                                      Stands on two lines.
          -h, --help                  Show this text.
          --version                   Show the version.

        EXIT STATUS
          0  all well

        """)
  }

  @Test(arguments: [0, 20, 40, 60, 80, 200])
  func `no help line is wider than the terminal, but for words that are`(columns: Int) {
    let width = min(max(columns, 40), 100)
    for line in command.helpText(columns: columns).split(separator: "\n") {
      #expect(line.count <= width || !line.dropFirst(2).contains("  "), "\(line)")
    }
  }
}
