/// Pages as long as the viewport, one after the other, as `UIScrollView.isPagingEnabled`.
///
/// With `p = contentOffset / boundsLength`, a positive velocity rounds up, a negative one down, and
/// none half up; the page is clamped to the `ceil(contentLength / boundsLength)` pages there are.
/// Items, spacing and insets play no part: where items are not as long as the viewport, the content
/// comes to rest between them.
///
/// Apple documents that paging stops at multiples of the bounds. How velocity enters is not
/// documented; this rule is a model of it.
public struct PagingEnabledStrategy: PagingStrategy, Hashable {
  /// `paging`.
  public let name = "paging"
  /// One line for lists.
  public let summary = "viewport-long pages, the next one in the direction of the flick"
  /// The normal rate; it plays no part in the rule.
  public let decelerationRate = DecelerationRate.normal

  /// The strategy.
  public init() {}

  /// The page that the velocity's sign chooses from the pages around the content offset.
  public func landing(for release: Release, in layout: PagerLayout) -> Landing {
    let page = nearestPage(toWhole: whole(for: release, in: layout), in: layout)
    return landing(onPage: page, for: release, in: layout)
  }

  /// The page in numbers, and the direction in which it was rounded or the end at which it is held.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    if let reason = release.reasonWithoutItem(in: layout) { return reason }
    let bounds = layout.boundsLength
    let position = release.contentOffset / bounds
    let offset = points(release.contentOffset, unlike: position.rounded() * bounds)
    let division = "\(offset) / \(points(bounds)) = page \(indexInWords(position))"
    let whole = whole(for: release, in: layout)
    let held = heldInWords(nearestPage(toWhole: whole, in: layout), insteadOf: whole)
    return "\(division), \(held ?? roundingReason(position, release))"
  }

  /// The viewport-long page nearest to a content offset.
  public func page(ofRestAt contentOffset: Double, in layout: PagerLayout) -> Int {
    let whole = (contentOffset / layout.boundsLength).wholeNearestHalfUp
    return nearestPage(toWhole: whole, in: layout)
  }

  /// The start of the viewport-long page, as far as the range lets it.
  public func restContentOffset(ofPage page: Int, in layout: PagerLayout) -> Double {
    layout.clamped(Double(page) * layout.boundsLength)
  }

  private func whole(for release: Release, in layout: PagerLayout) -> Double {
    let position = release.contentOffset / layout.boundsLength
    return switch release.velocity {
    case let velocity where velocity > .zero: position.wholeAbove
    case let velocity where velocity < .zero: position.wholeBelow
    default: position.wholeNearestHalfUp
    }
  }

  private func roundingReason(_ position: Double, _ release: Release) -> String {
    let isWhole = position.isAt(position.rounded())
    return switch release.velocity {
    case let velocity where velocity != .zero && isWhole: alreadyWhole
    case let velocity where velocity > .zero: "rounded up because of \(release.speedInWords)"
    case let velocity where velocity < .zero: "rounded down because of -\(release.speedInWords)"
    default: "rounded half up because nothing moves"
    }
  }

  private func nearestPage(toWhole whole: Double, in layout: PagerLayout) -> Int {
    Int.clamping(whole, to: 0...(pageCount(of: layout) - 1))
  }

  private func pageCount(of layout: PagerLayout) -> Int {
    Int.clamping((layout.contentLength / layout.boundsLength).wholeAbove, to: 1...Int(Int32.max))
  }
}
