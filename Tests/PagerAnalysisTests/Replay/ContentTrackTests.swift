import PagerAnalysis
import Paging
import SyntheticSwipes
import TestSupport
import Testing

@Suite struct ContentTrackTests {
  @Test func `what is told of rest is where the engine is heading, whatever fingers do`() {
    var random = SeededRandom(seed: 11)
    var engine = PagingEngine(layout: .standard, strategy: OnePageStrategy(), page: 4)
    var track = ContentTrack(restingAt: engine.contentOffset)
    var events: [PagingEvent] = []
    var now: Int64 = 0
    for step in 0..<5000 {
      now += Int64.random(in: 1...120_000, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: engine.touchDown(at: now, into: &events)
      case 1: engine.touchUp(at: now, into: &events)
      case 2: engine.beginDragging(at: now, into: &events)
      case 3: engine.drag(by: .random(in: -200...200, using: &random), at: now, into: &events)
      default:
        let velocity = Velocity(perSecond: .random(in: -3000...3000, using: &random))
        engine.endDragging(velocity: velocity, at: now, into: &events)
      }
      for event in events { track.follow(event) }
      events.removeAll()
      #expect(track.contentOffset == engine.contentOffset, "seed 11, step \(step)")
      #expect(
        PagerLayout.standard.item(nearestToCenterAt: track.restContentOffset)
          == engine.currentPage, "seed 11, step \(step)")
    }
  }
}
