/// Where a touch of a screen's panel stands in the user's picture: libinput's calibration matrix.
///
/// With positions that go from 0 to 1 along each axis, x' = `xx` x + `xy` y + `x0` and
/// y' = `yx` x + `yy` y + `y0`: the first two rows of a 3 x 3 matrix
/// (https://wayland.freedesktop.org/libinput/doc/latest/absolute-axes.html).
package struct CalibrationMatrix: Hashable, Sendable {
  package let xx, xy, x0: Double
  package let yx, yy, y0: Double

  package static let identity = CalibrationMatrix(xx: 1, xy: 0, x0: 0, yx: 0, yy: 1, y0: 0)

  /// Ours: far beyond any panel, and far from where products lose their digits.
  private static let largestMagnitude = 1000.0
  /// Ours: below it a full stroke is less than a millionth of the picture.
  private static let smallestDeterminant = 1e-6

  private init(xx: Double, xy: Double, x0: Double, yx: Double, yy: Double, y0: Double) {
    (self.xx, self.xy, self.x0) = (xx, xy, x0)
    (self.yx, self.yy, self.y0) = (yx, yy, y0)
  }

  /// The matrix of the numbers a to f, row by row.
  package init(_ numbers: [Double]) throws(CalibrationFault) {
    guard numbers.count == 6 else { throw .numberCount }
    guard numbers.allSatisfy({ $0.magnitude <= Self.largestMagnitude }) else { throw .numberRange }
    self.init(
      xx: numbers[0], xy: numbers[1], x0: numbers[2], yx: numbers[3], yy: numbers[4],
      y0: numbers[5])
    guard determinant.magnitude >= Self.smallestDeterminant else { throw .singular }
  }

  /// Reads six numbers with white space between them, as udev's property has them.
  package init(_ text: String) throws(CalibrationFault) {
    var numbers: [Double] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let number = Double(word) else { throw .numberCount }
      numbers.append(number)
    }
    try self.init(numbers)
  }

  /// a to f, row by row.
  package var numbers: [Double] { [xx, xy, x0, yx, yy, y0] }

  /// Whether the panel's x axis stands for the user's y axis.
  var swapsAxes: Bool { (xy * yx).magnitude > (xx * yy).magnitude }

  /// The same for a panel that is turned, once it has been calibrated.
  func turned(_ rotation: PanelRotation) -> CalibrationMatrix {
    switch rotation {
    case .upright: self
    case .clockwise90:
      CalibrationMatrix(xx: -yx, xy: -yy, x0: 1 - y0, yx: xx, yy: xy, y0: x0)
    case .clockwise180:
      CalibrationMatrix(xx: -xx, xy: -xy, x0: 1 - x0, yx: -yx, yy: -yy, y0: 1 - y0)
    case .clockwise270:
      CalibrationMatrix(xx: yx, xy: yy, x0: y0, yx: -xx, yy: -xy, y0: 1 - x0)
    }
  }

  private var determinant: Double { xx * yy - xy * yx }
}

extension CalibrationMatrix: CustomStringConvertible {
  /// As it is read, whole numbers without a fraction: `0 -1 1 1 0 0`.
  package var description: String {
    numbers.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }.joined(separator: " ")
  }
}

/// Why numbers are no calibration; each is one clause.
package enum CalibrationFault: Error, Hashable, Sendable, CustomStringConvertible {
  case numberCount
  case numberRange
  case singular

  package var description: String {
    switch self {
    case .numberCount: "a calibration is six numbers, such as 1 0 0 0 1 0"
    case .numberRange: "each number of a calibration is one from -1000 to 1000"
    case .singular: "the calibration lays the whole panel on one line; give rows that differ"
    }
  }
}
