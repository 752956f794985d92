/// The placements of the items that show in a carousel, computed one by one; indices are items.
public struct CarouselPlacements: RandomAccessCollection, Hashable, Sendable {
  let transform: CarouselTransform
  let layout: PagerLayout
  let contentOffset: Double
  let items: Range<Int>

  /// The first item that shows.
  public var startIndex: Int { items.lowerBound }

  /// The item after the last one that shows.
  public var endIndex: Int { items.upperBound }

  /// The placement of an item.
  public subscript(item: Int) -> CarouselPlacement {
    transform.placement(ofItem: item, at: contentOffset, in: layout)
  }
}
