package import Foundation
package import Testing

/// Compares `text` with the file `Snapshots/<name>` beside the calling test.
package func expectSnapshot(
  of text: String, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let url = URL(filePath: file).deletingLastPathComponent()
    .appending(components: "Snapshots", name)
  expectFile(at: url, toHold: text, sourceLocation: sourceLocation)
}

/// Compares `text` with a file.
///
/// With `RECORD_SNAPSHOTS` set, the file is written instead and the test fails, so that a recording
/// run can never pass for a green one.
package func expectFile(
  at url: URL, toHold text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let name = url.lastPathComponent
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("cannot record \(name): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let expected = try? String(contentsOf: url, encoding: .utf8) else {
    Issue.record(
      "no snapshot \(name); record it with RECORD_SNAPSHOTS=1", sourceLocation: sourceLocation)
    return
  }
  guard text != expected else { return }
  Issue.record(
    "\(name) differs at \(firstDifference(text, expected))", sourceLocation: sourceLocation)
}

private func firstDifference(_ text: String, _ expected: String) -> String {
  let got = text.split(separator: "\n", omittingEmptySubsequences: false)
  let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(got.count, wanted.count) {
    let left = index < got.count ? String(got[index]) : "(end)"
    let right = index < wanted.count ? String(wanted[index]) : "(end)"
    if left != right { return "line \(index + 1):\n  got      \(left)\n  expected \(right)" }
  }
  return "its final newline"
}
