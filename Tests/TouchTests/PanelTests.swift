import TestSupport
import Testing
import Touch

/// A screen that is turned or calibrated is dragged on as its user sees it.
@Suite struct PanelTests {
  @Test(arguments: PanelRotation.allCases, Panel.all)
  func `a swipe on a turned panel gives the drags of an upright one to the last digit`(
    rotation: PanelRotation, panel: Panel
  ) {
    var random = SeededRandom(seed: 90)
    for finger in 1...3 {
      let ways = (0..<20).map { step in
        (
          x: 400 + Int32(finger) + Int32(step) * 9 + Int32.random(in: 0...5, using: &random),
          y: 500 + Int32.random(in: 0...4, using: &random)
        )
      }
      let upright = drags(on: panel, fingers: finger, along: ways)
      let turned = drags(
        on: panel.mounted(rotation), fingers: finger,
        along: ways.map { panel.units(x: $0.x, y: $0.y, mounted: rotation) },
        RecognitionOptions(fingers: .exactly(finger), axis: .both, rotation: rotation))
      #expect(turned == upright)
      #expect(
        upright.contains { if case .ended(_, let v) = $0 { v.xPerSecond > 0 } else { false } })
    }
  }

  @Test(arguments: PanelRotation.allCases, Panel.all)
  func `the size is that which the user sees`(rotation: PanelRotation, panel: Panel) {
    let upright = scale(of: panel, RecognitionOptions())
    let turned = scale(of: panel.mounted(rotation), RecognitionOptions(rotation: rotation))
    #expect(turned.sizeMillimetres == upright.sizeMillimetres)
    #expect(turned.slopPoints == upright.slopPoints)
  }

  /// A finger that goes to the right on the panel: the user sees it go where the panel is turned to.
  @Test(arguments: [
    (PanelRotation.upright, 1, 0), (.clockwise90, 0, 1), (.clockwise180, -1, 0),
    (.clockwise270, 0, -1),
  ])
  func `turned clockwise, the panel's right is the user's`(
    rotation: PanelRotation, x: Double, y: Double
  ) throws {
    let way = try #require(
      seenWay(of: Panel.square, by: (100, 0), RecognitionOptions(rotation: rotation)))
    #expect((way.x > 0 ? 1 : way.x < 0 ? -1 : 0) == x)
    #expect((way.y > 0 ? 1 : way.y < 0 ? -1 : 0) == y)
  }

  @Test func `the identity changes nothing to the bit`() throws {
    let matrix = try CalibrationMatrix("1 0 0 0 1 0")
    for panel in Panel.all {
      let plain = scale(of: panel, RecognitionOptions())
      #expect(scale(of: panel, RecognitionOptions(calibration: matrix)) == plain)
    }
  }

  @Test(arguments: [
    PanelRotation.clockwise90: "0 -1 1 1 0 0", .clockwise180: "-1 0 1 0 -1 1",
    .clockwise270: "0 1 0 -1 0 1",
  ])
  func `libinput's matrix of a rotation is that rotation`(rotation: PanelRotation, text: String)
    throws
  {
    let matrix = try CalibrationMatrix(text)
    for panel in Panel.all {
      #expect(
        scale(of: panel, RecognitionOptions(calibration: matrix))
          == scale(of: panel, RecognitionOptions(rotation: rotation)))
    }
    // Turned on to where it began.
    let back = try #require(PanelRotation(rawValue: 360 - rotation.degrees))
    let undone = RecognitionOptions(rotation: back, calibration: matrix)
    #expect(
      scale(of: .wide, undone) == scale(of: .wide, RecognitionOptions()))
  }

  /// The panel is 300 x 100 mm: 3000 units and 2000 units.
  @Test(arguments: [
    MatrixCase("mirrored from left to right", "-1 0 1 0 1 0", (-10, 20)),
    MatrixCase("mirrored from top to bottom", "1 0 0 0 -1 1", (10, -20)),
    MatrixCase("swapped", "0 1 0 1 0 0", (20, 10)),
    MatrixCase("swapped and mirrored", "0 -1 1 -1 0 1", (-20, -10)),
    MatrixCase("scaled", "2 0 -0.5 0 0.5 0.25", (20, 10)),
    // A fifth of the height counts half as a fifth of the width, which is 300 mm.
    MatrixCase("sheared", "1 0.5 0 0 1 0", (10 + 0.5 * 300 / 5, 20)),
  ])
  func `a matrix is in shares of the panel's sides`(_ example: MatrixCase) throws {
    let matrix = try CalibrationMatrix(example.text)
    let options = RecognitionOptions(pointsPerMillimetre: 1, calibration: matrix)
    // 10 mm to the right and 20 mm down.
    let way = try #require(seenWay(of: .wide, by: (100, 400), options))
    #expect(abs(way.x - example.way.x) < 1e-9 && abs(way.y - example.way.y) < 1e-9, "\(way)")
  }

  @Test(arguments: [
    ("", CalibrationFault.numberCount), ("1 0 0 0 1", .numberCount),
    ("1 0 0 0 1 0 0", .numberCount),
    ("a b c d e f", .numberCount), ("1,0,0,0,1,0", .numberCount), ("nan 0 0 0 1 0", .numberRange),
    ("1 0 0 0 inf 0", .numberRange), ("1e9 0 0 0 1 0", .numberRange), ("0 0 0 0 0 0", .singular),
    ("1 2 0 2 4 0", .singular), ("1 0 0 1 0 0", .singular),
  ])
  func `what is no calibration is refused`(text: String, fault: CalibrationFault) {
    #expect(throws: fault) { _ = try CalibrationMatrix(text) }
  }

  @Test func `random calibrations are finite and are read as they are written`() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let numbers = (0..<6).map { _ in Double.random(in: -1000...1000, using: &random) }
      guard let matrix = try? CalibrationMatrix(numbers) else { continue }
      #expect(try CalibrationMatrix(matrix.description) == matrix)
      let rotation = PanelRotation.allCases.randomElement(using: &random) ?? .upright
      for panel in Panel.all + [.unknown] {
        let options = RecognitionOptions(rotation: rotation, calibration: matrix)
        let way = try #require(seenWay(of: panel, by: (700, 900), options))
        #expect(way.x.isFinite && way.y.isFinite, "seed 3, \(matrix) on \(panel)")
      }
    }
  }

  @Test func `a pad keeps its axes and says so once`() {
    let options = RecognitionOptions(rotation: .clockwise90)
    let recognizer = DragRecognizer(device: TestDevice.pad, options: options)
    #expect(recognizer.notices == [.keptPadAxes])
    #expect(
      recognizer.scale
        == DragRecognizer(device: TestDevice.pad, options: RecognitionOptions()).scale)
    #expect(DragRecognizer(device: TestDevice.screen, options: options).notices.isEmpty)
  }
}

