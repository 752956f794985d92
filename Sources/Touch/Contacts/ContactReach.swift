/// How far a contact can have moved from one frame to the next, in device units along each axis.
///
/// What is further off is another finger that landed while the one before it lifted.
struct ContactReach: Hashable, Sendable {
  /// The cost of a way as long as the reach, the largest there is.
  static let cost = 1.0
  /// 50 mm: 3 m/s in frames 16 ms apart, where the fastest flicks make about 2 m/s (ours).
  private static let millimetres = 50.0
  /// The share of an axis without resolution: 50 mm of the 100 mm of a small screen (ours).
  private static let axisShare = 0.5
  /// The units of an axis of which nothing is known: as many as HID's 16-bit coordinates have.
  private static let assumedUnits = 65_536.0

  private let x: Double
  private let y: Double

  init(device: DeviceDescription) {
    let axes = device.positionAxes
    x = Self.units(along: axes.x, beside: axes.y)
    y = Self.units(along: axes.y, beside: axes.x)
  }

  /// The squared way as a share of the reach's square, at most ``cost``.
  func cost(from contact: Contact, toX newX: Int32, y newY: Int32) -> Double {
    let dx = (Double(newX) - Double(contact.x)) / x
    let dy = (Double(newY) - Double(contact.y)) / y
    return min(dx * dx + dy * dy, Self.cost)
  }

  /// A resolution that one axis lacks is the other one's.
  private static func units(along axis: AxisInfo?, beside other: AxisInfo?) -> Double {
    for resolution in [axis?.resolution, other?.resolution] {
      if let resolution, resolution > 0 { return millimetres * Double(resolution) }
    }
    guard let axis, axis.maximum > axis.minimum else { return assumedUnits }
    return axisShare * (Double(axis.maximum) - Double(axis.minimum))
  }
}
