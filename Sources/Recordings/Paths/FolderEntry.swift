import Glibc
import SystemFailure

/// A name in a folder and what stands behind it, links followed.
struct FolderEntry {
  enum Kind {
    case file
    case folder(FolderIdentity)
    /// A pipe, socket or device, which could block or never end.
    case special
    /// A link to nowhere, or a file that went away.
    case missing
  }

  /// What makes two paths the same folder.
  struct FolderIdentity: Hashable {
    var device: UInt64
    var node: UInt64
  }

  var name: String
  var kind: Kind

  /// What stands at `path`.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR:
      return .folder(FolderIdentity(device: UInt64(status.st_dev), node: UInt64(status.st_ino)))
    default: return .special
    }
  }

  /// The entries of the folder at `path` that are not hidden, in the order of their names' bytes.
  static func entries(of path: String) throws(RecordingError) -> [FolderEntry] {
    try names(in: path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { FolderEntry(name: $0, kind: kind(of: joined(path, $0))) }
  }

  /// The names in the folder at `path` that are not hidden, in no order.
  static func names(in path: String) throws(RecordingError) -> [String] {
    guard let folder = opendir(path) else {
      throw RecordingError(file: path, reason: lastFailure("open"))
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
