import PagerAnalysis
import Recordings
import Touch

/// The events and notes of an evemu recording, one by one.
struct EvemuInput: InputSource, ~Copyable {
  let device: DeviceDescription?
  let descriptor: Int32? = nil
  let nextStepMicroseconds: Int64? = nil
  private var warnings: [RecordingWarning]
  private var reader: EvemuReader
  private var events: [InputEvent] = []
  private var position = 0
  /// What follows the events at hand.
  private var following = EvemuReader.Batch.more

  init(
    _ reader: consuming EvemuReader, device: DeviceDescription, warnings: [RecordingWarning]
  ) {
    self.reader = reader
    self.device = device
    self.warnings = warnings
  }

  var name: String { reader.name }
  var notices: [String] { warnings.map(\.description) }

  mutating func step() throws(RecordingError) -> SourceStep {
    while position == events.count {
      switch following {
      case .more: break
      case .note(let note):
        following = .more
        return .input(.note(note))
      case .end: return .end
      }
      position = 0
      following = try reader.readBatch(into: &events)
      if case .end(let droppedTail?) = following {
        warnings.append(droppedTail.warning(file: reader.name))
      }
    }
    position += 1
    return .input(.event(events[position - 1]))
  }
}
