import Pager
import Paging
package import Recordings
package import Touch

/// Plays an evemu recording through a pager, as fast as it can be read.
package struct EvemuPlayback: ~Copyable {
  private var reader: EvemuReader
  private let device: DeviceDescription
  private let options: PlaybackOptions
  private var header: SwipeLogHeader?
  private var pager: Pager?
  private var settings: PlaybackSettings?
  private var output: [PagerEvent] = []
  private var lastMicroseconds: Int64 = 0

  /// - Parameters:
  ///   - reader: the recording, nothing of which has been read.
  ///   - device: what it was recorded on.
  ///   - warnings: what was noticed when it was opened.
  ///   - options: with what it is played.
  package init(
    _ reader: consuming EvemuReader, device: DeviceDescription, warnings: [RecordingWarning],
    options: PlaybackOptions
  ) {
    self.reader = reader
    self.device = device
    self.warnings = warnings
    self.options = options
  }

  /// What had to be assumed about the device or the file.
  package private(set) var warnings: [RecordingWarning]

  package mutating func play(
    into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    var events: [InputEvent] = []
    events.reserveCapacity(EvemuReader.largestBatch)
    while true {
      let batch = try reader.readBatch(into: &events)
      try play(events, into: &observer)
      switch batch {
      case .more: break
      case .note(let note): try take(note, into: &observer)
      case .end(let droppedTail):
        if let droppedTail { warnings.append(droppedTail.warning(file: reader.name)) }
        return finish(into: &observer)
      }
    }
  }

  private mutating func play(
    _ events: [InputEvent], into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    guard let last = events.last else { return }
    try begin(&observer)
    guard var pager else { return }
    // The pager is moved out while it works, so that its buffers are not copied.
    self.pager = nil
    for event in events where pager.handle(event, into: &output) {
      observer.frameCompleted(pager.contacts.frame)
      if !output.isEmpty { tell(&pager, &observer) }
    }
    lastMicroseconds = max(lastMicroseconds, last.timeMicroseconds)
    self.pager = pager
  }

  private mutating func take(
    _ note: SwipeLogLine, into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    if case .header(let header) = note, pager == nil { self.header = header }
    if case .header = note { return }
    try begin(&observer)
    guard var pager else { return }
    self.pager = nil
    switch note {
    case .state(let state) where settings?.keepsRecordedPages == true:
      pager.advance(to: state.timeMicroseconds, into: &output)
      tell(&pager, &observer)
      if pager.rests(elsewhereThan: state) {
        pager.rest(at: state.contentOffset)
        observer.contentWasPlaced(pager, at: state.timeMicroseconds)
      }
    case .snapped(let snapped):
      pager.advance(to: snapped.timeMicroseconds, into: &output)
    case .caught(let moment):
      pager.touchStoppedContent(at: moment.timeMicroseconds, into: &output)
    case .released(let moment):
      pager.touchReleasedContent(at: moment.timeMicroseconds, into: &output)
    default: break
    }
    tell(&pager, &observer)
    observer.noted(note)
    self.pager = pager
  }

  /// The first event or note settles what the recording is played with.
  private mutating func begin(_ observer: inout some PlaybackObserver) throws(RecordingError) {
    guard pager == nil else { return }
    let recognizer = DragRecognizer(device: device, options: options.recognition)
    let settings: PlaybackSettings
    do throws(PlaybackSettings.UnknownName) {
      settings = try PlaybackSettings(
        header: header, device: LoggedDevice(device, as: recognizer), options: options)
    } catch {
      throw RecordingError(file: reader.name, reason: error.reason)
    }
    if let notice = recognizer.notice {
      warnings.append(RecordingWarning(file: reader.name, text: notice.description))
    }
    let pager = Pager(
      device: device, configuration: settings.configuration, page: settings.startPage)
    observer.playbackBegan(settings, pager: pager)
    self.settings = settings
    self.pager = pager
  }

  private mutating func finish(into observer: inout some PlaybackObserver) {
    guard var pager else { return }
    pager.cancel(.recordingEnded, at: lastMicroseconds, into: &output)
    pager.settle(into: &output)
    tell(&pager, &observer)
    self.pager = pager
  }

  private mutating func tell(_ pager: inout Pager, _ observer: inout some PlaybackObserver) {
    guard !output.isEmpty else { return }
    let drag = PlayedDrag(samples: pager.recognizer.samples)
    observer.happened(output, pager: &pager, drag: drag)
    output.removeAll(keepingCapacity: true)
  }
}
