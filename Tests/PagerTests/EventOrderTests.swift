import Pager
import Paging
import SyntheticSwipes
import Testing
import Touch

/// What the fingers did stands in front of what the content did about it.
@Suite struct EventOrderTests {
  private static let drag = [
    "fingersDown", "began", "willBeginDragging", "scrolled", "didScroll", "ended",
    "willEndDragging", "didEndDragging",
  ]
  private static let settle = [
    "willBeginDecelerating", "didScroll", "didEndDecelerating", "snapped",
  ]

  @Test(arguments: [DeviceKind.touchpad, .touchscreen])
  func `a flick`(kind: DeviceKind) {
    var hand = Hand(kind)
    hand.flick(-24)
    let events = replayed(hand.events, through: pager(on: kind))
    #expect(outline(events) == Self.drag + Self.settle)
    #expect(events.landedPages == [5])
  }

  @Test func `a settle in two phases tells both`() {
    var hand = Hand(.touchscreen)
    hand.flick(-30)
    let pager = pager(on: .touchscreen, strategy: SettleVisibleStrategy())
    let twice = [
      "willBeginDecelerating", "didScroll", "didEndDecelerating", "didScroll",
      "didEndScrollingAnimation", "snapped",
    ]
    #expect(outline(replayed(hand.events, through: pager)) == Self.drag + twice)
  }

  @Test func `a release that nothing snaps comes to rest at once`() throws {
    var hand = Hand(.touchscreen)
    let slow = StrokeLeg(dxMillimetres: -20, durationMilliseconds: 500, restMilliseconds: 300)
    hand.stroke(Stroke(fingers: 1, legs: [slow]))
    let pager = pager(on: .touchscreen, strategy: SettleVisibleStrategy())
    let events = replayed(hand.events, through: pager)
    #expect(outline(events) == Self.drag + ["cameToRest"])
    let last = try #require(events.contentOffsets.last)
    #expect(last > 1500 && last < 1875)
    #expect(
      events.last
        == .paging(.cameToRest(timeMicroseconds: hand.now, contentOffset: last, page: 4)))
  }

  @Test func `a drag that catches the settle`() {
    var hand = Hand(.touchpad)
    hand.flick(-24)
    hand.flick(-24, after: 60)
    let events = replayed(hand.events, through: pager(on: .touchpad))
    let caught = [
      "willBeginDecelerating", "fingersDown", "didScroll", "didEndDecelerating", "caught",
    ]
    let again = Self.drag.dropFirst() + Self.settle
    #expect(outline(events) == Self.drag + caught + again)
    #expect(events.landedPages == [6])
  }

  @Test func `a tap that catches the settle`() {
    var hand = Hand(.touchscreen)
    hand.flick(-50)
    hand.tap(after: 100)
    let events = replayed(hand.events, through: pager(on: .touchscreen))
    let caught = [
      "willBeginDecelerating", "fingersDown", "didScroll", "didEndDecelerating", "caught",
      "fingersUp", "released",
    ]
    #expect(outline(events) == Self.drag + caught + Self.settle)
  }

  @Test func `a tap at rest moves nothing`() {
    var hand = Hand(.touchscreen)
    hand.tap()
    let events = replayed(hand.events, through: pager(on: .touchscreen))
    #expect(outline(events) == ["fingersDown", "fingersUp"])
  }

  @Test func `each motion of the fingers is followed by the content's, at the same time`() {
    var hand = Hand(.touchpad)
    hand.flick(-24)
    hand.flick(24, after: 900)
    let events = replayed(hand.events, through: pager(on: .touchpad))
    var scrolls = 0
    var offset = 1500.0
    for (event, next) in zip(events, events.dropFirst()) {
      switch (event, next) {
      case (.drag(.scrolled(let time, let dx, 0)), .paging(.didScroll(let moved, let scrolled))):
        scrolls += 1
        #expect(moved == time)
        #expect(abs(scrolled - (offset - dx)) < 1e-9)
      case (
        .drag(.ended(let time, let finger)), .paging(.willEndDragging(let ended, let content, _))
      ):
        #expect(ended == time)
        #expect(content == Velocity(perSecond: -finger.xPerSecond))
      case (.drag(.scrolled), _), (.drag(.ended), _):
        Issue.record("\(next) after \(event)")
      default: break
      }
      if case .paging(.didScroll(_, let scrolled)) = next { offset = scrolled }
    }
    #expect(scrolls > 10)
  }
}
