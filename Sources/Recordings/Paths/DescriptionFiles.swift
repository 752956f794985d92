/// The description files of one folder: `D.desc` describes every file whose name begins with `D`.
struct DescriptionFiles {
  /// File extensions of descriptions: evemu's own habit, then the older one.
  static let extensions = [".desc", ".prop"]

  private let folder: String
  private let names: [String]

  init(folder: String, names: [String]) {
    self.folder = folder
    self.names = names.filter(Self.isDescription)
  }

  static func isDescription(_ name: String) -> Bool { stem(name) != nil }

  /// The name without a description's extension; nil for other files.
  private static func stem(_ name: String) -> Substring? {
    for ending in extensions where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
      return name.dropLast(ending.count)
    }
    return nil
  }

  /// The path of the longest-named description for a recording; nil where there is none.
  func path(describing name: String) -> String? {
    var best: (length: Int, order: Int, name: String)?
    for candidate in names where candidate != name {
      guard let stem = Self.stem(candidate), name.utf8.starts(with: stem.utf8) else { continue }
      let order = candidate.hasSuffix(Self.extensions[0]) ? 1 : 0
      let length = stem.utf8.count
      if best.map({ (length, order) > ($0.length, $0.order) }) ?? true {
        best = (length, order, candidate)
      }
    }
    return best.map { FolderEntry.joined(folder, $0.name) }
  }
}
