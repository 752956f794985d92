/// How content resists being pulled beyond its end.
///
/// `shown = (1 - 1 / (x * c / L + 1)) * L`: x is how far the finger is beyond the end, L the
/// viewport's length, both in points. However far the finger goes, the content shows less than L.
/// A viewport of no length or of more than 1e290 points, and not-a-number, give 0.
public enum RubberBand {
  /// The share of finger travel that the content follows right at the end.
  ///
  /// 0.55, as observed on UIScrollView by its public re-implementations.
  public static let stiffness = 0.55

  /// Where the inverse stops, in viewport lengths.
  ///
  /// Ours: content stretched by a whole viewport has no finger position at all.
  private static let farthestPull = 1e6

  /// How far the content shows beyond its end, in points, with the sign of the pull.
  public static func stretch(ofPull pull: Double, boundsLength: Double) -> Double {
    guard boundsLength > 0, boundsLength.isReckonable else { return 0 }
    guard pull.isFinite else { return pull.isNaN ? 0 : (pull < 0 ? -boundsLength : boundsLength) }
    let shown = (1 - 1 / (abs(pull) * stiffness / boundsLength + 1)) * boundsLength
    return pull < 0 ? -shown : shown
  }

  /// How far a finger must be beyond the end for the content to show this stretch, in points.
  ///
  /// `x = L / c * (1 / (1 - shown / L) - 1)`, the inverse of ``stretch(ofPull:boundsLength:)``:
  /// needed when a touch catches content that is already stretched.
  public static func pull(forStretch stretch: Double, boundsLength: Double) -> Double {
    guard boundsLength > 0, boundsLength.isReckonable, !stretch.isNaN else { return 0 }
    let share = abs(stretch) / boundsLength
    let rest = max(1 - share, 1 / (farthestPull * stiffness + 1))
    let pull = min(boundsLength / stiffness * (1 / rest - 1), .greatestFiniteMagnitude)
    return stretch < 0 ? -pull : pull
  }

  /// The content's speed as a share of the finger's, at a stretch: the slope of the curve.
  ///
  /// `c * (1 - shown / L)^2`: 0.55 right at the end, less the farther the content is pulled.
  public static func followedShare(atStretch stretch: Double, boundsLength: Double) -> Double {
    guard boundsLength > 0, boundsLength.isReckonable, !stretch.isNaN else { return 0 }
    let rest = max(0, 1 - abs(stretch) / boundsLength)
    return stiffness * rest * rest
  }
}
