@testable import Paging

/// An engine together with everything that it has told, one line an event.
struct TracedEngine {
  var engine: PagingEngine
  var events: [PagingEvent] = []

  init(_ strategy: any PagingStrategy, page: Int = 1, layout: PagerLayout) {
    engine = PagingEngine(layout: layout, strategy: strategy, page: page)
  }

  /// What was told since the last look, times in milliseconds.
  mutating func told() -> [String] {
    defer { events = [] }
    return events.map(\.line)
  }

  /// The same without the scrolling.
  mutating func milestones() -> [String] {
    told().filter { !$0.contains("didScroll") }
  }

  mutating func touchDown(at milliseconds: Double) {
    engine.touchDown(at: microseconds(milliseconds), into: &events)
  }

  mutating func touchUp(at milliseconds: Double) {
    engine.touchUp(at: microseconds(milliseconds), into: &events)
  }

  mutating func begin(at milliseconds: Double) {
    engine.beginDragging(at: microseconds(milliseconds), into: &events)
  }

  mutating func drag(by travel: Double, at milliseconds: Double) {
    engine.drag(by: travel, at: microseconds(milliseconds), into: &events)
  }

  mutating func end(perMillisecond: Double = 0, at milliseconds: Double) {
    engine.endDragging(
      velocity: Velocity(perMillisecond: perMillisecond), at: microseconds(milliseconds),
      into: &events)
  }

  mutating func cancel(at milliseconds: Double) {
    engine.cancelDragging(at: microseconds(milliseconds), into: &events)
  }

  mutating func advance(to milliseconds: Double) {
    engine.advance(to: microseconds(milliseconds), into: &events)
  }

  mutating func setContentOffset(_ offset: Double, animated: Bool, at milliseconds: Double) {
    engine.setContentOffset(
      offset, animated: animated, at: microseconds(milliseconds), into: &events)
  }

  mutating func scrollToItem(
    _ item: Int, at position: ScrollPosition, animated: Bool, at milliseconds: Double
  ) {
    engine.scrollToItem(
      item, at: position, animated: animated, at: microseconds(milliseconds), into: &events)
  }

  mutating func setLayout(_ layout: PagerLayout, at milliseconds: Double) {
    engine.setLayout(layout, at: microseconds(milliseconds), into: &events)
  }

  private func microseconds(_ milliseconds: Double) -> Int64 {
    Int64(milliseconds * 1000)
  }
}

extension PagingEvent {
  /// The event in one line, its time in milliseconds.
  var line: String {
    let time = decimal(Double(timeMicroseconds) / 1000, places: 1)
    let what =
      switch self {
      case .willBeginDragging: "willBeginDragging"
      case .didScroll(_, let offset): "didScroll \(decimal(offset, places: 1))"
      case .willEndDragging(_, let velocity, let target):
        "willEndDragging \(decimal(velocity.perMillisecond, places: 2)) to \(decimal(target, places: 1))"
      case .didEndDragging(_, let willDecelerate): "didEndDragging \(willDecelerate)"
      case .willBeginDecelerating: "willBeginDecelerating"
      case .didEndDecelerating: "didEndDecelerating"
      case .didEndScrollingAnimation: "didEndScrollingAnimation"
      case .snapped(_, let from, let to, let target, let settle):
        "snapped \(from)>\(to) at \(decimal(target, places: 1)) after \(decimal(settle, places: 1))"
      case .cameToRest(_, let offset, let page):
        "cameToRest \(decimal(offset, places: 1)) near \(page)"
      case .caught: "caught"
      case .released: "released"
      }
    return "\(time) \(what)"
  }
}
