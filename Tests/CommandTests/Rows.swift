import Foundation
import TestSupport
import Testing

/// The rows of a comparison that must go well.
func rows(
  of paths: [String], _ options: [String] = [], input: Data = Data()
) throws -> [[String: Any]] {
  let result = try run("pager-analyze", options + ["-f", "ndjson"] + paths, input: input)
  #expect(result.exitStatus == 0)
  return try objects(result.standardOutput)
}

/// JSON Lines as objects.
func objects(_ text: String) throws -> [[String: Any]] {
  try text.split(separator: "\n").map { line in
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(value as? [String: Any])
  }
}

extension [[String: Any]] {
  /// The same without what tells one file from another.
  func leavingOut(_ keys: String...) -> [NSDictionary] {
    map { row in row.filter { !keys.contains($0.key) } as NSDictionary }
  }
}

func bundled(_ name: String) -> String {
  repositoryRoot.appending(components: "Recordings", "\(name).evemu").path
}
