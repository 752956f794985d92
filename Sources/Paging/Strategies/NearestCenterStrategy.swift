/// Centres the visible item whose middle is nearest to where the viewport's middle coasts to.
///
/// Of the items that show in the viewport at the projected content offset, the one whose centre is
/// nearest to the viewport's centre, the first of equals. If none shows, the nearest of all.
///
/// It lands on items of any length, in the middle, and several at a time, where Apple documents
/// multiples of the bounds, one screenful at a time, for UIKit's paging.
public struct NearestCenterStrategy: PagingStrategy, Hashable {
  /// `nearest-center`.
  public let name = "nearest-center"
  /// One line for lists.
  public let summary = "centres the item nearest to the middle of where the content coasts to"
  /// The normal rate.
  public let decelerationRate = DecelerationRate.normal

  /// The strategy.
  public init() {}

  /// The visible item nearest to the middle at the projected content offset, centred.
  public func landing(for release: Release, in layout: PagerLayout) -> Landing {
    let target = release.projectedContentOffset(in: layout, at: release.rate(under: self))
    return landing(onPage: nearestVisibleItem(at: target, in: layout), for: release, in: layout)
  }

  /// The projection in numbers and how far the nearest centre is from the middle.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    if let reason = release.reasonWithoutItem(in: layout) { return reason }
    let rate = release.rate(under: self)
    let target = release.projectedContentOffset(in: layout, at: rate)
    let item = nearestVisibleItem(at: target, in: layout)
    let distance = decimal(abs(layout.contentOffset(centering: item) - target), places: 1)
    let place = distance == "0" ? "in the middle" : "\(distance) pt off the middle"
    return "\(release.projectionInWords(in: layout, at: rate)), item \(item) is \(place)"
  }

  /// Centres grow with the index, so where the nearest item of all does not show, the nearest of
  /// those that do is the one at the end nearer to it.
  private func nearestVisibleItem(at target: Double, in layout: PagerLayout) -> Int {
    let nearest = layout.item(nearestToCenterAt: target)
    guard !layout.shows(nearest, at: target) else { return nearest }
    let visible = layout.visibleItems(at: target)
    guard let first = visible.first, let last = visible.last else { return nearest }
    return min(max(nearest, first), last)
  }
}
