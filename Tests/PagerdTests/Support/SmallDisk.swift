import Foundation
import Testing

/// A file system of 64 KB that goes away with its owner.
final class SmallDisk {
  let url: URL
  private let folder: TemporaryFolder

  static let need: Comment = "needs to be root and allowed to mount a tmpfs"
  static let isPossible = (try? SmallDisk()) != nil

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url
    try Self.run("mount", ["-t", "tmpfs", "-o", "size=64k", "none", url.path()])
  }

  deinit {
    try? Self.run("umount", ["-l", url.path()])
  }

  /// Writes zeros until no byte more is taken.
  func fill(_ file: URL) throws {
    let descriptor = open(file.path(), O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    for size in [4096, 512, 1] {
      let zeros = [UInt8](repeating: 0, count: size)
      while write(descriptor, zeros, size) == size {}
    }
    #expect(errno == ENOSPC)
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(program)")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
  }
}
