import CommandLineTool
import Testing

private let format = Option("format", letter: "f", value: "NAME", help: "How to print.")
private let all = Option("all", letter: "a", help: "Print everything.")
private let command = Command(
  name: "tool", summary: "Does things.", usage: ["[OPTIONS] PATH..."], options: [format, all])

struct ArgumentsTests {
  @Test(arguments: [
    (["--format", "json"], "json"),
    (["--format=json"], "json"),
    (["--format="], ""),
    (["-f", "json"], "json"),
    (["-fjson"], "json"),
    (["-afjson"], "json"),
    (["--format", "text", "--format", "json"], "json"),
    (["--format", "--all"], "--all"),
  ])
  func `a value can be written in each usual way`(words: [String], value: String) throws {
    #expect(try Arguments(words, for: command).value(of: format) == value)
  }

  @Test func `operands keep their order and a dash alone is one`() throws {
    let arguments = try Arguments(["b", "-a", "-", "a", "--", "--all"], for: command)
    #expect(arguments.operands == ["b", "-", "a", "--all"])
    #expect(arguments.contains(all))
    #expect(!arguments.contains(format))
  }

  @Test(arguments: [
    (["--fromat", "x"], "unknown option --fromat; did you mean --format?"),
    (["--zzzzzz"], "unknown option --zzzzzz"),
    (["-x"], "unknown option -x"),
    (["--format"], "--format needs a value: --format NAME"),
    (["-f"], "-f needs a value: -f NAME"),
    (["--all=yes"], "--all takes no value"),
  ])
  func `a wrong word is one sentence`(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(words, for: command) }
    #expect(error?.description == sentence)
  }
}
