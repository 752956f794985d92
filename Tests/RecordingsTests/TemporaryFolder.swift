import Foundation

/// A folder that goes away with its owner.
final class TemporaryFolder: Sendable {
  let url: URL
  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(component: "pager-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders on the way to it; answers its path.
  @discardableResult
  func add(_ name: String, _ text: String = "") throws -> String {
    try add(name, Array(text.utf8))
  }

  @discardableResult
  func add(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }
}
