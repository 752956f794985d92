import CommandLineTool

/// Picks the command: the first word if it names one, else the comparison.
@main
struct PagerAnalyze {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "decide": DecideCommand.run(Array(words.dropFirst()))
    case "velocity": VelocityCommand.run(Array(words.dropFirst()))
    case "explain": ExplainCommand.run(Array(words.dropFirst()))
    case "convert": ConvertCommand.run(Array(words.dropFirst()))
    default: CompareCommand.run(words)
    }
  }
}
