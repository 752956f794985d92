/// Why a carousel cannot look as asked.
public enum CarouselTransformError: Error, Hashable, Sendable {
  /// The scale of side items is 0, negative, infinite or not a number.
  case sideItemScaleNotPositive(Double)
  /// The opacity of side items lies outside 0 to 1.
  case sideItemAlphaOutOfRange(Double)
  /// The spacing is infinite or not a number.
  case spacingNotFinite(Double)
}

extension CarouselTransformError: CustomStringConvertible {
  /// One sentence: what is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .sideItemScaleNotPositive(let scale):
      "the side item scale is \(scale), give a finite number above 0"
    case .sideItemAlphaOutOfRange(let alpha):
      "the side item alpha is \(alpha), give an opacity from 0 to 1"
    case .spacingNotFinite(let spacing):
      "the spacing is \(spacing), give a finite number of points"
    }
  }
}
