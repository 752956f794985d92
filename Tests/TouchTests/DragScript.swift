import Testing
import Touch

/// One frame of a recognizer's test: contacts as `key: (x, y)` in points.
struct Step {
  var milliseconds: Double
  var frame: TouchFrame

  init(
    _ milliseconds: Double, _ contacts: KeyValuePairs<Int, (Int32, Int32)> = [:],
    palms: [Int] = [], role: FrameRole = .measured, fingers: Int? = nil, isAggregate: Bool = false,
    unsettled: Bool = false, lost: [Int] = []
  ) {
    self.milliseconds = milliseconds
    let contacts = contacts.map { key, position in
      Contact(
        key: key, slot: key, x: position.0, y: position.1, isPalm: palms.contains(key))
    }
    frame = TouchFrame(
      timeMicroseconds: Int64(milliseconds * 1000), role: role, contacts: contacts,
      fingerCount: fingers, isAggregate: isAggregate, isUnsettled: unsettled, lostKeys: lost)
  }
}

/// Frames in, drag events out.
struct DragCase: CustomTestStringConvertible {
  var testDescription: String
  var kind: DeviceKind
  var options: RecognitionOptions
  var steps: [Step]
  var expected: [String]

  init(
    _ name: String, on kind: DeviceKind = .touchscreen, fingers: FingerRequirement? = nil,
    axis: AxisRequirement = .horizontal, _ steps: [Step], _ expected: [String]
  ) {
    testDescription = name
    self.kind = kind
    options = RecognitionOptions.test
    options.fingers = fingers
    options.axis = axis
    self.steps = steps
    self.expected = expected
  }

  var events: [String] {
    var recognizer = DragRecognizer(
      device: kind == .touchpad ? TestDevice.pad : TestDevice.screen, options: options)
    var events: [DragEvent] = []
    for step in steps { recognizer.handle(step.frame, into: &events) }
    return events.map(text)
  }
}

extension RecognitionOptions {
  /// One unit of the test devices is one point; the slop is 16 points.
  static let test = RecognitionOptions(slopMillimetres: 1.6, pointsPerMillimetre: 10)
}

/// An event as text: milliseconds, what happened, numbers rounded to whole ones.
func text(_ event: DragEvent) -> String {
  let milliseconds = "\(event.timeMicroseconds / 1000) "
  switch event {
  case .fingersDown: return milliseconds + "down"
  case .fingersUp: return milliseconds + "up"
  case .began(_, let fingers, let axis): return milliseconds + "began \(fingers) \(axis)"
  case .scrolled(_, let dx, let dy):
    return milliseconds + "scrolled \(Int(dx.rounded())) \(Int(dy.rounded()))"
  case .ended(_, let velocity):
    let (x, y) = (velocity.xPerSecond.rounded(), velocity.yPerSecond.rounded())
    return milliseconds + "ended \(Int(x)) \(Int(y))"
  case .cancelled(_, let reason): return milliseconds + "cancelled \(reason.rawValue)"
  }
}
