/// Why a file, or a line of it, could not be read or written.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it; empty where the text did not come from a file.
  package var file: String
  /// The line, counted from 1.
  package var line: Int?
  /// What is wrong and, after a semicolon, what to do about it.
  package var reason: String

  package init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  package var description: String {
    Place(file: file, line: line).sentence(reason)
  }
}

/// What a reader noticed that the user should know, although the recording is usable.
package struct RecordingWarning: Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it.
  package var file: String
  /// The line, counted from 1.
  package var line: Int?
  /// What was noticed and, after a semicolon, what to do about it.
  package var text: String

  package init(file: String, line: Int? = nil, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }

  package var description: String {
    Place(file: file, line: line).sentence(text)
  }
}

/// `<file>:<line>` as compilers print it, so that terminals and editors can jump to it.
private struct Place {
  var file: String
  var line: Int?

  func sentence(_ text: String) -> String {
    let line = line.map { ":\($0)" } ?? ""
    return file.isEmpty && line.isEmpty ? text : "\(file)\(line): \(text)"
  }
}
