import Foundation
import TestSupport

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
}

/// Plays a recording where standard output is a file, as fast as it can unless told otherwise.
func play(_ path: String, _ arguments: [String] = [], input: Data = Data()) throws -> ProgramResult
{
  let speed = arguments.contains("--speed") ? [] : ["--speed", "max"]
  return try run(
    "pager-live", [path] + speed + arguments, input: input,
    environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"])
}
