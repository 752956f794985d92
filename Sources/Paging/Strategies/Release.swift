/// The moment a finger lets go of the content: all that a strategy may base its decision on.
public struct Release: Hashable, Sendable {
  /// The content offset at the lift, in points.
  public var contentOffset: Double
  /// The velocity at the lift, positive when the content offset grows.
  public var velocity: Velocity
  /// How fast the content would coast to rest; nil leaves it to the strategy.
  public var decelerationRate: DecelerationRate?
  /// The page last snapped to, as the strategy counts pages.
  ///
  /// For strategies whose pages are items this is an item's index; the rest do not read it.
  public var currentPage: Int
  /// The content offset at which the drag began, in points.
  public var beginContentOffset: Double

  /// A release at a content offset, both offsets in points.
  public init(
    contentOffset: Double, velocity: Velocity = .zero, decelerationRate: DecelerationRate? = nil,
    currentPage: Int, beginContentOffset: Double
  ) {
    self.contentOffset = contentOffset
    self.velocity = velocity
    self.decelerationRate = decelerationRate
    self.currentPage = currentPage
    self.beginContentOffset = beginContentOffset
  }
}

extension Release {
  /// The rate at which the content coasts under a strategy.
  public func rate(under strategy: any PagingStrategy) -> DecelerationRate {
    decelerationRate ?? strategy.decelerationRate
  }

  /// The same for a strategy of one type, which the hot path then need not put into a box.
  public func rate<Strategy: PagingStrategy>(under strategy: Strategy) -> DecelerationRate {
    decelerationRate ?? strategy.decelerationRate
  }

  /// Where the content would come to rest if nothing snapped, in points.
  ///
  /// `contentOffset + v * d / (1 - d)`, clamped; the nearest end if the content is stretched.
  public func projectedContentOffset(in layout: PagerLayout, at rate: DecelerationRate) -> Double {
    guard !layout.isOutsideRange(contentOffset) else { return layout.clamped(contentOffset) }
    return layout.clamped(contentOffset + rate.projectedTravel(of: velocity))
  }
}
