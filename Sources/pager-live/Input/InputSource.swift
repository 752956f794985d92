import PagerAnalysis
import Recordings
import Touch

/// Where touches come from: a recording, or a device that speaks when it is touched.
///
/// Stamps are microseconds of one clock that never matters to those who take the inputs.
protocol InputSource: ~Copyable {
  /// What errors call it.
  var name: String { get }
  /// What it was recorded on; nil for a log, whose drags were recognised before.
  var device: DeviceDescription? { get }
  /// What had to be assumed so far, each told once.
  var warnings: [RecordingWarning] { get }
  /// What can be waited on while there is nothing; nil where everything is at hand.
  var descriptor: Int32? { get }

  mutating func step() throws(RecordingError) -> SourceStep
}

/// What comes next from a source.
enum SourceStep {
  case input(PlaybackInput)
  /// Nothing yet.
  case nothing
  case end
}

extension SwipeLogInputs: InputSource {
  var device: DeviceDescription? { nil }
  var descriptor: Int32? { nil }

  mutating func step() throws(RecordingError) -> SourceStep {
    try next().map(SourceStep.input) ?? .end
  }
}
