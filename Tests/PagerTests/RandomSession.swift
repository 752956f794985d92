import Pager
import Paging
import SyntheticSwipes
import TestSupport
import Touch

/// A pager, and strokes, taps and further fingers at random pauses, many of them within a settle.
struct RandomSession {
  let pager: Pager
  let events: [InputEvent]

  init(random: inout SeededRandom) throws {
    let kind: DeviceKind = Bool.random(using: &random) ? .touchpad : .touchscreen
    let layouts = try [.standard, carousel(), unequal()]
    pager = PagerTests.pager(
      on: kind, layout: layouts[Int.random(in: 0..<layouts.count, using: &random)],
      strategy: PagingStrategies.all[
        Int.random(in: 0..<PagingStrategies.all.count, using: &random)],
      recognition: RecognitionOptions(axis: .both),
      direction: Bool.random(using: &random) ? .natural : .inverted)
    var strokes = RandomStrokes(on: .of(kind), seed: random.next())
    var hand = Hand(kind)
    for _ in 0..<6 {
      let pause = Double.random(in: 5...700, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: hand.tap(after: pause, holding: Double.random(in: 20...300, using: &random))
      case 1: hand.joinedDrag(after: pause, &random)
      default: hand.stroke(strokes.next(), after: pause)
      }
    }
    events = hand.events
  }
}

extension Hand {
  /// A drag that another finger joins for a while, short or long of the pause that cancels it.
  fileprivate mutating func joinedDrag(after pause: Double, _ random: inout SeededRandom) {
    let fingers = device.kind == .touchpad ? 2 : 1
    let way = Double.random(in: -3...3, using: &random)
    for step in 0..<8 {
      for finger in 0..<fingers {
        let delay = finger > 0 ? 0 : step == 0 ? pause : 8
        touch(
          slot: finger, x: 40 + Double(step) * way + 16 * Double(finger), y: 30, after: delay)
      }
    }
    touch(slot: fingers, x: 90, y: 10, after: 8)
    lift(slot: fingers, after: Double.random(in: 10...200, using: &random))
    for finger in 0..<fingers { lift(slot: finger, after: 8) }
  }
}
