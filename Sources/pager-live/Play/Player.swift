import Pager
import PagerAnalysis
import Paging
import Recordings
import Touch

/// The pager that inputs go through; their first one settles how it is set up.
struct Player {
  private let options: PlaybackOptions
  private let name: String
  private let device: DeviceDescription
  private let isLog: Bool
  private var header: SwipeLogHeader?
  private(set) var pager: Pager?
  private(set) var settings: PlaybackSettings?
  /// What was assumed about the surface.
  private(set) var warnings: [RecordingWarning] = []
  /// The latest stamp of an input, in microseconds.
  private(set) var lastMicroseconds: Int64 = 0
  /// When something happened last, be it by itself.
  private(set) var latestMicroseconds: Int64 = 0
  private var loggedSamples = DragSamples()
  private var loggedPosition = (x: 0.0, y: 0.0)

  init(_ source: borrowing some InputSource & ~Copyable, options: PlaybackOptions) {
    name = source.name
    device = source.device
    isLog = source.isLog
    self.options = options
  }

  /// What became of an input, beside the events that it led to.
  enum Effect {
    case moved
    /// The content was put at rest somewhere else.
    case placed
  }

  /// The measurements behind the drag that goes on, or the one that just ended.
  var samples: DragSamples? { isLog ? loggedSamples : pager?.recognizer.samples }

  mutating func take(
    _ input: LiveInput, into output: inout [PagerEvent]
  ) throws(RecordingError) -> Effect {
    if case .note(.header(let header)) = input {
      if pager == nil { self.header = header }
      return .moved
    }
    if let time = input.timeMicroseconds { lastMicroseconds = max(lastMicroseconds, time) }
    latestMicroseconds = max(latestMicroseconds, lastMicroseconds)
    try begin()
    guard var pager else { return .moved }
    // The pager is moved out while it works, so that its buffers are not copied.
    self.pager = nil
    let effect = take(input, pager: &pager, into: &output)
    self.pager = pager
    return effect
  }

  mutating func advance(to microseconds: Int64, into output: inout [PagerEvent]) {
    while let deadline = pager?.nextDeadline, deadline <= microseconds {
      latestMicroseconds = max(latestMicroseconds, deadline)
      pager?.advance(to: deadline, into: &output)
    }
  }

  /// The source has ended, and with it what fingers were doing; the settle goes on.
  mutating func end(into output: inout [PagerEvent]) {
    guard !isLog else {
      if pager?.engine.isDragging == true {
        pager?.handle(
          .cancelled(timeMicroseconds: lastMicroseconds, reason: .recordingEnded), into: &output)
      }
      return
    }
    pager?.cancel(.recordingEnded, at: lastMicroseconds, into: &output)
  }

  private mutating func take(
    _ input: LiveInput, pager: inout Pager, into output: inout [PagerEvent]
  ) -> Effect {
    switch input {
    case .event(let event):
      let isPlaced = leaveEnd(&pager)
      pager.handle(event, into: &output)
      return isPlaced ? .placed : .moved
    case .drag(let drag):
      let isPlaced = leaveEnd(&pager)
      measure(drag)
      pager.handle(drag, into: &output)
      return isPlaced ? .placed : .moved
    case .note(.state(let state))
    where settings?.keepsRecordedPages == true && !pager.engine.isTracking:
      pager.advance(to: state.timeMicroseconds, into: &output)
      pager.rest(at: state.contentOffset)
      return .placed
    case .note(.caught(let moment)):
      pager.touchStoppedContent(at: moment.timeMicroseconds, into: &output)
    case .note(.released(let moment)):
      pager.touchReleasedContent(at: moment.timeMicroseconds, into: &output)
    case .note: break
    }
    return .moved
  }

  private mutating func begin() throws(RecordingError) {
    guard pager == nil else { return }
    let recognizer = DragRecognizer(device: device, options: options.recognition)
    do throws(PlaybackSettings.UnknownName) {
      let settings = try PlaybackSettings(
        header: header, device: isLog ? LoggedDevice() : LoggedDevice(device, as: recognizer),
        options: options)
      pager = Pager(
        device: device, configuration: settings.configuration, page: settings.startPage)
      self.settings = settings
    } catch {
      throw RecordingError(file: name, reason: error.reason)
    }
    if !isLog, let notice = recognizer.notice {
      warnings.append(RecordingWarning(file: name, text: notice.description))
    }
  }

  /// The share of a list that is kept ahead of a swipe in a recording that knows no page: more
  /// pages than any swipe passes, so that the list's end never decides.
  private static let keptShare = 4

  /// Goes back to the middle of the list where a recording that knows no page rests near an end.
  private func leaveEnd(_ pager: inout Pager) -> Bool {
    guard let settings, !settings.keepsRecordedPages, pager.nextDeadline == nil,
      !pager.engine.isTracking
    else { return false }
    let last = pager.engine.layout.itemCount - 1
    let page = pager.engine.currentPage
    guard min(page, last - page) < last / Self.keptShare else { return false }
    pager.rest(onPage: settings.startPage)
    return true
  }

  private mutating func measure(_ drag: DragEvent) {
    switch drag {
    case .fingersDown(let time):
      loggedSamples.removeAll()
      loggedPosition = (0, 0)
      loggedSamples.append(microseconds: time, x: 0, y: 0)
    case .scrolled(let time, let dx, let dy):
      loggedPosition = (loggedPosition.x + dx, loggedPosition.y + dy)
      loggedSamples.append(microseconds: time, x: loggedPosition.x, y: loggedPosition.y)
    default: break
    }
  }
}
