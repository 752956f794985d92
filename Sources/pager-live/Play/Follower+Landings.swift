import LiveView
import Pager
import PagerAnalysis
import Paging

extension Follower {
  /// Where every strategy lands the content as it is, let go at a velocity.
  func landings(velocity: Velocity, moment: LandingTable.Moment) -> LandingTable {
    LandingTable(
      moment: moment,
      rows: PagingStrategies.all.map { strategy in
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
    let release = Release(
      contentOffset: contentOffset, velocity: velocity,
      currentPage: strategy.page(ofRestAt: restContentOffset, in: layout),
      beginContentOffset: beginContentOffset)
    let landing = strategy.landing(for: release, in: layout)
    let settle = Settle(
      for: landing, release: release, in: layout, rate: release.rate(under: strategy))
    let target = landing.targetContentOffset
    return ShownLanding(
      page: layout.item(nearestToCenterAt: target), snaps: landing.page != nil,
      targetContentOffset: target, settleMilliseconds: settle.durationMilliseconds,
      misalignment: layout.misalignment(at: target),
      reason: strategy.reason(for: release, in: layout))
  }
}
