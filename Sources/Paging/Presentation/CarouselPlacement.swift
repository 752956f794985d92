/// How one item of a carousel is drawn: about its own centre, where the layout has it.
public struct CarouselPlacement: Hashable, Sendable {
  /// The item.
  public let item: Int
  /// How far the item's centre is beyond the viewport's centre, in points.
  ///
  /// Positive towards the end of the content, which lies at the left in a right-to-left layout.
  public let distanceFromCenter: Double
  /// The factor by which the item is enlarged, above 0.
  public let scale: Double
  /// The opacity, 0 to 1.
  public let alpha: Double
  /// The depth, 0 in the middle and negative beside it, so that nearer items cover farther ones.
  public let z: Double

  /// How many points from the centre make one unit of depth, as in the carousels that this
  /// library reproduces.
  static let pointsPerUnitOfDepth = 1000.0
}
