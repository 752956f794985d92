import Pager
import Paging
import SyntheticSwipes
import Testing
import Touch

/// Which way a finger turns the pages.
private struct DirectionCase: CustomTestStringConvertible {
  enum Finger { case left, right, up, down }

  let testDescription: String
  let finger: Finger
  var axis = ScrollAxis.horizontal
  var isRightToLeft = false
  var direction = ScrollDirection.natural
  /// Pages that the content moves on by; nil where the stroke is no drag.
  let pages: Int?

  init(
    _ finger: Finger, axis: ScrollAxis = .horizontal, rightToLeft: Bool = false,
    _ direction: ScrollDirection = .natural, pages: Int?
  ) {
    let reading = rightToLeft ? ", right to left" : ""
    testDescription = "\(finger) on a \(axis.rawValue) pager, \(direction.rawValue)\(reading)"
    self.finger = finger
    self.axis = axis
    isRightToLeft = rightToLeft
    self.direction = direction
    self.pages = pages
  }

  /// In millimetres.
  var way: (dx: Double, dy: Double) {
    switch finger {
    case .left: (-40, 0)
    case .right: (40, 0)
    case .up: (0, -40)
    case .down: (0, 40)
    }
  }
}

@Suite struct DirectionTests {
  @Test(arguments: [
    DirectionCase(.left, pages: 1),
    DirectionCase(.right, pages: -1),
    DirectionCase(.left, .inverted, pages: -1),
    DirectionCase(.right, .inverted, pages: 1),
    DirectionCase(.left, rightToLeft: true, pages: -1),
    DirectionCase(.right, rightToLeft: true, pages: 1),
    DirectionCase(.left, rightToLeft: true, .inverted, pages: 1),
    DirectionCase(.right, rightToLeft: true, .inverted, pages: -1),
    DirectionCase(.up, pages: nil),
    DirectionCase(.down, pages: nil),
    DirectionCase(.up, axis: .vertical, pages: 1),
    DirectionCase(.down, axis: .vertical, pages: -1),
    DirectionCase(.up, axis: .vertical, .inverted, pages: -1),
    DirectionCase(.down, axis: .vertical, .inverted, pages: 1),
    DirectionCase(.up, axis: .vertical, rightToLeft: true, pages: 1),
    DirectionCase(.down, axis: .vertical, rightToLeft: true, pages: -1),
    DirectionCase(.left, axis: .vertical, pages: nil),
  ])
  private func `a flick`(example: DirectionCase) throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 375, itemCount: 10, axis: example.axis,
      isRightToLeft: example.isRightToLeft)
    var hand = Hand(.touchscreen)
    hand.flick(example.way.dx, dy: example.way.dy)
    let events = replayed(
      hand.events,
      through: pager(
        on: .touchscreen, layout: layout,
        recognition: RecognitionOptions(axis: example.axis == .vertical ? .vertical : .horizontal),
        direction: example.direction))
    guard let pages = example.pages else {
      #expect(outline(events) == ["fingersDown", "fingersUp"])
      return
    }
    #expect(events.landedPages == [4 + pages])
    for (offset, next) in zip(events.contentOffsets, events.contentOffsets.dropFirst()) {
      #expect((next - offset) * Double(pages) > 0)
    }
  }

  @Test func `content travel is finger travel, point for point`() throws {
    var hand = Hand(.touchscreen)
    hand.flick(-40)
    for direction in ScrollDirection.allCases {
      let events = replayed(
        hand.events, through: pager(on: .touchscreen, direction: direction))
      let finger = events.reduce(0.0) {
        guard case .drag(.scrolled(_, let dx, _)) = $1 else { return $0 }
        return $0 + dx
      }
      let lift = try #require(events.firstIndex { name(of: $0) == "ended" })
      let offset = try #require(Array(events[..<lift]).contentOffsets.last)
      let sign = direction == .natural ? -1.0 : 1.0
      #expect(abs(offset - 1500 - sign * finger) < 1e-6)
    }
  }
}
