package import CommandLineTool
package import Recordings

extension Option {
  package static let description = Option(
    "description", value: "FILE",
    help: "Evemu description of the device, for recordings that come without one.")
}

extension Arguments {
  /// The one recording that a command takes, with the description that is given for it.
  package func recording() throws(UsageError) -> RecordingSource {
    guard let path = operands.first else { throw .missingOperand("FILE") }
    if operands.count > 1 { throw .unexpectedOperand(operands[1]) }
    let source = RecordingPaths.recording(at: path, description: value(of: .description))
    guard let source else { throw .other("\(path): give one recording, not a folder") }
    return source
  }
}
