package import Pager
import Paging
package import Recordings
package import Touch

/// The pager that a recording is played through; the first input settles how it is set up.
///
/// Whoever plays a recording hands its inputs to this: as fast as they can be read, or by a clock.
package struct PlaybackPlayer {
  let name: String
  let device: DeviceDescription?
  /// Asked at every frame, where a look at the device would copy it.
  private let isLog: Bool
  let options: PlaybackOptions
  private(set) var header: SwipeLogHeader?
  /// Known from the first event or note on.
  package private(set) var settings: PlaybackSettings?
  package private(set) var pager: Pager?
  /// What had to be assumed about the device.
  package private(set) var warnings: [RecordingWarning] = []
  /// The latest stamp of a touch, in microseconds.
  private var lastMicroseconds: Int64 = 0
  private var loggedDrag = LoggedDrag()
  private var output: [PagerEvent] = []

  /// - Parameters:
  ///   - name: what errors call the recording.
  ///   - device: what it was recorded on; nil for a log, whose drags were recognised before.
  ///   - options: with what it is played.
  package init(name: String, device: DeviceDescription?, options: PlaybackOptions) {
    self.name = name
    self.device = device
    isLog = device == nil
    self.options = options
  }

  /// The measurements behind the drag that goes on, or the one that just ended.
  package var samples: DragSamples? {
    isLog ? loggedDrag.played.samples : pager?.recognizer.samples
  }

  package mutating func play(
    _ input: PlaybackInput, into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    switch input {
    case .event(let event): try play(CollectionOfOne(event), into: &observer)
    case .note(let note): try play(note, into: &observer)
    case .drag(let drag): try play(drag, into: &observer)
    }
  }

  package mutating func play(
    _ events: some BidirectionalCollection<InputEvent>, into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    guard !events.isEmpty else { return }
    var pager = try takePager(&observer)
    var stamp: Int64?
    for event in events {
      let completesFrame = pager.handle(event, into: &output)
      // Not just the batch's last stamp, which may have stepped back: how events are batched must
      // not matter.
      if event.timeMicroseconds != stamp {
        stamp = event.timeMicroseconds
        let time = pager.contacts.frameMicroseconds(at: event.timeMicroseconds)
        lastMicroseconds = max(lastMicroseconds, time)
      }
      guard completesFrame else { continue }
      observer.frameCompleted(pager)
      if !output.isEmpty { tell(&pager, &observer) }
    }
    self.pager = pager
  }

  package mutating func play(
    _ note: SwipeLogLine, into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    if case .header(let header) = note {
      if pager == nil { self.header = header }
      return
    }
    var pager = try takePager(&observer)
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
      lastMicroseconds = max(lastMicroseconds, moment.timeMicroseconds)
      pager.touchStoppedContent(at: moment.timeMicroseconds, into: &output)
    case .released(let moment):
      lastMicroseconds = max(lastMicroseconds, moment.timeMicroseconds)
      pager.touchReleasedContent(at: moment.timeMicroseconds, into: &output)
    case .dragCancel(let cancel):
      // Noted where the events had ended, whose end alone does not tell when and why.
      pager.cancel(
        CancelReason(rawValue: cancel.reason) ?? .recordingEnded,
        at: max(lastMicroseconds, cancel.timeMicroseconds), into: &output)
    default: break
    }
    tell(&pager, &observer)
    observer.noted(note)
    self.pager = pager
  }

  private mutating func play(
    _ drag: DragEvent, into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    var pager = try takePager(&observer)
    // A stamp that steps back, or lies before what was told already, counts as the last one.
    let drag = drag.notBefore(lastMicroseconds)
    loggedDrag.measure(drag, estimator: header?.estimator)
    pager.handle(drag, into: &output)
    lastMicroseconds = max(lastMicroseconds, drag.timeMicroseconds)
    tell(&pager, &observer)
    self.pager = pager
  }

  /// Fires every deadline up to `microseconds`, each at its own time.
  package mutating func advance(
    to microseconds: Int64, into observer: inout some PlaybackObserver
  ) {
    guard var pager = self.pager.take() else { return }
    pager.advance(to: microseconds, into: &output)
    tell(&pager, &observer)
    self.pager = pager
  }

  /// Puts the content of a recording that knows no page at rest where it began.
  package mutating func restAtStart(
    at microseconds: Int64, into observer: inout some PlaybackObserver
  ) {
    guard let settings, var pager = self.pager.take() else { return }
    pager.rest(at: settings.startContentOffset)
    observer.contentWasPlaced(pager, at: microseconds)
    self.pager = pager
  }

  /// No more inputs come, and with them ends what fingers were doing; a settle goes on.
  ///
  /// `microseconds` is when that became known; nil for the moment of the latest touch.
  package mutating func end(
    _ reason: CancelReason = .recordingEnded, at microseconds: Int64? = nil,
    into observer: inout some PlaybackObserver
  ) {
    guard var pager = self.pager.take() else { return }
    let time = max(lastMicroseconds, microseconds ?? lastMicroseconds)
    if !isLog {
      pager.cancel(reason, at: time, into: &output)
    } else if pager.engine.isDragging {
      pager.handle(.cancelled(timeMicroseconds: time, reason: reason), into: &output)
    }
    tell(&pager, &observer)
    self.pager = pager
  }

  /// Lets a running settle come to its end.
  package mutating func settle(into observer: inout some PlaybackObserver) {
    guard var pager = self.pager.take() else { return }
    pager.settle(into: &output)
    tell(&pager, &observer)
    self.pager = pager
  }

  private mutating func tell(_ pager: inout Pager, _ observer: inout some PlaybackObserver) {
    guard !output.isEmpty else { return }
    if isLog, case .paging(let event)? = output.last {
      lastMicroseconds = max(lastMicroseconds, event.timeMicroseconds)
    }
    let drag = isLog ? loggedDrag.played : PlayedDrag(samples: pager.recognizer.samples)
    observer.happened(output, pager: &pager, drag: drag)
    output.removeAll(keepingCapacity: true)
  }

  /// The pager, set up if need be; moved out while it works, so that its buffers are not copied.
  private mutating func takePager(
    _ observer: inout some PlaybackObserver
  ) throws(RecordingError) -> Pager {
    if let pager = self.pager.take() { return pager }
    let settings = try playbackSettings()
    var pager = Pager(
      device: device ?? DeviceDescription(), kind: recordedKind,
      configuration: settings.configuration, page: settings.startPage)
    if device != nil {
      warnings += pager.recognizer.notices.map {
        RecordingWarning(file: name, text: $0.description)
      }
    }
    if !settings.keepsRecordedPages { pager.rest(at: settings.startContentOffset) }
    observer.playbackBegan(settings, pager: pager)
    self.settings = settings
    return pager
  }
}
