/// The item nearest to where the content would coast to.
///
/// `i = (target + leading inset) / stride`, rounded to the nearest, halves away from zero, where
/// target is the projected content offset. A fast flick passes several items.
///
/// It lands on items whatever their length, where Apple documents multiples of the bounds for UIKit's
/// paging, and a velocity counts for as much as it would carry the content.
public struct RoundStrategy: AlignedStrategy, Hashable {
  /// `round`.
  public let name = "round"
  /// One line for lists.
  public let summary = "the item nearest to where the content would coast to"
  /// The fast rate, which keeps the coasting short.
  public let decelerationRate = DecelerationRate.fast

  /// The strategy.
  public init() {}

  /// The item whose aligned offset is nearest to the projected content offset.
  public func landing(for release: Release, in layout: PagerLayout) -> Landing {
    let target = release.projectedContentOffset(in: layout, at: release.rate(under: self))
    return landing(onPage: page(ofRestAt: target, in: layout), for: release, in: layout)
  }

  /// The projection in numbers and what it was rounded to.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    if let reason = release.reasonWithoutItem(in: layout) { return reason }
    let rate = release.rate(under: self)
    let target = release.projectedContentOffset(in: layout, at: rate)
    let whole = layout.fractionalIndex(at: target).wholeNearestHalfAwayFromZero
    let held = heldInWords(layout.nearestItem(toWhole: whole), insteadOf: whole)
    let projection = release.projectedIndexInWords(in: layout, at: rate)
    return "\(projection), \(held ?? "rounded to the nearest item")"
  }
}
