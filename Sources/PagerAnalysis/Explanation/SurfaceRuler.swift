import TerminalText
import Touch

/// Tells lengths of finger space as they are on the surface: millimetres, or hundredths of the full
/// axis where the size is unknown.
package struct SurfaceRuler: Sendable {
  /// `mm`, or `%` of the full axis.
  let unit: String
  private let pointsPerUnit: Double
  private let scale: SurfaceScale
  private let origin: (x: Int32, y: Int32)
  private let lengths: (x: Double, y: Double)?

  init(_ recognizer: DragRecognizer, device: DeviceDescription) {
    scale = recognizer.scale
    pointsPerUnit = scale.pointsPerMillimetre ?? recognizer.options.boundsLengthPoints / 100
    unit = scale.pointsPerMillimetre == nil ? "%" : "mm"
    let axes = device.positionAxes
    origin = (axes.x?.minimum ?? 0, axes.y?.minimum ?? 0)
    lengths = axes.x.flatMap { x in
      axes.y.map { y in (Self.units(x), Self.units(y)) }
    }
  }

  private static func units(_ axis: AxisInfo) -> Double {
    Double(axis.maximum) - Double(axis.minimum)
  }

  /// Where a contact is in points from the surface's top left corner.
  func position(_ contact: Contact) -> SurfacePoint {
    SurfacePoint(
      x: (Double(contact.x) - Double(origin.x)) * scale.pointsPerUnitX,
      y: (Double(contact.y) - Double(origin.y)) * scale.pointsPerUnitY)
  }

  /// The same as shares of the full axes; nil where their range is unknown.
  func shares(_ point: SurfacePoint) -> SurfacePoint? {
    guard let lengths, lengths.x > 0, lengths.y > 0 else { return nil }
    return SurfacePoint(
      x: point.x / scale.pointsPerUnitX / lengths.x, y: point.y / scale.pointsPerUnitY / lengths.y)
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
