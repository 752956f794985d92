import Pager
import Paging
import SyntheticSwipes
import TestSupport
import Testing
import Touch

/// What people expect of every pager that only the measured velocity can give.
@Suite struct MeasuredMotionTests {
  @Test(arguments: PagingStrategies.all.map(\.name))
  func `a finger held still gives the landing without velocity`(_ name: String) throws {
    let strategy = try #require(PagingStrategies.named(name))
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let kind: DeviceKind = Bool.random(using: &random) ? .touchpad : .touchscreen
      let leg = StrokeLeg(
        dxMillimetres: Double.random(in: 8...40, using: &random) * (seed % 2 == 0 ? 1 : -1),
        durationMilliseconds: Double.random(in: 60...400, using: &random),
        cutAt: Double.random(in: 0.5...1, using: &random),
        restMilliseconds: Double.random(in: 150...600, using: &random))
      var hand = Hand(kind)
      hand.stroke(Stroke(fingers: kind == .touchpad ? 2 : 1, legs: [leg]))
      let events = replayed(hand.events, through: pager(on: kind, strategy: strategy))
      let lift = try #require(events.lift)
      #expect(lift.velocity == .zero, "\(kind), seed \(seed)")
      let layout = PagerLayout.standard
      let page = strategy.page(ofRestAt: 1500, in: layout)
      let still = Release(
        contentOffset: lift.contentOffset, currentPage: page, beginContentOffset: 1500)
      let landing = strategy.landing(for: still, in: layout)
      #expect(lift.targetContentOffset == landing.targetContentOffset, "\(kind), seed \(seed)")
    }
  }

  static let motions: [(String, StrokeLeg)] = [
    ("a short flick", StrokeLeg(dxMillimetres: -14, durationMilliseconds: 120, cutAt: 0.6)),
    ("a long flick", StrokeLeg(dxMillimetres: 45, durationMilliseconds: 160, cutAt: 0.7)),
    ("a drag that stops", StrokeLeg(dxMillimetres: -25, durationMilliseconds: 500)),
    (
      "a slow drag that is held",
      StrokeLeg(dxMillimetres: 42, durationMilliseconds: 900, restMilliseconds: 300)
    ),
  ]

  @Test(arguments: motions) func `a motion sampled at any rate lands on the same page`(
    _ motion: String, leg: StrokeLeg
  ) {
    for strategy in PagingStrategies.all {
      let pages = [60, 90, 120, 240].map { hertz in
        var hand = Hand(.touchscreen)
        hand.stroke(
          Stroke(
            fingers: 1, legs: [leg], reportIntervalMilliseconds: 1000 / hertz,
            stampJitterMilliseconds: 0, noiseMillimetres: 0))
        return replayed(hand.events, through: pager(on: .touchscreen, strategy: strategy))
          .restingPage
      }
      #expect(Set(pages).count == 1 && pages[0] != nil, "\(strategy.name): \(pages)")
    }
  }
}

extension [PagerEvent] {
  fileprivate var lift: (contentOffset: Double, velocity: Velocity, targetContentOffset: Double)? {
    var contentOffset: Double?
    for case .paging(let event) in self {
      switch event {
      case .didScroll(_, let offset): contentOffset = offset
      case .willEndDragging(_, let velocity, let target):
        return contentOffset.map { ($0, velocity, target) }
      default: break
      }
    }
    return nil
  }

  fileprivate var restingPage: Int? {
    for case .paging(let event) in reversed() {
      switch event {
      case .snapped(_, _, let page, _, _), .cameToRest(_, _, let page): return page
      default: break
      }
    }
    return nil
  }
}
