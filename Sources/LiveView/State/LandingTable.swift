import Paging

/// Where each strategy lands one release.
package struct LandingTable: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    /// Nothing has been dragged.
    case never
    /// The finger is down; this is what a lift at this moment would do.
    case ifLiftedNow
    /// The lift of a swipe, counted from 1.
    case liftOf(swipe: Int)
    /// The lift of a touch that had only stopped the content.
    case releaseOfCaught
  }

  package var moment: Moment
  package var rows: [LandingRow]

  package init(moment: Moment, rows: [LandingRow]) {
    self.moment = moment
    self.rows = rows
  }
}

/// One strategy and where it lands the release.
package struct LandingRow: Hashable, Sendable {
  package var strategy: String
  /// What the strategy does, in one line.
  package var summary: String
  /// Whether it is the one that moves the content.
  package var isLive: Bool
  /// nil before anything was dragged.
  package var landing: ShownLanding?

  package init(strategy: String, summary: String, isLive: Bool, landing: ShownLanding? = nil) {
    self.strategy = strategy
    self.summary = summary
    self.isLive = isLive
    self.landing = landing
  }
}

/// A landing as it is shown.
package struct ShownLanding: Hashable, Sendable {
  /// The item nearest to the middle of the viewport at rest.
  package var page: Int
  /// Whether the strategy snapped; if not, the content rests where it was left.
  package var snaps: Bool
  /// The content offset at rest, in points.
  package var targetContentOffset: Double
  /// The time from the lift to rest.
  package var settleMilliseconds: Double
  /// How far the rest is from where a pager should rest, in points.
  package var misalignment: Double
  package var reason: String

  package init(
    page: Int, snaps: Bool, targetContentOffset: Double, settleMilliseconds: Double,
    misalignment: Double, reason: String
  ) {
    self.page = page
    self.snaps = snaps
    self.targetContentOffset = targetContentOffset
    self.settleMilliseconds = settleMilliseconds
    self.misalignment = misalignment
    self.reason = reason
  }
}

extension ShownLanding {
  package var isMisaligned: Bool { misalignment > PagerLayout.visibleMisalignmentPoints }
}

extension LandingTable {
  /// The sign by which the table and the strip name a strategy: 1 to 9, then a to z.
  static func sign(_ place: Int) -> Character {
    let signs = Array("123456789abcdefghijklmnopqrstuvwxyz")
    return signs.indices.contains(place) ? signs[place] : "*"
  }
}
