/// Pages as long as the viewport, one after the other, as `UIScrollView.isPagingEnabled`.
///
/// With `p = contentOffset / boundsLength`, a positive velocity rounds up, a negative one down, and
/// none half up; the page is clamped to the `ceil(contentLength / boundsLength)` pages there are.
/// Items, spacing and insets play no part: where items are not as long as the viewport, the content
/// comes to rest between them.
///
/// Apple documents that paging stops at multiples of the bounds. How velocity enters is not
/// documented; this rule is a model of it.
public struct PagingEnabledStrategy: PagingStrategy {
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
    let position = release.contentOffset / layout.boundsLength
    let whole =
      switch release.velocity {
      case let velocity where velocity > .zero: position.wholeAbove
      case let velocity where velocity < .zero: position.wholeBelow
      default: position.wholeNearestHalfUp
      }
    let page = Int.clamping(whole, to: 0...(pageCount(of: layout) - 1))
    return landing(onPage: page, for: release, in: layout)
  }

  /// The page in numbers and the direction in which it was rounded.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    if let reason = release.reasonWithoutItem(in: layout) { return reason }
    let position = release.contentOffset / layout.boundsLength
    let division =
      "\(points(release.contentOffset)) / \(points(layout.boundsLength)) "
      + "= page \(decimal(position, places: 2))"
    let speed = decimal(release.velocity.perMillisecond, places: 3)
    return switch release.velocity {
    case let velocity where velocity > .zero: "\(division), rounded up because of \(speed) pt/ms"
    case let velocity where velocity < .zero: "\(division), rounded down because of \(speed) pt/ms"
    default: "\(division), rounded half up because nothing moves"
    }
  }

  /// The viewport-long page nearest to a content offset.
  public func page(ofRestAt contentOffset: Double, in layout: PagerLayout) -> Int {
    let whole = (contentOffset / layout.boundsLength).wholeNearestHalfUp
    return Int.clamping(whole, to: 0...(pageCount(of: layout) - 1))
  }

  /// The start of the viewport-long page, as far as the range lets it.
  public func restContentOffset(ofPage page: Int, in layout: PagerLayout) -> Double {
    layout.clamped(Double(page) * layout.boundsLength)
  }

  private func pageCount(of layout: PagerLayout) -> Int {
    Int.clamping((layout.contentLength / layout.boundsLength).wholeAbove, to: 1...Int(Int32.max))
  }
}
