import Recordings
import Touch

/// Where touches come from: a recording, or a device that speaks when it is touched.
///
/// Stamps are microseconds of one clock that never matters to those who take the inputs.
protocol InputSource: ~Copyable {
  /// What errors call it.
  var name: String { get }
  /// What it was recorded on; empty for a log, which has no touches.
  var device: DeviceDescription { get }
  /// Whether its drags were recognised before.
  var isLog: Bool { get }
  /// What had to be assumed so far, each told once.
  var warnings: [RecordingWarning] { get }
  /// What can be waited on while there is nothing; nil where everything is at hand.
  var descriptor: Int32? { get }

  mutating func next() throws(RecordingError) -> SourceStep
}

/// What comes next from a source.
enum SourceStep {
  case input(LiveInput)
  /// Nothing yet.
  case nothing
  case end
}
