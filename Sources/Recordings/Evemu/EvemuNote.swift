/// `# pager: {json}`: a line that evemu's tools take for a comment.
enum EvemuNote {
  static let prefix = Array("# pager:".utf8)

  /// The note at `line`; nil where the line is none or its type is not known.
  static func read(_ line: ArraySlice<UInt8>) throws(JSONFault) -> SwipeLogLine? {
    guard line.starts(with: prefix) else { return nil }
    let note = try SwipeLogLine(json: line.dropFirst(prefix.count))
    if case .unknown = note { return nil }
    return note
  }
}
