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
  private var seenFolders: Set<FolderEntry.FolderIdentity> = []

  /// Expands `arguments`; `description` is a file that describes the device of all of them.
  package init(expanding arguments: [String], description: String? = nil) {
    self.description = description
    for argument in arguments { addNamed(argument) }
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
      let cut = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let folder = cut.map { String(path[...$0]) } ?? "."
      let name = cut.map { String(path[path.utf8.index(after: $0)...]) } ?? path
      let siblings = (try? FolderEntry.entries(of: folder)) ?? []
      let found = DescriptionFiles(folder: cut == nil ? "" : folder, names: siblings.map(\.name))
      sources.append(source(path, foundDescription: found.path(describing: name)))
    case .file, .special, .missing:
      sources.append(source(path, foundDescription: nil))
    }
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
    let used = Set(
      entries.filter { !DescriptionFiles.isDescription($0.name) }
        .compactMap { descriptions.path(describing: $0.name) })
    for entry in entries {
      let entryPath = FolderEntry.joined(path, entry.name)
      switch entry.kind {
      case .folder(let identity): addFolder(entryPath, identity)
      case .file where Self.isPassedOver(entry.name): continue
      case .file:
        let isDescription = DescriptionFiles.isDescription(entry.name)
        var source = source(
          entryPath,
          foundDescription: isDescription ? nil : descriptions.path(describing: entry.name))
        source.describesOthers = used.contains(entryPath)
        sources.append(source)
      case .special:
        warnings.append(
          RecordingWarning(
            file: entryPath, text: "a pipe, socket or device in a folder is passed over; name it"))
      case .missing:
        warnings.append(
          RecordingWarning(file: entryPath, text: "the link leads nowhere and is passed over"))
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
