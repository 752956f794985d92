package import Pager
import Paging
package import Touch

/// Follows what a pager tells and keeps the first thing that cannot be.
///
/// A drag begins once and ends once, nothing scrolls outside one, stamps do not step back, numbers
/// are finite, and the engine keeps its own invariants.
package struct PagerWatch {
  package private(set) var complaint: Complaint?
  package private(set) var dragCount = 0

  private enum Fingers { case up, down, dragging }

  /// Whether drags are the recogniser's own; a log may tell them in any order.
  private let isRecognized: Bool
  private var fingers = Fingers.up
  private var contentIsDragged = false
  private var contentMoves = false
  private var lastMicroseconds = Int64.min

  package init(isRecognized: Bool) {
    self.isRecognized = isRecognized
  }

  package mutating func follow(_ frame: TouchFrame) {
    var keys = Set<Int>()
    for contact in frame.contacts where !keys.insert(contact.key).inserted {
      complain("two contacts are one: \(contact.key)")
    }
    if frame.fingerCount > 0, frame.contacts.isEmpty {
      complain("\(frame.fingerCount) fingers without a contact")
    }
  }

  package mutating func follow(_ event: PagerEvent) {
    switch event {
    case .drag(let drag):
      takeTime(drag.timeMicroseconds)
      if isRecognized { follow(drag) }
    case .paging(let paging):
      takeTime(paging.timeMicroseconds)
      follow(paging)
    }
  }

  /// Takes what a pager told in one go; it must stand as it said.
  package mutating func follow(_ events: [PagerEvent], pager: Pager) {
    for event in events { follow(event) }
    if let violation = pager.engine.invariantViolation() { complain(violation) }
    if isRecognized, pager.recognizer.isDragging != (fingers == .dragging) {
      complain("the recogniser is not in the drag that it tells of")
    }
    if pager.engine.isDragging != contentIsDragged {
      complain("the content is not in the drag that it tells of")
    }
  }

  /// The content was put somewhere else; what moved it is over.
  package mutating func contentWasPlaced(_ pager: Pager) {
    contentIsDragged = pager.engine.isDragging
    contentMoves = false
  }

  /// Nothing more comes.
  package mutating func end() {
    if fingers != .up { complain("fingers are \(fingers) for ever") }
    if contentIsDragged { complain("a drag has no end") }
    if contentMoves { complain("the content never comes to rest") }
  }

  private mutating func takeTime(_ microseconds: Int64) {
    if microseconds < lastMicroseconds {
      complain("\(microseconds) us comes after \(lastMicroseconds) us")
    }
    lastMicroseconds = max(lastMicroseconds, microseconds)
  }

  private mutating func follow(_ drag: DragEvent) {
    switch (fingers, drag) {
    case (.up, .fingersDown): fingers = .down
    case (.down, .fingersUp): fingers = .up
    case (.down, .began(_, let count, _)):
      fingers = .dragging
      dragCount += 1
      if count < 1 { complain("a drag of \(count) fingers") }
    case (.dragging, .scrolled(_, let dx, let dy)):
      if !dx.isFinite || !dy.isFinite || dx != 0 && dy != 0 { complain("a scroll by \(dx), \(dy)") }
    case (.dragging, .ended(_, let velocity)):
      fingers = .up
      if !velocity.xPerSecond.isFinite || !velocity.yPerSecond.isFinite {
        complain("a lift at \(velocity)")
      }
    case (.dragging, .cancelled): fingers = .up
    default: complain("\(drag) with fingers \(fingers)")
    }
  }

  private mutating func follow(_ paging: PagingEvent) {
    switch paging {
    case .willBeginDragging:
      if contentIsDragged { complain("a second drag within one") }
      contentIsDragged = true
      contentMoves = false
    case .didScroll(_, let offset):
      if !contentIsDragged && !contentMoves { complain("the content scrolls to \(offset) at rest") }
      if !offset.isFinite { complain("the content scrolls to \(offset)") }
    case .willEndDragging(_, let velocity, let target):
      if !velocity.perSecond.isFinite || !target.isFinite {
        complain("a release at \(velocity) towards \(target)")
      }
    case .didEndDragging:
      if !contentIsDragged { complain("a drag ends twice") }
      contentIsDragged = false
      contentMoves = true
    case .released, .willBeginDecelerating: contentMoves = true
    case .snapped(_, _, _, _, let settle):
      contentMoves = false
      if !(settle >= 0 && settle.isFinite) { complain("a settle of \(settle) ms") }
    case .cameToRest, .caught: contentMoves = false
    case .didEndDecelerating, .didEndScrollingAnimation: break
    }
  }

  private mutating func complain(_ what: String) {
    complaint = complaint ?? Complaint(what)
  }
}
