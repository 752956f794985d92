/// The description files of one folder: `D.desc` describes every file whose name begins with `D`.
struct DescriptionFiles {
  /// File extensions of descriptions, best last: the older habit, then evemu's.
  static let extensions = [".prop", ".desc"]

  private let folder: String
  /// Names of description files by what comes before the extension.
  private var names: [Substring: String] = [:]

  init(folder: String, names: [String]) {
    self.folder = folder
    for ending in Self.extensions {
      for name in names where name.hasSuffix(ending) {
        self.names[name.dropLast(ending.count)] = name
      }
    }
  }

  static func isDescription(_ name: String) -> Bool {
    extensions.contains { name.hasSuffix($0) }
  }

  /// The path of the longest-named description for a recording; nil where there is none.
  func path(describing name: String) -> String? {
    guard !names.isEmpty, !Self.isDescription(name) else { return nil }
    var start = name[...]
    while !start.isEmpty {
      if let found = names[start] { return FolderEntry.joined(folder, found) }
      start.removeLast()
    }
    return nil
  }
}
