package import Foundation

/// A folder for a test's files that goes away with its owner.
package final class ScratchFolder: Sendable {
  package let url: URL
  package var path: String { url.path }

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(component: "pager-scratch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a name in the folder, whether there is such a file or not.
  package func path(of name: String) -> String { url.appending(path: name).path }

  /// Writes a file; answers its path.
  @discardableResult
  package func add(_ name: String, _ content: Data = Data()) throws -> String {
    try content.write(to: url.appending(path: name))
    return path(of: name)
  }
}
