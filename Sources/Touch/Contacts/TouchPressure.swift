/// Whether `ABS_PRESSURE` alone is a touch, for devices that have no `BTN_TOUCH`.
///
/// A pad feels a finger before it rests, and from a touch to a lift there is a margin against
/// flutter: it goes down at 12 % of the range and up below 10 % (libinput's defaults). On a screen,
/// and on a pad that measures force in units a gram, everything above the minimum is a touch.
struct TouchPressure: Hashable, Sendable {
  /// Shares of the pressure's range, libinput's.
  private static let downShare = 0.12
  private static let upShare = 0.10

  private let minimum: Int32
  private let down: Double
  private let up: Double
  /// nil where the device has not said it.
  private var pressure: Int32?
  private var isMeasured = false
  /// nil where the device has not said any pressure.
  private(set) var touches: Bool?

  init(device: DeviceDescription, isPad: Bool) {
    let axis = device.axes[EventCode.absPressure]
    minimum = axis?.minimum ?? 0
    let measuresForce =
      device.properties.contains(InputProperty.pressurePad) || (axis?.resolution ?? 0) != 0
    guard let axis, isPad, !measuresForce, axis.maximum > axis.minimum else {
      down = Double(minimum).nextUp
      up = down
      return
    }
    let range = Double(axis.maximum) - Double(axis.minimum)
    down = Double(minimum) + Self.downShare * range
    up = Double(minimum) + Self.upShare * range
  }

  /// Whether there is none although the device measures it.
  ///
  /// A driver that has the axis and no sensor says the minimum for ever: what was never above it is
  /// not measured.
  var hasFaded: Bool { isMeasured && (pressure.map { $0 <= minimum } ?? false) }

  mutating func handle(_ value: Int32) {
    pressure = value
    if value > minimum { isMeasured = true }
    touches = Double(value) >= (touches == true ? up : down)
  }
}
