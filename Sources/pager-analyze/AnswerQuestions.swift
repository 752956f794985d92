import CommandLineTool
import Recordings

/// The longest question: 4 MiB hold a layout of some hundred thousand items.
private let longestQuestionBytes = 1 << 22

/// Answers each line of standard input with one line on standard output, as soon as it is there.
func answerQuestions(
  _ arguments: Arguments,
  answer: (inout JSONLine, ArraySlice<UInt8>) throws(JSONFault) -> Void
) throws -> Int32 {
  if let word = arguments.operands.first { throw UsageError.unexpectedOperand(word) }
  var lines = LineBuffer(try ByteSource(path: "-"), chunkLengthBytes: longestQuestionBytes)
  var output = Output.standardOutput()
  var json = JSONLine()
  var status = ExitStatus.success
  while true {
    // Whoever asks may wait for the answer before asking on.
    if !lines.holdsLine { try output.flush() }
    guard let line = try lines.nextLine() else { break }
    guard !line.allSatisfy(isBlank) else { continue }
    do throws(JSONFault) {
      try answer(&json, line)
    } catch {
      status = ExitStatus.failure
      json.line { $0.string("error", error.reason) }
    }
    try output.write(bytes: json.bytes)
    json.removeAll()
  }
  try output.flush()
  return status
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
}
