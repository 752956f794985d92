package import Touch

/// Recorded events, and between them what is to be said about them.
package struct SequenceBatch: Sendable {
  package private(set) var events: [InputEvent] = []
  package private(set) var marks: [PlacedMark] = []

  /// A mark that stands in front of the event at an index.
  package struct PlacedMark: Hashable, Sendable {
    package var eventIndex: Int
    package var mark: SequenceMark
  }

  package init() {}

  package var isEmpty: Bool { events.isEmpty && marks.isEmpty }

  package mutating func append(_ event: InputEvent) {
    events.append(event)
  }

  package mutating func append(_ mark: SequenceMark) {
    marks.append(PlacedMark(eventIndex: events.count, mark: mark))
  }

  package mutating func append(contentsOf other: SequenceBatch) {
    let offset = events.count
    events.append(contentsOf: other.events)
    for placed in other.marks {
      marks.append(PlacedMark(eventIndex: offset + placed.eventIndex, mark: placed.mark))
    }
  }

  /// Empties the batch and keeps its memory.
  package mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
  }

  /// Forgets the events; the marks stay.
  mutating func removeEvents() {
    events.removeAll(keepingCapacity: true)
    for index in marks.indices { marks[index].eventIndex = 0 }
  }

  mutating func removeMarks(where isUnwanted: (SequenceMark) -> Bool) {
    marks.removeAll { isUnwanted($0.mark) }
  }

  /// Takes away what stands in front of the first sequence that begins here.
  ///
  /// - Returns: whether one begins.
  package mutating func removeUpToNextSequence() -> Bool {
    let first = marks.firstIndex { if case .begin = $0.mark { true } else { false } }
    guard let first else {
      removeAll()
      return false
    }
    let offset = marks[first].eventIndex
    events.removeFirst(offset)
    marks.removeFirst(first)
    for index in marks.indices { marks[index].eventIndex -= offset }
    return true
  }
}

/// What is to be known about the events around it.
package enum SequenceMark: Hashable, Sendable {
  /// All contacts were up; those that follow became a drag.
  case begin(ContentState)
  /// All contacts are up again, or their events will not go on.
  case end
  /// What the pager did, at the kernel's times.
  case note(SwipeLogLine)
  /// Something that moved the content is missing here; a sequence that is under way is void.
  case gap
  case sittingEnd
}

/// Where a pager's content was at some moment.
package struct ContentState: Hashable, Sendable {
  /// The kernel's time.
  package var timeMicroseconds: Int64
  /// Points.
  package var contentOffset: Double
  /// The item nearest the middle, counted from 0.
  package var page: Int
  /// Whether neither a finger nor a settle moved the content.
  package var isResting: Bool

  package init(timeMicroseconds: Int64, contentOffset: Double, page: Int, isResting: Bool) {
    self.timeMicroseconds = timeMicroseconds
    self.contentOffset = contentOffset
    self.page = page
    self.isResting = isResting
  }

  /// The same as a note, for a reader who cannot know it.
  func note(from origin: Int64) -> SwipeLogLine {
    SwipeLogLine.state(
      SwipeLogLine.PagerState(
        timeMicroseconds: timeMicroseconds, contentOffset: contentOffset, page: page)
    ).counted(from: origin)
  }
}
