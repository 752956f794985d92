import CommandLineTool
import Testing

private let format = Option("format", letter: "f", value: "NAME", help: "How to print.")
private let all = Option("all", letter: "a", help: "Print everything.")
private let count = Option("count", value: "N", help: "How many.")
private let command = Command(
  name: "tool", summary: "Does things.", usage: ["[OPTIONS] PATH..."],
  options: [format, all, count])

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

  @Test(arguments: [
    ("0", 0), ("1000000", 1_000_000), ("1e6", 1_000_000), ("12.0", 12), ("-0", 0),
  ])
  func `a whole number is taken`(text: String, number: Int) throws {
    let arguments = try Arguments(["--count", text], for: command)
    #expect(try arguments.wholeNumber(of: count, in: 0...1_000_000) == number)
  }

  @Test(arguments: ["2.5", "-1", "1e7", "1e300", "99999999999999999999", "nan", "inf", "", "x"])
  func `another number is refused as people write it`(text: String) throws {
    let arguments = try Arguments(["--count", text], for: command)
    let whole = #expect(throws: UsageError.self) {
      _ = try arguments.wholeNumber(of: count, in: 0...1_000_000)
    }
    #expect(
      whole?.description == "--count takes a whole number from 0 to 1000000, not '\(text)'")
  }

  @Test(arguments: [
    (0.0...1_000_000.0, "0 to 1000000"), (0.001...0.5, "0.001 to 0.5"),
    (-1.5...1e5, "-1.5 to 100000"),
  ])
  func `a range is named as people write it`(
    range: ClosedRange<Double>, written: String
  ) throws {
    let arguments = try Arguments(["--count", "nan"], for: command)
    let error = #expect(throws: UsageError.self) {
      _ = try arguments.number(of: count, in: range)
    }
    #expect(error?.description == "--count takes a number from \(written), not 'nan'")
  }
}
