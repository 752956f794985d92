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
  var notices: [String] { get }
  /// What can be waited on while there is nothing; nil where everything is at hand and can wait.
  var descriptor: Int32? { get }
  /// When the source must be asked again although nothing woke it, by the machine's clock.
  var nextStepMicroseconds: Int64? { get }

  mutating func step() throws(RecordingError) -> SourceStep
}

/// What comes next from a source.
enum SourceStep {
  case input(PlaybackInput)
  /// Nothing yet.
  case nothing
  case end
  /// It will say no more, and should have.
  case lost(LostSource)
}

/// A source that has gone.
struct LostSource: Hashable {
  /// When that was seen, on the clock of the stamps; nil where only the stamps know that clock.
  var timeMicroseconds: Int64?
  /// One sentence.
  var reason: String
}

extension SwipeLogInputs: InputSource {
  var device: DeviceDescription? { nil }
  var notices: [String] { warnings.map(\.description) }
  var descriptor: Int32? { nil }
  var nextStepMicroseconds: Int64? { nil }

  mutating func step() throws(RecordingError) -> SourceStep {
    try next().map(SourceStep.input) ?? .end
  }
}
