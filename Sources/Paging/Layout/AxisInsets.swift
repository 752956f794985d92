/// Margins at the two ends of the scroll axis, in points.
///
/// As UIKit's `UIEdgeInsets`, reduced to the axis that scrolls. Negative margins are legal.
public struct AxisInsets: Hashable, Sendable {
  /// Points before the first item: left, right in a right-to-left layout, or top.
  public var leading: Double
  /// Points after the last item.
  public var trailing: Double

  /// No margins.
  public static let zero = AxisInsets(leading: 0, trailing: 0)

  /// Margins of the given lengths, in points.
  public init(leading: Double, trailing: Double) {
    self.leading = leading
    self.trailing = trailing
  }

  /// The margins with which an item of a given length rests in the middle of the viewport.
  ///
  /// `(boundsLength - itemLength) / 2` on both sides, in points: as a content inset they let the
  /// first and the last item reach the middle, as a section inset they do so inside the content.
  public static func centering(itemLength: Double, boundsLength: Double) -> AxisInsets {
    let margin = (boundsLength - itemLength) / 2
    return AxisInsets(leading: margin, trailing: margin)
  }
}
