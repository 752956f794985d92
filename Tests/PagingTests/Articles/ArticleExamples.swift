import Foundation
import TestSupport
import Testing

/// Requires every Swift example of an article to stand, line by line, in the test that calls this.
///
/// So an example that no longer compiles, or no longer means what it says, cannot stay in the
/// article. Indentation is not compared; `article` is the path within the catalogue.
func expectExamples(
  ofArticle article: String, count: Int, in file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = try String(contentsOf: articleURL(article), encoding: .utf8)
  let source = withoutIndentation(try String(contentsOf: URL(filePath: file), encoding: .utf8))
  let examples = swiftExamples(in: text)
  #expect(examples.count == count, sourceLocation: sourceLocation)
  for example in examples where !source.contains("\n\(withoutIndentation(example))\n") {
    Issue.record(
      "an example of \(article) is not part of its test:\n\(example)",
      sourceLocation: sourceLocation)
  }
}

/// What stands between the fences of the Swift code blocks of a Markdown text.
func swiftExamples(in markdown: String) -> [String] {
  markdown.components(separatedBy: "\n```swift\n").dropFirst().compactMap {
    $0.components(separatedBy: "\n```").first
  }
}

private func withoutIndentation(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.trimmingPrefix { $0 == " " } }
    .joined(separator: "\n")
}
