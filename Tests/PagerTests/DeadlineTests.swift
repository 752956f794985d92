import Pager
import Paging
import SyntheticSwipes
import Testing
import Touch

@Suite struct DeadlineTests {
  @Test func `a settle ends at its own time between two frames`() throws {
    var hand = Hand(.touchpad)
    hand.flick(-24)
    let lift = hand.now
    // One finger is no drag on a pad: it only makes frames every 8 ms.
    for report in 0..<60 {
      hand.touch(slot: 0, x: 50 + Double(report) * 0.1, y: 30, after: report == 0 ? 20 : 8)
    }
    let frames = Set(hand.events.map(\.timeMicroseconds))
    var pager = pager(on: .touchpad)
    var output: [PagerEvent] = []
    var toldAt: Int64?
    for event in hand.events {
      pager.handle(event, into: &output)
      if toldAt == nil, !output.landedPages.isEmpty { toldAt = event.timeMicroseconds }
    }
    let landing = try #require(output.last)
    guard case .paging(.snapped(let time, 4, 5, 1875, let settle)) = landing else {
      Issue.record("\(landing)")
      return
    }
    #expect(time == lift + Int64((settle * 1000).rounded(.up)))
    let told = try #require(toldAt)
    #expect(!frames.contains(time))
    #expect(told > time && told - time < 8000)
  }

  @Test func `a deadline that falls on a frame fires before it`() throws {
    var hand = Hand(.touchscreen)
    hand.flick(-40)
    var resting = pager(on: .touchscreen)
    var output: [PagerEvent] = []
    for event in hand.events { resting.handle(event, into: &output) }
    let deadline = try #require(resting.nextDeadline)
    let pause = Double(deadline - hand.now) / 1000
    hand.tap(after: pause)
    let events = outline(replayed(hand.events, through: pager(on: .touchscreen)))
    #expect(events.suffix(4) == ["didEndDecelerating", "snapped", "fingersDown", "fingersUp"])
  }

  @Test func `an extra finger cancels 100 ms after it came, not when the next frame comes`() {
    var hand = Hand(.touchpad)
    for step in 0..<10 {
      let x = 60 - Double(step)
      hand.touch(slot: 0, x: x, y: 30, after: step == 0 ? 0 : 8)
      hand.touch(slot: 1, x: x + 16, y: 30)
    }
    hand.touch(slot: 2, x: 80, y: 20, after: 8)
    let came = hand.now
    hand.touch(slot: 2, x: 80, y: 21, after: 250)
    for slot in 0..<3 { hand.lift(slot: slot, after: 8) }
    let events = replayed(hand.events, through: pager(on: .touchpad))
    #expect(
      events.contains(
        .drag(.cancelled(timeMicroseconds: came + 100_000, reason: .fingers))))
    #expect(events.landedPages == [4])
    #expect(events.allSatisfy { $0.timeMicroseconds <= came + 100_000 + 400_000 })
  }

  @Test func `a deadline is announced, met once, and gone`() throws {
    var hand = Hand(.touchpad)
    hand.flick(-24)
    var pager = pager(on: .touchpad)
    #expect(pager.nextDeadline == nil)
    var output: [PagerEvent] = []
    for event in hand.events { pager.handle(event, into: &output) }
    #expect(pager.nextDeadline == pager.engine.nextDeadline)
    let deadline = try #require(pager.nextDeadline)
    pager.advance(to: deadline - 1, into: &output)
    #expect(output.landedPages.isEmpty)
    pager.advance(to: deadline, into: &output)
    #expect(output.landedPages == [5])
    #expect(pager.nextDeadline == nil)
    pager.advance(to: .max, into: &output)
    #expect(output.landedPages == [5])
  }
}
