/// Lets the content decelerate, then scrolls the furthest visible item to the middle.
///
/// The content coasts to its projected offset. If it came from a smaller offset, the last item that
/// shows there is centred, otherwise the first one. Without deceleration (no velocity, not
/// stretched) there is nothing to wait for: the content stays between items, on no page.
///
/// It moves twice and does not always snap. What UIKit's paging does without velocity is not
/// documented; its model, ``PagingEnabledStrategy``, moves once and always snaps.
public struct SettleVisibleStrategy: PagingStrategy, Hashable {
  /// `settle-visible`.
  public let name = "settle-visible"
  /// One line for lists.
  public let summary = "coasts to rest, then centres the furthest visible item"
  /// The normal rate.
  public let decelerationRate = DecelerationRate.normal

  /// The strategy.
  public init() {}

  /// The furthest item that shows where the content coasts to, or no page if it does not coast.
  public func landing(for release: Release, in layout: PagerLayout) -> Landing {
    guard decelerates(release, in: layout) else {
      return Landing(page: nil, targetContentOffset: layout.clamped(release.contentOffset))
    }
    let rest = release.projectedContentOffset(in: layout, at: release.rate(under: self))
    let item = furthestItem(at: rest, for: release, in: layout)
    var landing = landing(onPage: item, for: release, in: layout)
    landing.deceleratesTo = rest
    return landing
  }

  /// The rest in numbers and which of the visible items was centred.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    if let reason = release.reasonWithoutItem(in: layout) { return reason }
    guard decelerates(release, in: layout) else {
      return "released at \(points(release.contentOffset)) without velocity, so nothing snaps"
    }
    let rate = release.rate(under: self)
    let rest = release.projectedContentOffset(in: layout, at: rate)
    let visible = layout.visibleItems(at: rest)
    guard let first = visible.first, let last = visible.last else {
      return
        "\(release.projectionInWords(in: layout, at: rate)), where no item shows, so the nearest"
    }
    let choice = release.beginContentOffset.isBelow(rest) ? "last" : "first"
    return
      "\(release.projectionInWords(in: layout, at: rate)), the \(choice) of items \(first) to \(last)"
  }

  private func decelerates(_ release: Release, in layout: PagerLayout) -> Bool {
    layout.itemCount > 0
      && (release.velocity != .zero || layout.isOutsideRange(release.contentOffset))
  }

  private func furthestItem(at rest: Double, for release: Release, in layout: PagerLayout) -> Int {
    let visible = layout.visibleItems(at: rest)
    guard let first = visible.first, let last = visible.last else {
      return layout.item(nearestToCenterAt: rest)
    }
    return release.beginContentOffset.isBelow(rest) ? last : first
  }
}
