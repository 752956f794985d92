/// One thing to read: a file, or standard input.
package struct RecordingSource: Hashable, Sendable {
  /// The file's path; `-` for standard input.
  package var path: String
  /// A separate file that describes the device; used where the recording does not do so itself.
  package var descriptionPath: String?
  /// Whether `descriptionPath` was asked for and counts even where the recording describes itself.
  package var descriptionIsExplicit: Bool
  /// Whether the file describes the device of other recordings, so that it may hold no events.
  package var describesOthers: Bool

  package init(
    path: String, descriptionPath: String? = nil, descriptionIsExplicit: Bool = false,
    describesOthers: Bool = false
  ) {
    self.path = path
    self.descriptionPath = descriptionPath
    self.descriptionIsExplicit = descriptionIsExplicit
    self.describesOthers = describesOthers
  }
}
