import CommandLineTool
import PagerOptions
import Recordings
import TerminalText
import Touch

/// Lines on standard output, from places that cannot throw; the fault comes at the end.
final class LineOutput {
  private var output = Output.standardOutput()
  private var json = JSONLine()
  private var fault: OutputError?

  func append(_ line: (inout JSONLine) -> Void) {
    guard fault == nil else { return }
    line(&json)
    attempt { () throws(OutputError) in try output.write(bytes: json.bytes) }
    json.removeAll()
  }

  /// Whole lines of text, as a terminal may show them.
  func append(_ text: String) {
    guard fault == nil else { return }
    attempt { () throws(OutputError) in try output.write(printable(text, keepsLines: true)) }
  }

  func flush() {
    attempt { () throws(OutputError) in try output.flush() }
  }

  /// Writes what is left and throws what went wrong before.
  func finish() throws(OutputError) {
    flush()
    if let fault { throw fault }
  }

  private func attempt(_ write: () throws(OutputError) -> Void) {
    do throws(OutputError) {
      try write()
    } catch {
      fault = fault ?? error
    }
  }
}

/// Says on standard error what should be known about a recording that was usable.
func warn(_ warnings: [RecordingWarning]) {
  for warning in warnings { StandardError.writeLine("pager-analyze: \(warning)") }
}

/// Says on standard error which rules were for none of the devices that were played.
func warn(_ rules: DeviceRules, of devices: [DeviceTraits]) {
  guard !devices.isEmpty else { return }
  for sentence in rules.sentences(unmatchedBy: devices) {
    StandardError.writeLine("pager-analyze: \(sentence)")
  }
}
