package import Recordings
import TerminalText
package import Touch

/// An explanation for people: a row for each frame with news, and a summary behind each touch.
package struct ExplanationText {
  private let columns: Int
  private let isUnfolded: Bool
  private let words: (DeviceSettings) -> [String]
  private let write: (String) -> Void
  private var source: RecordingSource?
  /// Whether a blank line must come before what comes next.
  private var needsGap = false
  private var table: FrameTable?
  private var last: ExplainedFrame?
  /// Frames without news that have not been told.
  private var folded: [ExplainedFrame] = []
  private var foldedCount = 0

  /// - Parameters:
  ///   - columns: the width of the terminal.
  ///   - isUnfolded: whether every frame gets its row.
  ///   - words: how settings are written as options.
  ///   - write: takes whole lines.
  package init(
    columns: Int, isUnfolded: Bool, words: @escaping (DeviceSettings) -> [String],
    write: @escaping (String) -> Void
  ) {
    self.columns = min(max(columns, 60), 120)
    self.isUnfolded = isUnfolded
    self.words = words
    self.write = write
  }

  /// Opens the next recording; what comes is about it.
  package mutating func begin(_ source: RecordingSource) {
    self.source = source
    needsGap = needsGap || table != nil
    table = nil
    last = nil
  }

  package mutating func add(_ explanation: Explanation) {
    switch explanation {
    case .began(let surface):
      let table = FrameTable(
        surface: surface, changes: surface.changes.sentence(words: words), columns: columns)
      self.table = table
      say((source.map { [$0.heading] } ?? []) + table.heading)
    case .frame(let frame): add(frame)
    case .touch(let touch):
      unfold()
      guard let table else { return }
      for sentence in TouchSummary(surface: table.surface, touch: touch).sentences {
        say(wrapped(sentence, to: columns - 2, indent: "  ").indentedBehindFirst)
      }
      needsGap = true
    }
  }

  /// Tells what is left; call it when the recording has been told.
  package mutating func end() {
    unfold()
  }

  private mutating func add(_ frame: ExplainedFrame) {
    defer { last = frame }
    guard isUnfolded || frame.isNews(after: last) else {
      foldedCount += 1
      // The two ends say how far it went.
      if folded.count == 2 { folded[1] = frame } else { folded.append(frame) }
      return
    }
    unfold()
    let before = last?.contacts ?? []
    let showsContacts = isUnfolded || !frame.contacts.isSame(as: before)
    say(table?.rows(of: frame, showsContacts: showsContacts) ?? [])
  }

  private mutating func unfold() {
    defer {
      folded.removeAll()
      foldedCount = 0
    }
    guard let first = folded.first, let end = folded.last, let table else { return }
    if foldedCount == 1 {
      say(table.rows(of: first, showsContacts: false))
    } else {
      say([table.row(ofFolded: foldedCount, from: first, to: end)])
    }
  }

  private mutating func say(_ lines: [String]) {
    if needsGap, !lines.isEmpty {
      write("\n")
      needsGap = false
    }
    for line in lines { write("\(line)\n") }
  }
}

extension RecordingSource {
  /// What stands above its rows: the path, so that two files of one name are told apart.
  fileprivate var heading: String { path == "-" ? name : path }
}

extension ExplainedFrame {
  /// Whether it says something that the frame before did not, other than a way.
  fileprivate func isNews(after last: ExplainedFrame?) -> Bool {
    guard let last else { return true }
    let happened = events.contains { event in
      if case .scrolled = event { false } else { true }
    }
    return happened || !decision.continues(last.decision) || phase != last.phase
      || fingerCount != last.fingerCount || !contacts.isSame(as: last.contacts)
  }
}

extension DragDecision {
  /// Whether it is what was to be expected after `last`.
  fileprivate func continues(_ last: DragDecision) -> Bool {
    switch (last, self) {
    case (.began, .dragged), (.setComplete, .belowSlop): true
    default: name == last.name
    }
  }
}

extension [ExplainedContact] {
  fileprivate func isSame(as others: [ExplainedContact]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isSame(as: $1) }
  }
}

extension [String] {
  /// The lines with those that go on set off from the first.
  fileprivate var indentedBehindFirst: [String] {
    prefix(1) + dropFirst().map { "  \($0)" }
  }
}
