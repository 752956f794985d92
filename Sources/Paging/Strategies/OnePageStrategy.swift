/// The directional rule, but never more than one item away from the one last snapped to.
///
/// Unlike UIKit's paging, which counts from the content offset at the lift, the limit counts from
/// the page last snapped to: after a drag across two pages the content comes back by one.
public struct OnePageStrategy: AlignedStrategy {
  private static let unlimited = DirectionalStrategy()

  /// `one-page`.
  public let name = "one-page"
  /// One line for lists.
  public let summary = "the next item in the direction of motion, one item at a time"
  /// The fast rate, as the directional rule.
  public let decelerationRate = OnePageStrategy.unlimited.decelerationRate

  /// The strategy.
  public init() {}

  /// The directional landing, or the neighbour of the current page that is nearest to it.
  public func landing(for release: Release, in layout: PagerLayout) -> Landing {
    let unlimited = Self.unlimited.landing(for: release, in: layout)
    guard let limit = limit(of: unlimited, for: release, in: layout) else { return unlimited }
    return landing(onPage: limit, for: release, in: layout)
  }

  /// The projection in numbers, and the limit where it held the content back.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    let unlimited = Self.unlimited.landing(for: release, in: layout)
    guard let limit = limit(of: unlimited, for: release, in: layout) else {
      return Self.unlimited.reason(for: release, in: layout)
    }
    let projection = release.projectedPage(in: layout, at: release.rate(under: self))
    return "\(projection), but one at a time: \(release.currentPage) to \(limit)"
  }

  /// The neighbour of the current page at which a landing is held back, or nil if it need not be.
  private func limit(
    of landing: Landing, for release: Release, in layout: PagerLayout
  ) -> Int? {
    let current = layout.nearestItem(to: release.currentPage)
    guard let page = landing.page, abs(page - current) > 1 else { return nil }
    return page > current ? current + 1 : current - 1
  }
}
