package import Foundation

/// Where this checkout lies, for tests of files that are no part of a test bundle.
package let repositoryRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The recordings that come with the project, by name.
package func bundledRecordings() throws -> [URL] {
  try FileManager.default.contentsOfDirectory(
    at: repositoryRoot.appending(component: "Recordings"), includingPropertiesForKeys: nil
  )
  .filter { $0.pathExtension == "evemu" }
  .sorted { $0.path < $1.path }
}
