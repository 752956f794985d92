import Foundation
import TestSupport
import Testing

@testable import Paging

/// What a user, a device or a careless program may do next.
private enum Step {
  case touchDown, touchUp, begin, drag(Double), end(Double), cancel, advance
  case adjust(Double, to: Double)
  case setContentOffset(Double, animated: Bool)
  case scrollToItem(Int, ScrollPosition, animated: Bool)
  case setLayout(PagerLayout)
  case setStrategy(any PagingStrategy)
  case setDecelerationRate(DecelerationRate?)

  var placesContent: Bool {
    switch self {
    case .setContentOffset, .scrollToItem, .setLayout: true
    default: false
    }
  }
}

extension PagingEvent {
  fileprivate var endsScrollingAnimation: Bool {
    if case .didEndScrollingAnimation = self { true } else { false }
  }
}

@Suite struct RandomStepTests {
  @Test func `invariants hold after every step of random sequences`() throws {
    let isSlow = ProcessInfo.processInfo.environment["SLOW_TESTS"] != nil
    try play(steps: isSlow ? 1_000_000 : 20_000, seed: 2026)
  }

  private func play(steps: Int, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var pager = try newPager(&random)
    var grammar = EventGrammar(contentOffset: pager.contentOffset, page: pager.currentPage)
    var time: Int64 = 0
    var togglesBounces = false
    var events: [PagingEvent] = []
    for number in 0..<steps {
      if number % 500 == 499 {
        pager = try newPager(&random)
        grammar = EventGrammar(contentOffset: pager.contentOffset, page: pager.currentPage)
        time = random.oneOf([0, 0, .min, .max - 1_000_000_000])
        togglesBounces = random.oneOf([true, false, false])
      }
      if togglesBounces { pager.bounces = Bool.random(using: &random) }
      let pause: Int64 = random.oneOf([0, 1, 8000, 8000, 16_000, 300_000, 5_000_000, -4000])
      let (later, overflow) = time.addingReportingOverflow(pause)
      time = overflow ? time : later
      let step = try randomStep(&random, in: pager.layout)
      perform(step, at: time, on: &pager, telling: &events)
      let violation = pager.invariantViolation() ?? grammar.violation(reading: events)
      if let violation {
        Issue.record("\(violation) after step \(number), \(step), seed \(seed)")
        return
      }
      expectPage(of: &grammar, after: step, telling: events, pager)
      if !pager.bounces, !togglesBounces, pager.layout.overshoot(of: pager.contentOffset) != 0 {
        Issue.record("content that must not bounce is stretched after \(step), seed \(seed)")
        return
      }
      guard grammar.contentOffset == pager.contentOffset else {
        Issue.record("the offset moved untold in step \(number), \(step), seed \(seed)")
        return
      }
      events.removeAll(keepingCapacity: true)
    }
  }

  /// A scroll that the program asked for rests on another page without telling so.
  private func expectPage(
    of grammar: inout EventGrammar, after step: Step, telling events: [PagingEvent],
    _ pager: PagingEngine
  ) {
    let scrolled = events.contains(where: \.endsScrollingAnimation)
    let rests = pager.nextDeadline == nil && !pager.holdsCaughtContent
    if case .setLayout = step { grammar.listBecame(itemCount: pager.layout.itemCount) }
    if case .setLayout = step, !rests || pager.isDragging {
      return
    } else if step.placesContent || scrolled, rests {
      grammar.expectPage(pager.layout.item(nearestToCenterAt: pager.contentOffset))
    } else if step.placesContent, scrolled {
      // One scroll gave way to another: only the engine knows whether the first had arrived.
      grammar.expectPage(pager.restedPage)
    }
  }

  private func newPager(_ random: inout SeededRandom) throws -> PagingEngine {
    let layout = try random.layout()
    var pager = PagingEngine(
      layout: layout, strategy: try random.strategy(),
      contentOffset: random.contentOffset(in: layout),
      decelerationRate: random.oneOf([nil, nil, .fast, .normal]))
    pager.bounces = random.oneOf([true, true, false])
    return pager
  }

  private func randomStep(
    _ random: inout SeededRandom, in layout: PagerLayout
  ) throws -> Step {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .touchDown
    case 1: .touchUp
    case 2, 3: .begin
    case 4...8:
      .drag(
        random.oneOf([
          random.value(in: -40...40), random.value(in: -100...100), random.value(in: -400...400),
          random.value(in: -400...400), 0, random.oneOf([1e12, -1e12, 1e308, .nan]),
        ]))
    case 9...11:
      .end(
        random.oneOf([
          0, random.value(in: -3...3), random.value(in: -8...8), 1e12, -1e12, .infinity, .nan,
        ]))
    case 12: .cancel
    case 13:
      .setContentOffset(
        random.contentOffset(in: layout), animated: Bool.random(using: &random))
    case 14:
      .scrollToItem(
        Int.random(in: -2...12, using: &random), random.oneOf(ScrollPosition.allCases),
        animated: Bool.random(using: &random))
    case 15:
      .adjust(
        random.value(in: -3...3),
        to: random.oneOf([random.contentOffset(in: layout), .nan, -.infinity, 1e300]))
    case 16:
      random.oneOf([
        .setLayout(try random.layout()), .setStrategy(try random.strategy()),
        .setDecelerationRate(random.oneOf([nil, .fast, .normal])),
      ])
    default: .advance
    }
  }

  private func perform(
    _ step: Step, at time: Int64, on pager: inout PagingEngine, telling events: inout [PagingEvent]
  ) {
    switch step {
    case .touchDown: pager.touchDown(at: time, into: &events)
    case .touchUp: pager.touchUp(at: time, into: &events)
    case .begin: pager.beginDragging(at: time, into: &events)
    case .drag(let travel):
      pager.drag(
        by: pager.layout.contentTravel(ofFingerTravel: travel), at: time, into: &events)
    case .end(let perMillisecond):
      pager.endDragging(
        velocity: Velocity(perMillisecond: perMillisecond), at: time, into: &events)
    case .cancel: pager.cancelDragging(at: time, into: &events)
    case .advance: pager.advance(to: time, into: &events)
    case .setContentOffset(let offset, let animated):
      pager.setContentOffset(offset, animated: animated, at: time, into: &events)
    case .scrollToItem(let item, let position, let animated):
      pager.scrollToItem(item, at: position, animated: animated, at: time, into: &events)
    case .adjust(let perMillisecond, let target):
      pager.endDragging(
        velocity: Velocity(perMillisecond: perMillisecond), at: time, into: &events
      ) { $1 = target }
    case .setLayout(let layout): pager.setLayout(layout, at: time, into: &events)
    case .setStrategy(let strategy): pager.strategy = strategy
    case .setDecelerationRate(let rate): pager.decelerationRate = rate
    }
  }
}
