import Testing
import Touch

@Suite struct SurfaceScaleTests {
  @Test(arguments: [
    ScaleCase("a screen of known size", .touchscreen, x: axis(3440, 10), y: axis(1940, 10)) {
      $0.isNear(x: 16 / 25.4, y: 16 / 25.4, slop: 1.6 * 160 / 25.4, size: (344, 194))
    },
    ScaleCase("a pad of known size", .touchpad, x: axis(4000, 40), y: axis(1200, 20)) {
      $0.isNear(x: 10.52 / 40, y: 10.52 / 20, slop: 1.5 * 10.52, size: (100, 60))
    },
    ScaleCase("a resolution on one axis is both's", .touchpad, x: axis(4000, 40), y: axis(2400, 0))
    {
      $0.isNear(x: 10.52 / 40, y: 10.52 / 40, slop: 15.78, size: (100, 60))
        && $0.notice?.description
          == "the y axis has no resolution: assumed the x axis's, so lengths and speeds along y are "
          + "a guess"
    },
    ScaleCase("and the other way round", .touchscreen, x: axis(4000, 0), y: axis(2400, 40)) {
      $0.notice == .assumedResolutionX && $0.isMeasured
    },
    ScaleCase("two resolutions are no guess", .touchpad, x: axis(4000, 40), y: axis(2400, 20)) {
      $0.notice == nil
    },
    ScaleCase("a pad of unknown size is 69 x 50 mm", .touchpad, x: axis(690, 0), y: axis(100, 0)) {
      $0.isNear(x: 1.052, y: 5.26, slop: 15.78, size: (69, 50))
        && $0.notice?.description.contains("size unknown: assumed 69 x 50 mm") == true
    },
    ScaleCase(
      "a screen of unknown size is a viewport long both ways", .touchscreen, x: axis(1000, 0),
      y: axis(500, 0)
    ) {
      $0.isNear(x: 0.375, y: 0.75, slop: 7.5, size: nil)
        && $0.notice?.description.contains("size unknown") == true
    },
    ScaleCase("a resolution below 0 is none", .touchpad, x: axis(690, -4), y: axis(500, -1)) {
      $0.notice == .assumedPadSize
    },
    ScaleCase("the widest range there is", .touchscreen, x: widest(1), y: widest(1)) {
      $0.sizeMillimetres?.width == 4_294_967_295
    },
    ScaleCase("no range but a resolution", .touchscreen, x: axis(0, 10), y: axis(-5, 10)) {
      $0.isNear(x: 16 / 25.4, y: 16 / 25.4, slop: 1.6 * 160 / 25.4, size: nil)
    },
    ScaleCase("no range and no resolution", .touchpad, x: axis(0, 0), y: axis(0, 0)) {
      $0.pointsPerUnitX == 1 && $0.pointsPerUnitY == 1 && $0.notice == .assumedPadSize
    },
    ScaleCase("no axes at all", .touchscreen, x: nil, y: nil) {
      $0.pointsPerUnitX == 1 && $0.notice == .assumedFullAxis
    },
  ])
  func `what the device says and what is assumed`(_ example: ScaleCase) {
    var device = DeviceDescription()
    device.axes[0x35] = example.x
    device.axes[0x36] = example.y
    let scale = SurfaceScale(device: device, kind: example.kind, options: RecognitionOptions())
    #expect(example.isRight(scale), "\(scale)")
  }

  @Test func `options override scale and slop`() {
    let options = RecognitionOptions(slopMillimetres: 2, pointsPerMillimetre: 5)
    let scale = SurfaceScale(device: TestDevice.pad, kind: .touchpad, options: options)
    #expect(scale.isNear(x: 0.5, y: 0.5, slop: 10, size: (300, 300)))
  }

  @Test func `options that are no numbers are not taken`() {
    let options = RecognitionOptions(
      slopMillimetres: .nan, pointsPerMillimetre: -.infinity, boundsLengthPoints: .nan)
    for kind in DeviceKind.allCases {
      let scale = SurfaceScale(device: DeviceDescription(), kind: kind, options: options)
      #expect(scale.pointsPerUnitX.isFinite && scale.slopPoints.isFinite, "\(kind)")
    }
  }

  @Test func `a resolution that only the single-touch axis tells is taken`() {
    var device = DeviceDescription()
    device.axes = [0: axis(4000, 40), 1: axis(2400, 40), 0x35: axis(4000, 0), 0x36: axis(2400, 0)]
    let scale = SurfaceScale(device: device, kind: .touchpad, options: RecognitionOptions())
    #expect(scale.sizeMillimetres == SurfaceSize(width: 100, height: 60))
  }
}

struct ScaleCase: CustomTestStringConvertible {
  var testDescription: String
  var kind: DeviceKind
  var x: AxisInfo?
  var y: AxisInfo?
  var isRight: @Sendable (SurfaceScale) -> Bool

  init(
    _ name: String, _ kind: DeviceKind, x: AxisInfo?, y: AxisInfo?,
    _ isRight: @escaping @Sendable (SurfaceScale) -> Bool
  ) {
    testDescription = name
    self.kind = kind
    self.x = x
    self.y = y
    self.isRight = isRight
  }
}

private func axis(_ maximum: Int32, _ resolution: Int32) -> AxisInfo {
  AxisInfo(minimum: 0, maximum: maximum, resolution: resolution)
}

private func widest(_ resolution: Int32) -> AxisInfo {
  AxisInfo(minimum: .min, maximum: .max, resolution: resolution)
}

extension SurfaceScale {
  fileprivate func isNear(
    x: Double, y: Double, slop: Double, size: (width: Double, height: Double)?
  ) -> Bool {
    abs(pointsPerUnitX - x) < 1e-12 && abs(pointsPerUnitY - y) < 1e-12
      && abs(slopPoints - slop) < 1e-12
      && sizeMillimetres == size.map { SurfaceSize(width: $0.width, height: $0.height) }
  }
}
