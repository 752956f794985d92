import Pager
import Paging
import SyntheticSwipes
import Testing
import Touch

@Suite struct InterruptionTests {
  @Test(arguments: CancelReason.allCases)
  func `a cancelled drag goes back to where it began`(reason: CancelReason) throws {
    var hand = Hand(.touchpad)
    hand.flick(-40)
    // Far enough that a lift here would turn the page.
    let cut = hand.events.count * 7 / 8
    var pager = pager(on: .touchpad)
    var output: [PagerEvent] = []
    for event in hand.events[..<cut] { pager.handle(event, into: &output) }
    #expect(pager.engine.isDragging)
    let now = hand.events[cut].timeMicroseconds
    pager.cancel(reason, at: now, into: &output)
    #expect(!pager.engine.isTracking)
    pager.settle(into: &output)
    #expect(
      output.contains(.drag(.cancelled(timeMicroseconds: now, reason: reason))))
    let end = PagingEvent.willEndDragging(
      timeMicroseconds: now, velocity: .zero, targetContentOffset: 1500)
    #expect(output.contains(.paging(end)))
    #expect(output.landedPages == [4])
    #expect(pager.engine.contentOffset == 1500)
    #expect(pager.nextDeadline == nil)
  }

  @Test func `fingers that were cancelled count again once they were up`() {
    var hand = Hand(.touchpad)
    hand.flick(-40)
    let half = hand.events.count / 2
    let firstCount = hand.events.count
    hand.flick(-24, after: 900)
    var pager = pager(on: .touchpad)
    var output: [PagerEvent] = []
    for event in hand.events[..<half] { pager.handle(event, into: &output) }
    pager.cancel(.suspended, at: hand.events[half].timeMicroseconds, into: &output)
    output.removeAll()
    for event in hand.events[half..<firstCount] { pager.handle(event, into: &output) }
    #expect(output.allSatisfy { name(of: $0) != "fingersDown" })
    output.removeAll()
    for event in hand.events[firstCount...] { pager.handle(event, into: &output) }
    pager.settle(into: &output)
    #expect(output.landedPages == [4, 5])
  }

  @Test func `with nothing under way a cancel says nothing`() {
    var pager = pager(on: .touchscreen)
    var output: [PagerEvent] = []
    pager.cancel(.deviceGone, at: 5, into: &output)
    pager.cancel(.deviceGone, at: .min, into: &output)
    #expect(output.isEmpty)
  }

  @Test func `a device that goes while the content settles does not stop it`() {
    var hand = Hand(.touchscreen)
    hand.flick(-40)
    var pager = pager(on: .touchscreen)
    var output: [PagerEvent] = []
    for event in hand.events { pager.handle(event, into: &output) }
    let deadline = pager.nextDeadline
    pager.cancel(.deviceGone, at: hand.now + 20_000, into: &output)
    #expect(pager.nextDeadline == deadline)
    pager.settle(into: &output)
    #expect(output.landedPages == [5])
  }

  /// A tap is known by its moments alone where its coordinates were not written down.
  @Test(arguments: [1, 40, 120, 199, 5000])
  func `a touch known by its moments moves the content as the fingers do`(pause: Int) throws {
    var flick = Hand(.touchscreen)
    flick.flick(-50)
    var whole = flick
    whole.tap(after: Double(pause), holding: 80)
    let real = replayed(whole.events, through: pager(on: .touchscreen))

    var pager = pager(on: .touchscreen)
    var told: [PagerEvent] = []
    for event in flick.events { pager.handle(event, into: &told) }
    pager.touchStoppedContent(at: flick.now + Int64(pause) * 1000, into: &told)
    #expect(!pager.engine.isDecelerating)
    pager.touchReleasedContent(at: whole.now, into: &told)
    pager.settle(into: &told)
    #expect(content(told) == content(real))
    #expect(content(told).contains { name(of: $0) == "caught" } == (pause < 200))
  }

  @Test func `drags that were recognised elsewhere do the same to the content`() {
    for sitting in Catalogue.sittings {
      let real = replayed(sitting.events(), through: pager(on: sitting.kind))
      var pager = pager(on: sitting.kind)
      var told: [PagerEvent] = []
      for event in real {
        if case .drag(let drag) = event { pager.handle(drag, into: &told) }
      }
      pager.settle(into: &told)
      #expect(told == real, "\(sitting.name)")
    }
  }

  @Test func `content can be put at rest anywhere`() {
    var pager = pager(on: .touchscreen)
    pager.rest(at: 700)
    #expect(pager.engine.contentOffset == 700)
    pager.rest(at: 1e9)
    #expect(pager.engine.contentOffset == 3375)
    pager.rest(at: .nan)
    #expect(pager.engine.contentOffset == 0)
    pager.rest(onPage: 7)
    #expect(pager.engine.contentOffset == 2625)
    pager.rest(onPage: .max)
    #expect(pager.engine.currentPage == 9)
    #expect(pager.engine.invariantViolation() == nil)
  }

  /// What the content did, without the fingers.
  private func content(_ events: [PagerEvent]) -> [PagerEvent] {
    events.filter {
      if case .paging = $0 { true } else { false }
    }
  }
}
