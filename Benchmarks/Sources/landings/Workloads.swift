import Glibc
import Paging

/// The layouts in which landings are measured, small and large.
func measuredLayouts() throws -> [(name: String, layout: PagerLayout)] {
  var random = SeededRandom(seed: 1)
  let lengths = (0..<100_000).map { _ in Double.random(in: 50...400, using: &random) }
  return [
    (
      "10 equal items",
      try PagerLayout(
        boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
        contentInset: .centering(itemLength: 275, boundsLength: 375))
    ),
    (
      "100,000 equal items",
      try PagerLayout(
        boundsLength: 375, itemLength: 275, itemCount: 100_000, minimumLineSpacing: 15,
        contentInset: .centering(itemLength: 275, boundsLength: 375))
    ),
    (
      "100,000 unequal items",
      try PagerLayout(boundsLength: 375, itemLengths: lengths, minimumLineSpacing: 15)
    ),
  ]
}

/// Releases anywhere in the content, at rest or with a flick, now and then past an end.
func randomReleases(in layout: PagerLayout) -> [Release] {
  var random = SeededRandom(seed: 2)
  let range = layout.contentOffsetRange
  return (0..<4096).map { _ in
    let offset = Double.random(
      in: range.lowerBound - 40...range.upperBound + 40, using: &random)
    let begin = offset + Double.random(in: -300...300, using: &random)
    let isFlick = Int.random(in: 0..<4, using: &random) > 0
    let speed = isFlick ? Double.random(in: -3...3, using: &random) : 0
    return Release(
      contentOffset: offset, velocity: Velocity(perMillisecond: speed),
      currentPage: layout.item(nearestToCenterAt: begin), beginContentOffset: begin)
  }
}

/// A finger that drags to and fro and past an end, and never lets go.
struct EndlessDrag {
  static let steps = 4096
  private var engine: PagingEngine
  private var events: [PagingEvent] = []
  private var microseconds: Int64 = 0

  init(in layout: PagerLayout) {
    engine = PagingEngine(layout: layout, strategy: OnePageStrategy(), page: 1)
    engine.beginDragging(at: 0, into: &events)
  }

  /// Takes all steps and adds up the offsets told.
  mutating func run() -> Double {
    var sum = 0.0
    for step in 0..<Self.steps {
      events.removeAll(keepingCapacity: true)
      microseconds += 8000
      engine.drag(by: step % 256 < 128 ? 9.5 : -9.5, at: microseconds, into: &events)
      for case .didScroll(_, let offset) in events { sum += offset }
    }
    return sum
  }
}

/// The C library's generator: one seed gives the same releases on every machine.
private struct SeededRandom: RandomNumberGenerator {
  private var state: [UInt16]

  init(seed: UInt16) {
    state = [seed, 0, 0]
  }

  mutating func next() -> UInt64 {
    let halves = (0..<2).map { _ in UInt64(UInt32(truncatingIfNeeded: jrand48(&state))) }
    return halves[0] << 32 | halves[1]
  }
}
