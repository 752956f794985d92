import CommandLineTool
import Pager
import PagerAnalysis
import Recordings
import TerminalText

/// The comparison of the recordings behind some paths, printed in one of the formats.
struct CompareJob {
  let comparison: Comparison
  let options: PlaybackOptions
  let disputeLimit: Int

  func printText(_ paths: RecordingPaths) throws -> Int32 {
    let summarized = summarize(paths, isHashed: false) { _, _, _, _ in }
    let report = TextReport(
      summarized.summary, results: summarized.results, columns: Terminal.columns)
    var output = Output.standardOutput()
    try output.write(printable(report.text, keepsLines: true))
    try output.flush()
    return exitStatus(summarized.results)
  }

  func printRows(_ paths: RecordingPaths) throws -> Int32 {
    let output = LineOutput()
    let rows = RowReport(comparison: comparison)
    let summarized = summarize(paths, isHashed: true) { swipe, outcomes, recording, settings in
      output.append { json in
        rows.append(swipe, outcomes: outcomes, of: recording, settings: settings, to: &json)
      }
    }
    try output.finish()
    return exitStatus(summarized.results)
  }

  func printDocument(_ paths: RecordingPaths) throws -> Int32 {
    let rows = RowReport(comparison: comparison)
    var lines = JSONLine()
    let summarized = summarize(paths, isHashed: true) { swipe, outcomes, recording, settings in
      rows.append(swipe, outcomes: outcomes, of: recording, settings: settings, to: &lines)
    }
    let output = LineOutput()
    let document = JSONDocument(summarized.summary, results: summarized.results, rows: lines)
    output.append(document.write(to:))
    try output.finish()
    return exitStatus(summarized.results)
  }

  private func summarize(
    _ paths: RecordingPaths, isHashed: Bool,
    receive: @escaping (Swipe, [Outcome], RowRecording, PlaybackSettings) -> Void
  ) -> (summary: ComparisonSummary, results: [RecordingResult]) {
    warn(paths.warnings)
    var summary = ComparisonSummary(comparison: comparison, disputeLimit: disputeLimit)
    var results = paths.errors.map(RecordingResult.init)
    for error in paths.errors { StandardError.writeLine("pager-analyze: \(error)") }
    for source in paths.sources {
      let recording = RowRecording(source, isHashed: isHashed)
      let result = source.collectSwipes(options: options, estimators: comparison.estimators) {
        swipe, settings in
        let outcomes = comparison.outcomes(of: swipe, in: settings.configuration.layout)
        summary.add(swipe, outcomes: outcomes, recording: recording.name, settings: settings)
        receive(swipe, outcomes, recording, settings)
      }
      warn(result.warnings)
      if let error = result.error { StandardError.writeLine("pager-analyze: \(error)") }
      results.append(result)
    }
    warn(options.deviceRules, of: results.flatMap(\.traits))
    return (summary, results)
  }

  private func exitStatus(_ results: [RecordingResult]) -> Int32 {
    results.allSatisfy { $0.error == nil } ? ExitStatus.success : ExitStatus.failure
  }
}
