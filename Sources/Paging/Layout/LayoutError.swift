/// Why a layout cannot be paged.
public enum LayoutError: Error, Hashable, Sendable {
  /// The viewport has no length; the value is in points.
  case boundsLengthNotPositive(Double)
  /// There are fewer than no items.
  case itemCountNegative(Int)
  /// An item has no length; the value is in points.
  case itemLengthNotPositive(item: Int, Double)
  /// An item and the spacing behind it add up to nothing; the value is in points.
  case strideNotPositive(item: Int, Double)
  /// An item and the spacing behind it add up to no more than rounding noise; the value is in points.
  case strideTooSmall(item: Int, Double)
  /// A length is infinite or not a number.
  case notFinite(Quantity)
  /// Positions this far out are too coarse to tell items this far apart; both in points.
  case tooCoarse(extent: Double, smallestStride: Double)

  /// The lengths that describe a layout.
  public enum Quantity: String, Sendable {
    /// The viewport's length.
    case boundsLength = "bounds length"
    /// An item's length.
    case itemLength = "item length"
    /// The gap between items.
    case minimumLineSpacing = "minimum line spacing"
    /// The margin around the content.
    case contentInset = "content inset"
    /// The margin inside the content.
    case sectionInset = "section inset"
  }
}

extension LayoutError: CustomStringConvertible {
  /// One sentence: what is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .boundsLengthNotPositive(let length):
      "the bounds length is \(length), give a viewport of more than 0 points"
    case .itemCountNegative(let count):
      "the item count is \(count), give 0 or more items"
    case .itemLengthNotPositive(let item, let length):
      "the length of item \(item) is \(length), give more than 0 points"
    case .strideNotPositive(let item, let stride):
      "item \(item) and the spacing after it measure \(stride) points together, "
        + "raise the spacing until the sum is above 0"
    case .strideTooSmall(let item, let stride):
      "item \(item) and the spacing after it measure \(stride) points together, "
        + "give more than the \(positionTolerance) that count as rounding noise"
    case .notFinite(let quantity):
      "the \(quantity.rawValue) is not a finite number, give points"
    case .tooCoarse(let extent, let stride):
      "the layout spans \(extent) points, too far to tell items \(stride) points apart, "
        + "shorten the span or set the items farther apart"
    }
  }
}
