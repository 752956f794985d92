import Pager
import Paging
import SyntheticSwipes
import TestSupport
import Testing
import Touch

/// Meeting every deadline or none tells the same, to the last bit.
@Suite struct LiveReplayTests {
  @Test(arguments: PagingStrategies.all.map(\.name))
  func `every bundled sitting lives as it replays`(name: String) throws {
    let strategy = try #require(PagingStrategies.named(name))
    let layouts = try [.standard, carousel(), unequal()]
    for sitting in Catalogue.sittings {
      let events = sitting.events()
      for layout in layouts {
        let pager = pager(on: sitting.kind, layout: layout, strategy: strategy)
        let replay = replayed(events, through: pager)
        #expect(replay.count > 10, "\(sitting.name)")
        #expect(lived(events, through: pager) == replay, "\(sitting.name)")
      }
    }
  }

  @Test func `random sessions live as they replay, and every step keeps its promises`() throws {
    var catches = 0
    for seed in UInt64(1)...200 {
      var random = SeededRandom(seed: seed)
      let session = try RandomSession(random: &random)
      let replay = replayed(session.events, through: session.pager)
      #expect(lived(session.events, through: session.pager) == replay, "seed \(seed)")
      let complaint = restless(session, &random, expecting: replay)
      #expect(complaint == nil, "seed \(seed)")
      catches += replay.count { name(of: $0) == "caught" }
    }
    // The sessions are worth nothing if no touch ever meets a settle.
    #expect(catches > 100)
  }

  /// Plays with calls at arbitrary times between the events.
  private func restless(
    _ session: RandomSession, _ random: inout SeededRandom, expecting replay: [PagerEvent]
  ) -> String? {
    var pager = session.pager
    var output: [PagerEvent] = []
    var now: Int64 = 0
    for event in session.events {
      if event.timeMicroseconds > now, Int.random(in: 0..<3, using: &random) == 0 {
        let moment = Int64.random(in: now...event.timeMicroseconds, using: &random)
        pager.advance(to: moment, into: &output)
      }
      now = event.timeMicroseconds
      pager.handle(event, into: &output)
      if let violation = pager.engine.invariantViolation() { return "at \(now): \(violation)" }
    }
    pager.settle(into: &output)
    if output != replay { return "other events" }
    for (event, next) in zip(output, output.dropFirst())
    where next.timeMicroseconds < event.timeMicroseconds {
      return "\(next) after \(event)"
    }
    return pager.nextDeadline == nil ? nil : "something is left at the end"
  }
}

/// Cards that show their neighbours at both sides.
func carousel() throws -> PagerLayout {
  try PagerLayout(
    boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
    contentInset: .centering(itemLength: 275, boundsLength: 375))
}

func unequal() throws -> PagerLayout {
  try PagerLayout(
    boundsLength: 375, itemLengths: [375, 120, 240, 800, 90, 300, 375, 411.43],
    minimumLineSpacing: 7.3)
}
