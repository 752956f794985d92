package import Recordings
package import Touch

/// Plays an evemu recording through a pager, as fast as it can be read.
package struct EvemuPlayback: ~Copyable {
  private var reader: EvemuReader
  private var player: PlaybackPlayer
  private let openingWarnings: [RecordingWarning]
  private var droppedTail: DroppedTail?

  /// - Parameters:
  ///   - reader: the recording, nothing of which has been read.
  ///   - device: what it was recorded on.
  ///   - warnings: what was noticed when it was opened.
  ///   - options: with what it is played.
  package init(
    _ reader: consuming EvemuReader, device: DeviceDescription, warnings: [RecordingWarning],
    options: PlaybackOptions
  ) {
    player = PlaybackPlayer(name: reader.name, device: device, options: options)
    self.reader = reader
    openingWarnings = warnings
  }

  /// What had to be assumed about the device or the file.
  package var warnings: [RecordingWarning] {
    let tail = droppedTail.map { [$0.warning(file: reader.name)] } ?? []
    return openingWarnings + player.warnings + tail
  }

  package mutating func play(
    into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    var events: [InputEvent] = []
    events.reserveCapacity(EvemuReader.largestBatch)
    while true {
      let batch = try reader.readBatch(into: &events)
      try player.play(events, into: &observer)
      switch batch {
      case .more: break
      case .note(let note): try player.play(note, into: &observer)
      case .end(let droppedTail):
        self.droppedTail = droppedTail
        player.end(into: &observer)
        player.settle(into: &observer)
        return
      }
    }
  }
}
