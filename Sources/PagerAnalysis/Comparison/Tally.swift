import Paging

/// What a strategy did with all swipes, as counts that do not grow with them.
package struct Tally: Sendable {
  package private(set) var swipes = 0
  /// Swipes whose meant page is known, and how they landed.
  package private(set) var labelled = 0
  package private(set) var asMeant = 0
  package private(set) var short = 0
  package private(set) var beyond = 0
  /// Landed on the page it started from, the next one in either direction, or further.
  package private(set) var stays = 0
  package private(set) var onePage = 0
  package private(set) var further = 0
  package private(set) var misaligned = 0
  package private(set) var largestMisalignment = 0.0
  /// Swipes that the strategy left where they were dropped.
  package private(set) var withoutSnap = 0
  private var settles = SettleHistogram()

  package var medianSettleMilliseconds: Int? { settles.medianMilliseconds }

  mutating func add(_ outcome: Outcome, of swipe: Swipe) {
    swipes += 1
    settles.add(outcome.settleMilliseconds)
    if !outcome.snaps { withoutSnap += 1 }
    if outcome.misalignment > PagerLayout.visibleMisalignmentPoints { misaligned += 1 }
    largestMisalignment = max(largestMisalignment, outcome.misalignment)
    let pages = outcome.page - swipe.startPage
    switch abs(pages) {
    case 0: stays += 1
    case 1: onePage += 1
    default: further += 1
    }
    guard let intent = swipe.intent else { return }
    labelled += 1
    let meant = intent.page - swipe.startPage
    if pages == meant {
      asMeant += 1
    } else if abs(pages) > abs(meant), pages.signum() == meant.signum() || meant == 0 {
      beyond += 1
    } else {
      short += 1
    }
  }
}

/// Settle times by the millisecond, so that the median is exact to one.
struct SettleHistogram: Sendable {
  /// The last bin holds all that is longer: no settle that people wait for.
  private static let bins = 5001
  private var counts = [Int](repeating: 0, count: bins)
  private var total = 0

  var medianMilliseconds: Int? {
    guard total > 0 else { return nil }
    var seen = 0
    for (bin, count) in counts.enumerated() {
      seen += count
      if 2 * seen >= total { return bin }
    }
    return nil
  }

  mutating func add(_ milliseconds: Double) {
    let bin = Int(exactly: milliseconds.rounded()) ?? Self.bins
    counts[min(max(bin, 0), Self.bins - 1)] += 1
    total += 1
  }
}
