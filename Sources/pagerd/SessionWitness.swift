import Pager
import Paging
import Recordings
import Touch

/// Everything that wants to know what one device's pager does.
struct SessionWitness {
  let deviceID: String
  private let strategy: String
  private var pageLog: PageLog
  private var dropNotice = DropNotice()
  private let swipeLog: SwipeLog?
  private let recording: RecordingOutlet?
  /// The stamp of the first event, which the log's times are counted from.
  private var origin: Int64?

  init(
    deviceID: String, pager: Pager, swipeLog: SwipeLog?, recordingFolder: RecordingFolder?
  ) {
    let configuration = pager.configuration
    var logged = LoggedDevice(pager.device, as: pager.recognizer)
    logged.id = deviceID
    let header = SwipeLogHeader(
      device: logged, layout: configuration.layout, strategy: configuration.strategy.name,
      estimator: configuration.recognition.estimator.name,
      settings: configuration.settings(on: pager.recognizer.kind))
    self.deviceID = deviceID
    self.swipeLog = swipeLog
    strategy = configuration.strategy.name
    pageLog = PageLog(deviceID: deviceID, configuration: configuration)
    recording = recordingFolder.map {
      RecordingOutlet(header, device: pager.device, id: deviceID, folder: $0)
    }
    log(.header(header))
    log(
      .state(
        SwipeLogLine.PagerState(
          timeMicroseconds: 0, contentOffset: pager.engine.contentOffset,
          page: pager.engine.currentPage)))
    swipeLog?.flush()
  }

  /// The thread that writes the recording, to be waited for at the very end.
  var recordingThread: WriterThread<SequenceBatch>? { recording?.thread }

  /// An event that the pager is about to take.
  mutating func took(_ event: InputEvent) {
    if origin == nil { origin = event.timeMicroseconds }
    recording?.append(event)
    dropNotice.handle(event, deviceID: deviceID)
  }

  /// The frame that the last event closed; what came of it follows, then its end.
  func beginFrame(_ frame: TouchFrame, content: ContentState) {
    recording?.takeFrame(isTouched: frame.fingerCount > 0, content: content)
  }

  mutating func handle(_ event: PagerEvent) {
    pageLog.handle(event)
    let line: SwipeLogLine? =
      switch event {
      case .drag(let drag): SwipeLogLine(drag)
      case .paging(let paging): SwipeLogLine(paging, strategy: strategy)
      }
    guard let line else { return }
    log(line)
    recording?.handle(line)
  }

  func endFrame() {
    recording?.endFrame()
  }

  /// No event tells what follows.
  func endEvents() {
    recording?.endEvents()
  }

  /// Hands over what has to be written.
  func flush() {
    swipeLog?.flush()
    recording?.flush()
  }

  /// Nothing more happens.
  func finish() {
    swipeLog?.flush()
    recording?.finish()
  }

  private func log(_ line: SwipeLogLine) {
    swipeLog?.append(line, from: origin ?? 0, deviceID: deviceID)
  }
}

extension ContentState {
  init(of engine: PagingEngine, at microseconds: Int64) {
    self.init(
      timeMicroseconds: microseconds, contentOffset: engine.contentOffset,
      page: engine.currentPage,
      isResting: !engine.isTracking && engine.nextDeadline == nil)
  }
}
