import Touch

/// The way of a drag's fingers, in millimetres, or in device units where the size is unknown.
struct FingerWay {
  /// From the first position of the finger set to its last one.
  var x: Double
  var y: Double
  /// Along all positions between.
  var path: Double
}

/// What an index of recordings counts as a swipe: straight, along one axis, and long enough.
struct SwipeMeasure {
  private let leastX: Double
  private let leastY: Double
  private let perPointX: Double
  private let perPointY: Double

  /// The net way against the path.
  private static let leastStraightness = 0.75
  /// The component along the axis against the other one.
  private static let leastSlope = 2.0
  /// Of the axis, or in millimetres; either is enough.
  private static let leastLength: [DeviceKind: (share: Double, millimetres: Double)] = [
    .touchpad: (0.12, 12), .touchscreen: (0.10, 9),
  ]

  init(_ device: DeviceDescription, _ recognizer: DragRecognizer) {
    let axes = device.positionAxes
    let (x, y) = (axes.x?.resolution ?? 0, axes.y?.resolution ?? 0)
    let hasSize = x > 0 && y > 0
    perPointX = 1 / recognizer.scale.pointsPerUnitX / (hasSize ? Double(x) : 1)
    perPointY = 1 / recognizer.scale.pointsPerUnitY / (hasSize ? Double(y) : 1)
    let least = Self.leastLength[recognizer.kind] ?? (.infinity, .infinity)
    func length(_ axis: AxisInfo?) -> Double {
      guard let axis else { return .infinity }
      let units = Double(axis.maximum) - Double(axis.minimum)
      return hasSize
        ? min(least.millimetres, least.share * units / Double(axis.resolution))
        : least.share * units
    }
    leastX = length(axes.x)
    leastY = length(axes.y)
  }

  /// The way behind a drag's samples.
  func way(of samples: DragSamples) -> FingerWay {
    let (xs, ys) = (samples.horizontal, samples.vertical)
    var way = FingerWay(x: 0, y: 0, path: 0)
    for index in 1..<max(samples.count, 1) {
      let x = (xs.position(index) - xs.position(index - 1)) * perPointX
      let y = (ys.position(index) - ys.position(index - 1)) * perPointY
      way.x += x
      way.y += y
      way.path += (x * x + y * y).squareRoot()
    }
    return way
  }

  /// The axis of a swipe; nil for a drag that is crooked, slanted or short.
  func axis(of way: FingerWay) -> DragAxis? {
    let (x, y) = (abs(way.x), abs(way.y))
    guard (x * x + y * y).squareRoot() >= Self.leastStraightness * way.path else { return nil }
    if x >= Self.leastSlope * y, x >= leastX { return .horizontal }
    if y >= Self.leastSlope * x, y >= leastY { return .vertical }
    return nil
  }
}
