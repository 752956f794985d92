/// From the axes of a panel to those of its user, in points.
///
/// Only ways count, so the matrix's offsets are left out. An axis that runs against the user's is
/// mirrored in device units, which loses no digit: a panel that is turned gives exactly what an
/// upright one does.
struct PanelAxes: Hashable, Sendable {
  /// Where a panel's axis begins at its other end: minimum + maximum; nil for an axis as it is.
  private var mirrorX: Int64?
  private var mirrorY: Int64?
  private var xx = 1.0
  private var xy = 0.0
  private var yx = 0.0
  private var yy = 1.0
  /// Whether the panel's x axis stands for the user's y axis.
  private(set) var areSwapped = false

  /// The axes of a panel that is used as it is.
  init() {}

  /// - Parameters:
  ///   - matrix: from the panel to the user, in shares of either.
  ///   - x: the panel's x axis.
  ///   - y: the panel's y axis.
  ///   - lengthRatio: the length of x over that of y.
  init(_ matrix: CalibrationMatrix, x: AxisInfo?, y: AxisInfo?, lengthRatio: Double) {
    areSwapped = matrix.swapsAxes
    // The user's picture is as wide as the side of the panel that lies along its width.
    if areSwapped {
      (xx, xy, yx, yy) = (
        matrix.xx / lengthRatio, matrix.xy, matrix.yx, matrix.yy * lengthRatio
      )
    } else {
      (xx, xy, yx, yy) = (
        matrix.xx, matrix.xy * lengthRatio, matrix.yx / lengthRatio, matrix.yy
      )
    }
    if (areSwapped ? yx : xx) < 0 {
      mirrorX = Self.ends(x)
      (xx, yx) = (-xx, -yx)
    }
    if (areSwapped ? xy : yy) < 0 {
      mirrorY = Self.ends(y)
      (xy, yy) = (-xy, -yy)
    }
  }

  /// The sum of positions on the panel's x axis, each mirrored if need be.
  func mirroredX(_ sum: Int64, count: Int64) -> Int64 { mirrorX.map { $0 * count - sum } ?? sum }

  func mirroredY(_ sum: Int64, count: Int64) -> Int64 { mirrorY.map { $0 * count - sum } ?? sum }

  /// The user's position of one on the panel's axes, mirrored if need be, both in points.
  func position(x: Double, y: Double) -> (x: Double, y: Double) {
    (xx * x + xy * y, yx * x + yy * y)
  }

  private static func ends(_ axis: AxisInfo?) -> Int64 {
    axis.map { Int64($0.minimum) + Int64($0.maximum) } ?? 0
  }
}
