package import Foundation

/// What a finished program left behind.
package struct ProgramResult: Hashable, Sendable {
  package var standardOutput: String
  package var standardError: String
  package var exitStatus: Int32

  package init(standardOutput: String, standardError: String, exitStatus: Int32) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.exitStatus = exitStatus
  }
}

/// Runs a product of this package, built beside the test bundle, as a user would.
package func run(
  _ product: String, _ arguments: [String] = [], input: Data = Data(),
  environment: [String: String] = [:]
) throws -> ProgramResult {
  try run(
    executable: productURL(product), arguments, input: input, environment: environment)
}

/// Runs a program to its end.
package func run(
  executable: URL, _ arguments: [String] = [], input: Data = Data(),
  environment: [String: String] = [:]
) throws -> ProgramResult {
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let files = try (0..<3).map { _ in try TemporaryFile() }
  // Optimised code lets go of them after their last use, which would be before the program's.
  defer { withExtendedLifetime(files) {} }
  try input.write(to: files[0].url)
  process.standardInput = try FileHandle(forReadingFrom: files[0].url)
  process.standardOutput = try FileHandle(forWritingTo: files[1].url)
  process.standardError = try FileHandle(forWritingTo: files[2].url)
  try process.run()
  process.waitUntilExit()
  return ProgramResult(
    standardOutput: String(decoding: try Data(contentsOf: files[1].url), as: UTF8.self),
    standardError: String(decoding: try Data(contentsOf: files[2].url), as: UTF8.self),
    exitStatus: process.terminationStatus)
}

/// Where the build put an executable product: beside the test bundle.
package func productURL(_ product: String) -> URL {
  let runner = URL(filePath: CommandLine.arguments[0])
  return runner.deletingLastPathComponent().appending(component: product)
}

/// A file of the temporary folder that goes away with its owner.
package final class TemporaryFile: Sendable {
  package let url: URL

  package init(_ content: Data = Data(), named name: String = "file") throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "pager-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appending(component: name)
    try content.write(to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }
}
