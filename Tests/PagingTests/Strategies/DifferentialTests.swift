import Glibc
import TestSupport
import Testing

@testable import Paging

/// The rules written a second time, by walks through the list, against the strategies.
@Suite struct DifferentialTests {
  @Test func `strategies land where their rules say`() throws {
    let compared = try strategiesWithThresholds()
    for seed in 0..<3000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let layout = try random.layout()
      let release = random.release(in: layout)
      for strategy in compared {
        let landing = strategy.landing(for: release, in: layout)
        let (page, target) = walkedLanding(
          strategy.ruleName, threshold: strategy.threshold ?? 0, release, layout)
        #expect(landing.page == page, "\(strategy.name), seed \(seed)")
        #expect(
          abs(landing.targetContentOffset - target) < 1e-9, "\(strategy.name), seed \(seed)")
      }
    }
  }
}

private func walkedLanding(
  _ name: String, threshold: Double, _ release: Release, _ layout: PagerLayout
) -> (page: Int?, target: Double) {
  let offset = release.contentOffset
  let range = layout.contentOffsetRange
  let low = range.lowerBound
  let high = range.upperBound
  func held(_ offset: Double) -> Double { min(max(offset, low), high) }
  guard layout.itemCount > 0 else { return (nil, held(offset)) }
  let velocity = release.velocity.perMillisecond
  let usual: Double = ["paging", "settle-visible", "nearest-center"].contains(name) ? 0.998 : 0.99
  let rate = release.decelerationRate?.perMillisecond ?? usual
  let stretched = offset < low - 1e-9 || offset > high + 1e-9
  let target = stretched ? held(offset) : held(offset + velocity * rate / (1 - rate))
  let last = layout.itemCount - 1

  func aligned(_ index: Double) -> (Int?, Double) {
    let item = min(max(Int(index), 0), last)
    let before = (0..<item).reduce(0) {
      $0 + layout.itemLength(at: $1) + layout.minimumLineSpacing
    }
    return (item, held(before - layout.contentInset.leading))
  }
  func centered(_ item: Int) -> (Int?, Double) {
    (item, held(layout.itemCenter(item) - layout.boundsLength / 2))
  }

  let index = indexByWalk(at: target, in: layout)
  let below = floor(index + 1e-9)
  let above = ceil(index - 1e-9)
  let goesUp = index - below > threshold + 1e-9 || (high - target <= 1e-9 && above > below)
  let forward = goesUp ? above : below
  let back = above - index > threshold + 1e-9 ? below : above
  let movesBack = target < offset - 1e-9
  let directional = target > offset + 1e-9 ? forward : movesBack ? back : rounded(index)
  let visible = Array(visibleByWalk(at: target, in: layout))
  let everything = Array(0...last)
  switch name {
  case "paging":
    let position = offset / layout.boundsLength
    let whole =
      velocity > 0 ? ceil(position - 1e-9) : floor(position + (velocity < 0 ? 0 : 0.5) + 1e-9)
    let count = ceil(layout.contentLength / layout.boundsLength - 1e-9)
    let page = min(max(whole, 0), max(count, 1) - 1)
    return (Int(page), held(page * layout.boundsLength))
  case "round":
    return aligned(rounded(index))
  case "directional":
    return aligned(directional)
  case "directional-ceil":
    return aligned(movesBack ? back : forward)
  case "one-page":
    let current = Double(release.currentPage)
    let whole = min(max(directional, 0), Double(last))
    return aligned(min(max(whole, current - 1), current + 1))
  case "settle-visible":
    guard velocity != 0 || stretched else { return (nil, offset) }
    guard let first = visible.first, let final = visible.last else {
      return centered(nearestByWalk(at: target, of: everything, in: layout))
    }
    return centered(release.beginContentOffset < target - 1e-9 ? final : first)
  default:
    let candidates = visible.isEmpty ? everything : visible
    return centered(nearestByWalk(at: target, of: candidates, in: layout))
  }
}

private func rounded(_ index: Double) -> Double {
  index < 0 ? ceil(index - 0.5 - 1e-9) : floor(index + 0.5 + 1e-9)
}
