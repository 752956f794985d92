import TerminalText
import Touch

/// Tells lengths of finger space as they are on the surface: millimetres, or hundredths of the full
/// axis where the size is unknown.
package struct SurfaceRuler: Sendable {
  /// `mm`, or `%` of the full axis.
  let unit: String
  private let pointsPerUnit: Double
  private let scale: SurfaceScale
  /// The surface's corner at the user's top left, and its sides; in points.
  private let origin: SurfacePoint
  private let sides: SurfacePoint

  init(_ recognizer: DragRecognizer, device: DeviceDescription) {
    let scale = recognizer.scale
    self.scale = scale
    pointsPerUnit = scale.pointsPerMillimetre ?? recognizer.options.boundsLengthPoints / 100
    unit = scale.pointsPerMillimetre == nil ? "%" : "mm"
    let (x, y) = device.positionAxes
    let corners = [x?.minimum ?? 0, x?.maximum ?? 0].flatMap { x in
      [y?.minimum ?? 0, y?.maximum ?? 0].map { y in SurfacePoint(scale, x: x, y: y) }
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    origin = SurfacePoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    sides = SurfacePoint(x: xs.max() ?? 0, y: ys.max() ?? 0) - origin
  }

  /// Where a contact is in points from the surface's top left corner.
  func position(_ contact: Contact) -> SurfacePoint {
    SurfacePoint(scale, x: contact.x, y: contact.y) - origin
  }

  /// The same as shares of the full axes; nil where their range is unknown.
  func shares(_ point: SurfacePoint) -> SurfacePoint? {
    guard sides.x > 0, sides.y > 0 else { return nil }
    return SurfacePoint(x: point.x / sides.x, y: point.y / sides.y)
  }

  /// Points as millimetres; nil where the size is unknown.
  func millimetres(_ points: Double) -> Double? {
    scale.pointsPerMillimetre.map { points / $0 }
  }

  /// `1.62`, in the ruler's unit.
  func number(_ points: Double, places: Int = 2) -> String {
    decimal(points / pointsPerUnit, places: places)
  }

  /// `1.62 mm`.
  func length(_ points: Double) -> String { "\(number(points)) \(unit)" }
}

/// A place or a way on the surface in points: +x right, +y down.
package struct SurfacePoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  static let zero = SurfacePoint(x: 0, y: 0)

  var length: Double { (x * x + y * y).squareRoot() }

  static func - (left: Self, right: Self) -> Self {
    SurfacePoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func += (left: inout Self, right: Self) {
    left = SurfacePoint(x: left.x + right.x, y: left.y + right.y)
  }
}

extension SurfacePoint {
  /// A position in device units, along the user's axes.
  fileprivate init(_ scale: SurfaceScale, x: Int32, y: Int32) {
    let position = scale.centroid(sumX: Int64(x), sumY: Int64(y), count: 1)
    self.init(x: position.x, y: position.y)
  }
}
