@testable import Paging

/// Reads events as a delegate would, and says which of them may not follow the ones before.
struct EventGrammar {
  private enum State {
    case resting, dragging, ending, decelerating, stopped
  }

  private(set) var contentOffset: Double
  private var page: Int
  private var state = State.resting
  private var lastTime = Int64.min
  private var target: Double?
  private var announcesDeceleration = false

  init(contentOffset: Double, page: Int) {
    self.contentOffset = contentOffset
    self.page = page
  }

  /// A scroll that the program asked for moves to another page without telling so.
  mutating func expectPage(_ restedPage: Int) {
    page = restedPage
  }

  /// The list has another length, and what the content heads for another place.
  mutating func listBecame(itemCount: Int) {
    page = min(page, max(0, itemCount - 1))
    target = nil
  }

  /// The first thing wrong with some more events, or nil.
  mutating func violation(reading events: [PagingEvent]) -> String? {
    for event in events {
      guard event.timeMicroseconds >= lastTime else { return "\(event.line) lies in the past" }
      lastTime = event.timeMicroseconds
      guard reads(event) else { return "\(event.line) may not come while \(state)" }
    }
    return nil
  }

  private mutating func reads(_ event: PagingEvent) -> Bool {
    switch event {
    case .didScroll(_, let offset):
      contentOffset = offset
      return offset.isFinite
    case .willBeginDragging:
      return step(from: [.resting, .stopped], to: .dragging)
    case .willEndDragging(_, _, let offset):
      target = offset
      return step(from: [.dragging], to: .ending)
    case .didEndDragging(_, let willDecelerate):
      announcesDeceleration = willDecelerate
      return step(from: [.ending], to: .stopped)
    case .willBeginDecelerating:
      defer { announcesDeceleration = false }
      return announcesDeceleration && step(from: [.stopped], to: .decelerating)
    case .didEndDecelerating:
      return step(from: [.decelerating], to: .stopped)
    case .didEndScrollingAnimation:
      // Begins without a message of its own.
      return state == .resting || state == .stopped
    case .caught:
      target = nil
      return step(from: [.stopped, .resting], to: .stopped)
    case .released:
      announcesDeceleration = true
      return step(from: [.stopped, .resting], to: .stopped)
    case .snapped(_, let from, let to, let offset, let settle):
      let isChained = from == page
      page = to
      let isTarget = target.map { $0 == offset } ?? true
      return step(from: [.stopped], to: .resting) && isChained && isTarget && settle >= 0
        && offset == contentOffset
    case .cameToRest(_, let offset, let nearest):
      page = nearest
      return step(from: [.stopped], to: .resting) && offset == contentOffset
    }
  }

  private mutating func step(from allowed: [State], to next: State) -> Bool {
    guard allowed.contains(state) else { return false }
    state = next
    return true
  }
}
