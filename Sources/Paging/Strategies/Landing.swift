/// Where a strategy lets the content come to rest.
public struct Landing: Hashable, Sendable {
  /// The page, as the strategy counts pages; nil where it snaps to nothing.
  public var page: Int?
  /// The content offset at rest, in points, within the layout's range.
  public var targetContentOffset: Double
  /// Where the content first decelerates freely, before it is scrolled to the target, in points.
  ///
  /// Nil for strategies that head for the target at once.
  public var deceleratesTo: Double?

  /// A landing, both offsets in points.
  public init(page: Int?, targetContentOffset: Double, deceleratesTo: Double? = nil) {
    self.page = page
    self.targetContentOffset = targetContentOffset
    self.deceleratesTo = deceleratesTo
  }
}
