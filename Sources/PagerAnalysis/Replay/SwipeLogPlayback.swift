import Pager
import Paging
package import Recordings
import Touch

/// Plays the drags of a swipe log through a pager.
///
/// A log knows what the fingers moved, not where they were: the samples behind a velocity are the
/// scrolls, without the slop. The velocity that was logged stands for the estimator that gave it.
package struct SwipeLogPlayback: ~Copyable {
  private var log: SwipeLogReader
  private let options: PlaybackOptions
  private var header: SwipeLogHeader?
  private var pager: Pager?
  private var settings: PlaybackSettings?
  private var samples = DragSamples()
  private var position = (x: 0.0, y: 0.0)
  private var beginMicroseconds: Int64?
  private var output: [PagerEvent] = []
  private var lastMicroseconds: Int64 = 0

  package init(_ log: consuming SwipeLogReader, options: PlaybackOptions) {
    self.log = log
    self.options = options
  }

  /// What was noticed about the log.
  package private(set) var warnings: [RecordingWarning] = []

  package mutating func play(
    into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    while true {
      switch try log.next() {
      case .line(let line): try play(line, into: &observer)
      case .end(let droppedTail):
        if let droppedTail { warnings.append(droppedTail.warning(file: log.name)) }
        return finish(into: &observer)
      }
    }
  }

  private mutating func play(
    _ line: SwipeLogLine, into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    if case .header(let header) = line {
      if pager == nil { self.header = header }
      return
    }
    try begin(&observer)
    guard var pager else { return }
    self.pager = nil
    var drag = PlayedDrag(samples: samples)
    switch line {
    case .state(let state) where settings?.keepsRecordedPages == true:
      pager.advance(to: state.timeMicroseconds, into: &output)
      tell(&pager, &observer, drag)
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
    case .endDragging(let end):
      samples.liftTimeMicroseconds = end.timeMicroseconds
      drag.samples = samples
      if let estimator = header?.estimator { drag.logged = (FingerVelocity(end), estimator) }
    default: break
    }
    for event in measure(line) { pager.handle(event, into: &output) }
    tell(&pager, &observer, drag)
    observer.noted(line)
    self.pager = pager
  }

  /// The drag events of a line; keeps the samples.
  private mutating func measure(_ line: SwipeLogLine) -> [DragEvent] {
    switch line {
    case .dragBegin(let begin):
      let time = advance(to: begin.timeMicroseconds)
      beginMicroseconds = time
      samples.removeAll()
      position = (0, 0)
      samples.append(microseconds: time, x: 0, y: 0)
      return [
        .fingersDown(timeMicroseconds: time),
        .began(timeMicroseconds: time, fingers: begin.fingers, axis: DragAxis(begin.axis)),
      ]
    case .scroll(let scroll):
      let time = advance(to: scroll.timeMicroseconds)
      position = (position.x + scroll.dx, position.y + scroll.dy)
      // The first scroll is told with the begin: no time has passed in which it could be measured.
      if time == beginMicroseconds { samples.removeAll() }
      samples.append(microseconds: time, x: position.x, y: position.y)
      return [.scrolled(timeMicroseconds: time, dx: scroll.dx, dy: scroll.dy)]
    case .endDragging(let end):
      return [
        .ended(
          timeMicroseconds: advance(to: end.timeMicroseconds), velocity: FingerVelocity(end))
      ]
    case .dragCancel(let cancel):
      let reason = CancelReason(rawValue: cancel.reason) ?? .recordingEnded
      return [.cancelled(timeMicroseconds: advance(to: cancel.timeMicroseconds), reason: reason)]
    default: return []
    }
  }

  private mutating func advance(to microseconds: Int64) -> Int64 {
    lastMicroseconds = max(lastMicroseconds, microseconds)
    return lastMicroseconds
  }

  private mutating func begin(_ observer: inout some PlaybackObserver) throws(RecordingError) {
    guard pager == nil else { return }
    let settings: PlaybackSettings
    do throws(PlaybackSettings.UnknownName) {
      settings = try PlaybackSettings(header: header, device: LoggedDevice(), options: options)
    } catch {
      throw RecordingError(file: log.name, reason: error.reason)
    }
    let pager = Pager(
      device: DeviceDescription(), configuration: settings.configuration, page: settings.startPage)
    observer.playbackBegan(settings, pager: pager)
    self.settings = settings
    self.pager = pager
  }

  private mutating func finish(into observer: inout some PlaybackObserver) {
    guard var pager else { return }
    if pager.engine.isDragging {
      pager.handle(
        .cancelled(timeMicroseconds: lastMicroseconds, reason: .recordingEnded), into: &output)
    }
    pager.settle(into: &output)
    tell(&pager, &observer, PlayedDrag(samples: samples))
    self.pager = pager
  }

  private mutating func tell(
    _ pager: inout Pager, _ observer: inout some PlaybackObserver, _ drag: PlayedDrag
  ) {
    guard !output.isEmpty else { return }
    observer.happened(output, pager: &pager, drag: drag)
    output.removeAll(keepingCapacity: true)
  }
}

extension FingerVelocity {
  fileprivate init(_ end: SwipeLogLine.EndDragging) {
    self.init(xPerSecond: end.vxPerSecond, yPerSecond: end.vyPerSecond)
  }
}
