import LiveView
import Pager
import PagerAnalysis
import Paging

extension Follower {
  /// Where every strategy lands the content as it is, let go at a velocity.
  func landings(velocity: Velocity, moment: LandingTable.Moment) -> LandingTable {
    LandingTable(
      moment: moment,
      rows: strategies.map { strategy in
        var row = row(strategy)
        row.landing = landing(strategy, velocity: velocity)
        return row
      })
  }

  func row(_ strategy: any PagingStrategy) -> LandingRow {
    LandingRow(
      strategy: strategy.name, summary: strategy.summary,
      isLive: strategy.name == configuration.strategy.name)
  }

  private func landing(_ strategy: any PagingStrategy, velocity: Velocity) -> ShownLanding {
    let layout = configuration.layout
    let release = content.release(velocity: velocity, strategy: strategy, in: layout)
    let outcome = Outcome(of: release, by: strategy, in: layout)
    return ShownLanding(
      page: outcome.page, snaps: outcome.snaps, targetContentOffset: outcome.targetContentOffset,
      settleMilliseconds: outcome.settleMilliseconds, misalignment: outcome.misalignment,
      reason: strategy.reason(for: release, in: layout))
  }
}
