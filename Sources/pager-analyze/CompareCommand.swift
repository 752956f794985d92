import CommandLineTool
import PagerAnalysis
import PagerOptions
import Recordings
import ReplayOptions

/// `pager-analyze PATH...` puts every swipe through every strategy.
enum CompareCommand {
  static func run(_ words: [String]) -> Never {
    command.runAndExit(words) { arguments in
      guard !arguments.operands.isEmpty else { throw UsageError.missingOperand("PATH") }
      let comparison = Comparison(
        strategies: try arguments.strategies(), estimators: try arguments.estimators())
      let disputes = try arguments.wholeNumber(of: disputeLimit, in: 0...1_000_000) ?? 5
      let job = CompareJob(
        comparison: comparison, options: try PlaybackOptions(comparing: arguments),
        disputeLimit: disputes)
      let paths = RecordingPaths(
        expanding: arguments.operands, description: arguments.value(of: .description))
      switch arguments.value(of: format) ?? "text" {
      case "text": return try job.printText(paths)
      case "ndjson": return try job.printRows(paths)
      case "json": return try job.printDocument(paths)
      case let other: throw UsageError.invalidValue(format, other)
      }
    }
  }

  private static let format = Option(
    "format", letter: "f", value: "text|json|ndjson",
    help: """
      A summary for people, one JSON document, or one JSON object for each swipe, strategy and \
      estimator. Default: text.
      """)
  private static let disputeLimit = Option(
    "disputes", value: "N",
    help: "How many of the swipes that divide the strategies the summary lists. Default: 5.")

  private static let command = Command(
    name: "pager-analyze",
    summary: "Puts recorded swipes through paging strategies and says where each would land.",
    usage: [
      "[OPTIONS] PATH...", "decide < QUESTIONS", "velocity < QUESTIONS",
      "convert FILE --to swipes|evemu|libinput", "explain PATH...",
    ],
    options: [.strategies, .estimators, .layout, format, disputeLimit, .description]
      + Option.recognition(of: .recordings),
    sections: [
      .init(
        "Paths",
        [
          "Files, folders (read to the bottom) and - for standard input: evemu recordings",
          "1.0 to 1.3, with their description in a file of its own if need be, and swipe",
          "logs. A recording that knows no page starts every swipe at rest on page 50 of",
          "101, counted from 0.",
        ]),
      .deviceOptions, .recordedOptions, .strategies,
      .init("Commands", ["See 'pager-analyze decide --help', and so on."]),
      .init(
        "Exit status",
        ["0  all recordings were read", "1  some could not be read", "2  usage"]),
    ])
}
