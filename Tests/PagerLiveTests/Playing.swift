import Foundation
import TestSupport
import Testing

/// The recordings of the package, by path.
enum Recordings {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(component: "Recordings")

  static func all() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".evemu") }.sorted().map(path)
  }

  static func path(_ name: String) -> String {
    folder.appending(component: name).path
  }

  /// The layout object in a recording's header.
  static func layout(of path: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let start = try #require(text.range(of: #""layout":"#)).upperBound
    let end = try #require(text[start...].firstIndex(of: "}"))
    return String(text[start...end])
  }
}

/// Plays a recording where standard output is a file, as fast as it can unless told otherwise.
func play(_ path: String, _ arguments: [String] = [], input: Data = Data()) throws -> ProgramResult
{
  let speed = arguments.contains("--speed") ? [] : ["--speed", "max"]
  return try run(
    "pager-live", [path] + speed + arguments, input: input,
    environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"])
}
