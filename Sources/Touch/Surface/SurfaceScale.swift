/// Where device units are along the user's axes, in points; what comes after it knows no device
/// units.
package struct SurfaceScale: Hashable, Sendable {
  /// Points per device unit along the panel's x axis.
  package var pointsPerUnitX: Double
  /// Points per device unit along the panel's y axis.
  package var pointsPerUnitY: Double
  package var slopPoints: Double
  /// nil where the size is unknown and the full axis stands for the viewport.
  package var pointsPerMillimetre: Double?
  /// As the user sees it; nil where the size is unknown, as for a screen without resolution.
  package var sizeMillimetres: SurfaceSize?
  /// What was assumed, where the device did not say enough.
  package var notice: SurfaceNotice?
  private var panelAxes = PanelAxes()

  /// 1 point = 1/160 inch: Android's dp.
  package static let screenPointsPerMillimetre = 160 / 25.4
  /// libinput's unaccelerated touchpad units: 1000/25.4 x 0.9 x 0.2968.
  package static let padPointsPerMillimetre = 10.52
  /// 10 points at 160 points an inch, the hysteresis of UIPanGestureRecognizer.
  package static let screenSlopMillimetres = 1.6
  /// libinput's threshold of a two-finger scroll.
  package static let padSlopMillimetres = 1.5
  /// The slop on a screen of unknown size: this share of the full axis (touchegg's 2 %).
  package static let screenSlopShare = 0.02
  /// What libinput takes a pad without resolution for.
  package static let assumedPadSize = SurfaceSize(width: 69, height: 50)

  package init(device: DeviceDescription, kind: DeviceKind, options: RecognitionOptions) {
    let axes = device.positionAxes
    let x = SurfaceAxis(axes.x)
    let y = SurfaceAxis(axes.y)
    let isPad = kind == .touchpad
    let pointsPerMillimetre = Self.positive(
      options.pointsPerMillimetre, else: Self.standardPointsPerMillimetre(on: kind))
    let slopMillimetres = Self.notNegative(
      options.slopMillimetres, else: isPad ? Self.padSlopMillimetres : Self.screenSlopMillimetres)
    slopPoints = slopMillimetres * pointsPerMillimetre
    self.pointsPerMillimetre = pointsPerMillimetre

    // A resolution that one axis lacks is the other one's.
    if let perMillimetreX = x.unitsPerMillimetre ?? y.unitsPerMillimetre,
      let perMillimetreY = y.unitsPerMillimetre ?? x.unitsPerMillimetre
    {
      pointsPerUnitX = pointsPerMillimetre / perMillimetreX
      pointsPerUnitY = pointsPerMillimetre / perMillimetreY
      if let unitsX = x.units, let unitsY = y.units {
        sizeMillimetres = SurfaceSize(
          width: unitsX / perMillimetreX, height: unitsY / perMillimetreY)
      }
      if x.unitsPerMillimetre == nil { notice = .assumedResolutionX }
      if y.unitsPerMillimetre == nil { notice = .assumedResolutionY }
    } else if isPad {
      let size = Self.assumedPadSize
      pointsPerUnitX = x.units.map { size.width * pointsPerMillimetre / $0 } ?? 1
      pointsPerUnitY = y.units.map { size.height * pointsPerMillimetre / $0 } ?? 1
      sizeMillimetres = size
      notice = .assumedPadSize
    } else {
      let length = Self.positive(options.boundsLengthPoints, else: 1)
      pointsPerUnitX = x.units.map { length / $0 } ?? 1
      pointsPerUnitY = y.units.map { length / $0 } ?? 1
      slopPoints = options.slopMillimetres == nil ? Self.screenSlopShare * length : slopPoints
      self.pointsPerMillimetre = nil
      notice = .assumedFullAxis
    }

    let matrix = options.calibration.turned(options.rotation)
    // A pad lies as it lies: libinput calibrates screens only.
    guard !isPad, matrix != .identity else { return }
    var lengthRatio = 1.0
    if let unitsX = x.units, let unitsY = y.units {
      lengthRatio = unitsX * pointsPerUnitX / (unitsY * pointsPerUnitY)
    }
    panelAxes = PanelAxes(matrix, x: axes.x, y: axes.y, lengthRatio: lengthRatio)
    if panelAxes.areSwapped, let size = sizeMillimetres {
      sizeMillimetres = SurfaceSize(width: size.height, height: size.width)
    }
  }

  /// Whether the size rests on what the device says, though it be of one axis only.
  package var isMeasured: Bool {
    switch notice {
    case .assumedPadSize, .assumedFullAxis: false
    case .assumedResolutionX, .assumedResolutionY, .keptPadAxes, nil: true
    }
  }

  /// The mean of `count` positions along the user's axes, in points, from sums in device units.
  package func centroid(sumX: Int64, sumY: Int64, count: Int64) -> (x: Double, y: Double) {
    let x = Double(panelAxes.mirroredX(sumX, count: count)) / Double(count) * pointsPerUnitX
    let y = Double(panelAxes.mirroredY(sumY, count: count)) / Double(count) * pointsPerUnitY
    return panelAxes.position(x: x, y: y)
  }

  /// Points per millimetre where nobody chose others.
  static func standardPointsPerMillimetre(on kind: DeviceKind) -> Double {
    switch kind {
    case .touchpad: padPointsPerMillimetre
    case .touchscreen: screenPointsPerMillimetre
    }
  }

  private static func positive(_ value: Double?, else standard: Double) -> Double {
    guard let value, value > 0, value.isFinite else { return standard }
    return value
  }

  private static func notNegative(_ value: Double?, else standard: Double) -> Double {
    guard let value, value >= 0, value.isFinite else { return standard }
    return value
  }
}

/// A touch surface's sides in millimetres.
package struct SurfaceSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// What people should know of how a surface is read.
package enum SurfaceNotice: Hashable, Sendable, CustomStringConvertible {
  case assumedPadSize
  case assumedFullAxis
  /// Only the y axis says how many units a millimetre has.
  case assumedResolutionX
  /// Only the x axis says how many units a millimetre has.
  case assumedResolutionY
  /// A pad was to be turned or calibrated.
  case keptPadAxes

  package var description: String {
    switch self {
    case .assumedPadSize: "size unknown: assumed 69 x 50 mm"
    case .assumedFullAxis: "size unknown: assumed that the screen is as long as the viewport"
    case .assumedResolutionX: Self.assumedResolution(of: "x", from: "y")
    case .assumedResolutionY: Self.assumedResolution(of: "y", from: "x")
    case .keptPadAxes: "a touchpad is neither rotated nor calibrated; only touchscreens are"
    }
  }

  private static func assumedResolution(of axis: String, from other: String) -> String {
    "the \(axis) axis has no resolution: assumed the \(other) axis's, so lengths and speeds along "
      + "\(axis) are a guess"
  }
}

/// One axis as far as it can be believed.
private struct SurfaceAxis {
  /// Device units from end to end; nil where there is no range.
  var units: Double?
  var unitsPerMillimetre: Double?

  init(_ axis: AxisInfo?) {
    guard let axis else { return }
    if axis.maximum > axis.minimum { units = Double(axis.maximum) - Double(axis.minimum) }
    if axis.resolution > 0 { unitsPerMillimetre = Double(axis.resolution) }
  }
}
