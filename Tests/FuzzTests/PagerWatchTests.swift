import FuzzChecks
import Pager
import Paging
import Testing
import Touch

/// A watch that never complained would let every fuzzer pass.
@Suite struct PagerWatchTests {
  @Test(arguments: [
    Telling("a scroll without a drag", [.drag(.scrolled(timeMicroseconds: 1, dx: 1, dy: 0))]),
    Telling(
      "content that moves at rest", [.paging(.didScroll(timeMicroseconds: 1, contentOffset: 1))]),
    Telling(
      "a drag that ends twice",
      [
        .drag(.fingersDown(timeMicroseconds: 1)),
        .drag(.began(timeMicroseconds: 1, fingers: 1, axis: .horizontal)),
        .drag(.ended(timeMicroseconds: 2, velocity: .zero)),
        .drag(.ended(timeMicroseconds: 2, velocity: .zero)),
      ]),
    Telling(
      "a drag that never ends",
      [
        .drag(.fingersDown(timeMicroseconds: 1)),
        .drag(.began(timeMicroseconds: 1, fingers: 1, axis: .horizontal)),
      ]),
    Telling(
      "time that steps back",
      [.drag(.fingersDown(timeMicroseconds: 2)), .drag(.fingersUp(timeMicroseconds: 1))]),
    Telling(
      "a settle without an end",
      [
        .paging(.willBeginDragging(timeMicroseconds: 1)),
        .paging(.didEndDragging(timeMicroseconds: 1, willDecelerate: false)),
      ]),
  ])
  func `what cannot be is complained of`(telling: Telling) {
    var watch = PagerWatch(isRecognized: true)
    for event in telling.events { watch.follow(event) }
    watch.end()
    #expect(watch.complaint != nil)
  }

  @Test func `a whole drag is not`() {
    var watch = PagerWatch(isRecognized: true)
    let events: [PagerEvent] = [
      .drag(.fingersDown(timeMicroseconds: 1)),
      .drag(.began(timeMicroseconds: 1, fingers: 1, axis: .horizontal)),
      .paging(.willBeginDragging(timeMicroseconds: 1)),
      .drag(.scrolled(timeMicroseconds: 1, dx: 1, dy: 0)),
      .paging(.didScroll(timeMicroseconds: 1, contentOffset: 1)),
      .drag(.ended(timeMicroseconds: 2, velocity: .zero)),
      .paging(.willEndDragging(timeMicroseconds: 2, velocity: .zero, targetContentOffset: 0)),
      .paging(.didEndDragging(timeMicroseconds: 2, willDecelerate: false)),
      .paging(
        .snapped(
          timeMicroseconds: 3, fromPage: 0, toPage: 0, targetContentOffset: 0, settleMilliseconds: 1
        )),
    ]
    for event in events { watch.follow(event) }
    watch.end()
    #expect(watch.complaint == nil)
  }
}

struct Telling: CustomTestStringConvertible {
  var testDescription: String
  var events: [PagerEvent]

  init(_ description: String, _ events: [PagerEvent]) {
    testDescription = description
    self.events = events
  }
}