struct MatrixCase: CustomTestStringConvertible {
  var testDescription: String
  var text: String
  /// Points to the right and downwards.
  var way: (x: Double, y: Double)

  init(_ name: String, _ text: String, _ way: (Double, Double)) {
    testDescription = name
    self.text = text
    self.way = way
  }
}

/// The axes of a screen.
struct Panel: CustomTestStringConvertible {
  var testDescription: String
  var x: AxisInfo
  var y: AxisInfo

  static let square = Panel("square", Self.axis(3000, 10), Self.axis(3000, 10))
  /// 300 x 100 mm.
  static let wide = Panel("wide", Self.axis(3000, 10), Self.axis(2000, 20))
  static let shifted = Panel(
    "shifted", AxisInfo(minimum: -77, maximum: 4018, resolution: 13),
    AxisInfo(minimum: 31, maximum: 2203, resolution: 17))
  static let unknown = Panel("unknown", Self.axis(0, 0), Self.axis(0, 0))
  static let all = [
    square, wide, shifted, Panel("no size", Self.axis(4095, 0), Self.axis(1079, 0)),
  ]

  init(_ name: String, _ x: AxisInfo, _ y: AxisInfo) {
    testDescription = name
    self.x = x
    self.y = y
  }

  /// A panel that shows its user these axes once it is turned.
  func mounted(_ rotation: PanelRotation) -> Panel {
    let isTurned = rotation == .clockwise90 || rotation == .clockwise270
    return Panel(testDescription, isTurned ? y : x, isTurned ? x : y)
  }

  /// What the turned panel says of a place on the upright one.
  func units(x: Int32, y: Int32, mounted rotation: PanelRotation) -> (x: Int32, y: Int32) {
    let (left, up) = (self.x.minimum + self.x.maximum - x, self.y.minimum + self.y.maximum - y)
    switch rotation {
    case .upright: return (x, y)
    case .clockwise90: return (y, left)
    case .clockwise180: return (left, up)
    case .clockwise270: return (up, x)
    }
  }

  var device: DeviceDescription {
    var device = TestDevice.screen
    for (code, axis) in [(UInt16(0), x), (1, y), (0x35, x), (0x36, y)] { device.axes[code] = axis }
    return device
  }

  private static func axis(_ maximum: Int32, _ resolution: Int32) -> AxisInfo {
    AxisInfo(minimum: 0, maximum: maximum, resolution: resolution)
  }
}

private func scale(of panel: Panel, _ options: RecognitionOptions) -> SurfaceScale {
  SurfaceScale(device: panel.device, kind: .touchscreen, options: options)
}

/// The drags of fingers that move alike, the first along `ways`, in device units.
private func drags(
  on panel: Panel, fingers: Int, along ways: [(x: Int32, y: Int32)],
  _ options: RecognitionOptions? = nil
) -> [DragEvent] {
  var recognizer = DragRecognizer(
    device: panel.device,
    options: options ?? RecognitionOptions(fingers: .exactly(fingers), axis: .both))
  var events: [DragEvent] = []
  for (step, way) in ways.enumerated() {
    let contacts = (0..<fingers).map { Contact(key: $0, slot: $0, x: way.x, y: way.y) }
    recognizer.handle(
      TouchFrame(timeMicroseconds: Int64(step) * 8000, contacts: contacts), into: &events)
  }
  recognizer.handle(TouchFrame(timeMicroseconds: Int64(ways.count) * 8000), into: &events)
  return events
}

/// How far the recognizer sees a finger move, in points; nil where it sees no position.
private func seenWay(
  of panel: Panel, by units: (x: Int32, y: Int32), _ options: RecognitionOptions
) -> (x: Double, y: Double)? {
  var options = options
  options.axis = .both
  var recognizer = DragRecognizer(device: panel.device, options: options)
  var events: [DragEvent] = []
  for (step, place) in [(x: Int32(50), y: Int32(60)), (50 + units.x, 60 + units.y)].enumerated() {
    recognizer.handle(
      TouchFrame(
        timeMicroseconds: Int64(step) * 8000,
        contacts: [Contact(key: 0, x: place.0, y: place.1)]), into: &events)
  }
  let (x, y) = (recognizer.samples.horizontal, recognizer.samples.vertical)
  guard x.count == 2 else { return nil }
  return (x.position(1) - x.position(0), y.position(1) - y.position(0))
}
