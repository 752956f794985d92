import CommandLineTool
import PagerAnalysis
import PagerOptions
import Recordings
import Touch

/// The explanation of the recordings behind some paths, printed in one of the formats.
struct ExplainJob {
  let options: PlaybackOptions
  let isUnfolded: Bool

  func printText(_ paths: RecordingPaths) throws -> Int32 {
    let output = LineOutput()
    var text = ExplanationText(columns: Terminal.columns, isUnfolded: isUnfolded, words: \.words) {
      output.append($0)
    }
    let status = explain(paths) { source in
      text.begin(source)
      return { text.add($0) }
    } end: {
      text.end()
      // In front of what standard error says about the file.
      output.flush()
    }
    try output.finish()
    return status
  }

  func printRows(_ paths: RecordingPaths) throws -> Int32 {
    let output = LineOutput()
    let status = explain(paths) { source in
      var rows = ExplanationRows(source)
      return { explanation in output.append { rows.append(explanation, to: &$0) } }
    } end: {
    }
    try output.finish()
    return status
  }

  private func explain(
    _ paths: RecordingPaths, begin: (RecordingSource) -> (Explanation) -> Void, end: () -> Void
  ) -> Int32 {
    warn(paths.warnings)
    var errors = paths.errors
    var traits: [DeviceTraits] = []
    for source in paths.sources {
      do throws(RecordingError) {
        let tell = begin(source)
        let receive = { (explanation: Explanation) in
          if case .began(let surface) = explanation { traits.append(surface.traits) }
          tell(explanation)
        }
        defer { end() }
        let warnings = try source.explain(options: options, receive: receive)
        warn(warnings)
      } catch {
        errors.append(error)
      }
    }
    warn(options.deviceRules, of: traits)
    for error in errors { StandardError.writeLine("pager-analyze: \(error)") }
    return errors.isEmpty ? ExitStatus.success : ExitStatus.failure
  }
}
