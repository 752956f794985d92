import Testing
import Touch

/// A script and what must come of its frames.
struct FrameCase: CustomTestStringConvertible {
  var testDescription: String
  var device: DeviceDescription
  var script: [Saying]
  var expected: [String]

  init(
    _ name: String, on device: DeviceDescription = TestDevice.screen, _ script: [Saying],
    _ expected: [String]
  ) {
    testDescription = name
    self.device = device
    self.script = script
    self.expected = expected
  }
}
