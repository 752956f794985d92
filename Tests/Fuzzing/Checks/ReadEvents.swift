import Recordings
import Touch

/// What an evemu recording holds, in the order in which a reader hands it out.
struct ReadEvents: Equatable {
  enum Item: Equatable {
    case event(InputEvent)
    case note(SwipeLogLine)
  }

  var device: DeviceDescription?
  var items: [Item] = []
  var droppedTail: DroppedTail?

  init(_ bytes: [UInt8], chunkLengthBytes: Int) throws(RecordingError) {
    var reader = try EvemuReader(
      LineBuffer(ByteSource(name: "", bytes: bytes), chunkLengthBytes: chunkLengthBytes))
    var batch: [InputEvent] = []
    while true {
      let step = try reader.readBatch(into: &batch)
      items += batch.map(Item.event)
      switch step {
      case .more: break
      case .note(let note): items.append(.note(note))
      case .end(let tail):
        device = reader.description
        droppedTail = tail
        return
      }
    }
  }

  /// The same, or the message of the error.
  static func result(_ bytes: [UInt8], chunkLengthBytes: Int) -> Result<Self, RecordingError> {
    do throws(RecordingError) {
      return .success(try Self(bytes, chunkLengthBytes: chunkLengthBytes))
    } catch {
      return .failure(error)
    }
  }

  /// As a recorder would write it.
  var text: [UInt8] {
    var bytes: [UInt8] = []
    EvemuText.append(device ?? DeviceDescription(), to: &bytes)
    var json = JSONLine()
    for item in items {
      switch item {
      case .event(let event): EvemuText.append(event, originMicroseconds: 0, to: &bytes)
      case .note(let note):
        json.removeAll()
        note.write(to: &json)
        bytes += Array("# pager: ".utf8) + json.bytes
      }
    }
    return bytes
  }

  /// What is left of it once it was written: a stamp before the origin is 1 us before it.
  var written: [Item] {
    items.map { item in
      guard case .event(var event) = item else { return item }
      event.timeMicroseconds = max(event.timeMicroseconds, -1)
      return .event(event)
    }
  }
}
