/// What a list of files, folders and `-` comes to: recordings in a stable order.
///
/// Folders are walked to the bottom, each once; files in them that are plainly no recordings are
/// passed over. A file that is named is always tried.
package struct RecordingPaths: Sendable {
  package private(set) var sources: [RecordingSource] = []
  /// Paths that cannot be read.
  package private(set) var errors: [RecordingError] = []
  /// Entries of folders that were passed over and are worth a word.
  package private(set) var warnings: [RecordingWarning] = []
  private let description: String?
  private var descriptionsByFolder: [String: DescriptionFiles] = [:]
  private var seenFolders: Set<FolderEntry.FolderIdentity> = []

  /// Expands `arguments`; `description` is a file that describes the device of all of them.
  package init(expanding arguments: [String], description: String? = nil) {
    self.description = description
    for argument in arguments { addNamed(argument) }
  }

  /// The one recording at `path`; nil where a folder stands there, which is not walked.
  package static func recording(at path: String, description: String? = nil) -> RecordingSource? {
    if path != "-", case .folder = FolderEntry.kind(of: path) { return nil }
    return RecordingPaths(expanding: [path], description: description).sources.first
  }

  private mutating func addNamed(_ path: String) {
    if path == "-" {
      sources.append(source(path, foundDescription: nil))
      return
    }
    switch FolderEntry.kind(of: path) {
    case .folder(let identity):
      addFolder(path, identity)
    case .file where description == nil:
      let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
      let name = path[(cut ?? path.startIndex)...]
      let found = descriptionFiles(in: String(path[..<(cut ?? path.startIndex)]))
        .path(describing: String(name))
      sources.append(source(path, foundDescription: found))
    case .file, .special, .missing:
      sources.append(source(path, foundDescription: nil))
    }
  }

  /// The descriptions beside a named file; each folder is looked at once.
  private mutating func descriptionFiles(in folder: String) -> DescriptionFiles {
    if let known = descriptionsByFolder[folder] { return known }
    let names = (try? FolderEntry.names(in: folder.isEmpty ? "." : folder)) ?? []
    let files = DescriptionFiles(folder: folder, names: names)
    descriptionsByFolder[folder] = files
    return files
  }

  private mutating func addFolder(_ path: String, _ identity: FolderEntry.FolderIdentity) {
    guard seenFolders.insert(identity).inserted else { return }
    let entries: [FolderEntry]
    do throws(RecordingError) {
      entries = try FolderEntry.entries(of: path)
    } catch {
      errors.append(error)
      return
    }
    let descriptions = DescriptionFiles(folder: path, names: entries.map(\.name))
    let used = Set(entries.compactMap { descriptions.path(describing: $0.name) })
    for entry in entries {
      let entryPath = FolderEntry.joined(path, entry.name)
      switch entry.kind {
      case .folder(let identity): addFolder(entryPath, identity)
      case .file where Self.isPassedOver(entry.name): continue
      case .file:
        var source = source(
          entryPath, foundDescription: descriptions.path(describing: entry.name))
        source.describesOthers = used.contains(entryPath)
        sources.append(source)
      case .special:
        warnings.append(
          RecordingWarning(
            file: entryPath, text: "a pipe, socket or device in a folder is passed over; name it"))
      case .missing:
        warnings.append(
          RecordingWarning(
            file: entryPath, text: "it leads nowhere and is passed over; check the link"))
      }
    }
  }

  private func source(_ path: String, foundDescription: String?) -> RecordingSource {
    RecordingSource(
      path: path, descriptionPath: description ?? foundDescription,
      descriptionIsExplicit: description != nil)
  }

  /// Companions of recordings that nobody means to analyse.
  private static func isPassedOver(_ name: String) -> Bool {
    passedOverNames.contains { name.hasPrefix($0) }
      || passedOverExtensions.contains { name.hasSuffix($0) }
  }

  private static let passedOverNames = ["README", "INDEX", "LICENSE"]
  private static let passedOverExtensions = [".md", ".tsv", ".csv"]
}
