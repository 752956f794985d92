/// No paging at all: the content coasts to rest wherever that is.
///
/// `target = clamp(contentOffset + v * d / (1 - d))`; content that meets an end with speed bounces
/// there. It lands on no page. Apple shows the projection in WWDC 2018 session 803; that a scroll view ends
/// exactly there is a model. It is what the other strategies are compared with in a scroll view
/// whose delegate retargets, and is not one of ``PagingStrategies/all``.
public struct FreeScrollStrategy: PagingStrategy, Hashable {
  /// `free`.
  public let name = "free"
  /// One line for lists.
  public let summary = "no paging, the content coasts to rest"
  /// The normal rate.
  public let decelerationRate = DecelerationRate.normal

  /// The strategy.
  public init() {}

  /// The projected content offset, on no page.
  public func landing(for release: Release, in layout: PagerLayout) -> Landing {
    let target = release.projectedContentOffset(in: layout, at: release.rate(under: self))
    let coasts = release.velocity != .zero || layout.isOutsideRange(release.contentOffset)
    return Landing(
      page: nil, targetContentOffset: target, deceleratesTo: coasts ? target : nil)
  }

  /// The projection in numbers.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    "\(release.projectionInWords(in: layout, at: release.rate(under: self))), where nothing snaps"
  }
}
