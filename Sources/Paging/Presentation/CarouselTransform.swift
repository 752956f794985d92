/// How a carousel shows its items: the centred one whole, those beside it smaller and fainter.
///
/// With `d` the distance of an item's centre from the viewport's centre and
/// `maxDistance = item length + line spacing`, the distance to the neighbour:
///
///     ratio = (maxDistance - min(|d|, maxDistance)) / maxDistance
///     scale = ratio * (1 - sideItemScale) + sideItemScale
///     alpha = ratio * (1 - sideItemAlpha) + sideItemAlpha
///     z     = -|d| / 1000
///
/// So `ratio` is 1 in the middle and 0 from the neighbour's place on. The formulas are those of the
/// carousels that this library reproduces; that items of unequal lengths have a `maxDistance` each,
/// by their own length, is ours.
public struct CarouselTransform: Hashable, Sendable {
  /// The scale of an item beside the centred one, above 0; 1 leaves all items alike.
  public let sideItemScale: Double
  /// The opacity of an item beside the centred one, 0 to 1.
  public let sideItemAlpha: Double
  /// The gap that shows between the centred item and a scaled one beside it, in points.
  ///
  /// Negative where they overlap.
  public let spacing: Double

  /// A look; throws a ``CarouselTransformError`` that says what to change.
  public init(
    sideItemScale: Double, sideItemAlpha: Double, spacing: Double
  ) throws(CarouselTransformError) {
    guard sideItemScale > 0, sideItemScale.isFinite else {
      throw .sideItemScaleNotPositive(sideItemScale)
    }
    guard (0...1).contains(sideItemAlpha) else { throw .sideItemAlphaOutOfRange(sideItemAlpha) }
    guard spacing.isFinite else { throw .spacingNotFinite(spacing) }
    self.sideItemScale = sideItemScale
    self.sideItemAlpha = sideItemAlpha
    self.spacing = spacing
  }

  /// The line spacing to lay items of a length out with, in points.
  ///
  /// `spacing - (itemLength - itemLength * sideItemScale) / 2`: a scaled item draws back from its
  /// neighbour by half of what it loses, which the line spacing takes back.
  public func minimumLineSpacing(itemLength: Double) -> Double {
    spacing - (itemLength - itemLength * sideItemScale) / 2
  }

  /// The placements of the items that show at a content offset in points, in their order.
  ///
  /// What shows is what ``PagerLayout/visibleItems(at:)`` says of the items before they are scaled.
  /// Nothing is allocated: a placement is computed when it is asked for.
  public func placements(at contentOffset: Double, in layout: PagerLayout) -> CarouselPlacements {
    CarouselPlacements(
      transform: self, layout: layout, contentOffset: contentOffset,
      items: layout.visibleItems(at: contentOffset))
  }

  func placement(
    ofItem item: Int, at contentOffset: Double, in layout: PagerLayout
  ) -> CarouselPlacement {
    // Exactly 0 where the content rests with the item in the middle.
    let distance = layout.contentOffset(centering: item) - contentOffset
    let maxDistance = layout.itemLength(at: item) + layout.minimumLineSpacing
    let ratio = (maxDistance - min(abs(distance), maxDistance)) / maxDistance
    return CarouselPlacement(
      item: item, distanceFromCenter: distance,
      scale: ratio * (1 - sideItemScale) + sideItemScale,
      alpha: ratio * (1 - sideItemAlpha) + sideItemAlpha,
      // Subtracted, because the negation of no distance would be written as -0.
      z: 0 - abs(distance) / CarouselPlacement.pointsPerUnitOfDepth)
  }
}
