import Recordings
import Touch

/// Where the recording of one device leaves the input thread.
final class RecordingOutlet {
  private let deviceID: String
  private var recorder: SequenceRecorder
  private var batch = SequenceBatch()
  /// Whether the queue was full: what follows is left out up to the next sequence.
  private var isDropping = false
  let thread: WriterThread<SequenceBatch>

  /// Events that may wait for the disk: two sequences of the largest size that is held back, a
  /// minute of two fingers at 125 Hz.
  static let capacity = 2 * SequenceRecorder.largestHeldCount

  init(
    _ header: SwipeLogHeader, device: DeviceDescription, id: String, folder: RecordingFolder
  ) {
    deviceID = id
    recorder = SequenceRecorder(device: device)
    thread = WriterThread(capacity: Self.capacity) { thread in
      var writer = SittingWriter(
        device: device, header: header,
        create: { () throws(RecordingError) in try folder.createFile(for: id) },
        report: { Self.say($0, id) })
      var batch = SequenceBatch()
      while thread.next(&batch) { writer.write(batch) }
    }
  }

  func append(_ event: InputEvent) {
    recorder.append(event)
  }

  func takeFrame(isTouched: Bool, content: ContentState) {
    recorder.takeFrame(isTouched: isTouched, content: content, into: &batch)
  }

  func handle(_ line: SwipeLogLine) {
    recorder.handle(line, into: &batch)
  }

  func endFrame() {
    recorder.endFrame(into: &batch)
  }

  func endEvents() {
    recorder.endEvents()
  }

  /// Hands over what is to be written.
  func flush() {
    guard !batch.isEmpty else { return }
    defer { batch.removeAll() }
    if isDropping {
      guard batch.removeUpToNextSequence() else { return }
      isDropping = false
    }
    if thread.push(batch) { return }
    isDropping = true
    Log.warning("\(deviceID): the disk does not keep up; a swipe is left out of the recording")
    batch.removeAll()
    batch.append(.gap)
    _ = thread.push(batch, exceedingCapacity: true)
  }

  /// Nothing more comes of this device.
  func finish() {
    recorder.finish(into: &batch)
    flush()
    thread.close()
  }

  private static func say(_ report: SittingWriter.Report, _ id: String) {
    switch report {
    case .began(let path): Log.notice("\(id): recording into \(path)")
    case .failing(let error):
      Log.error("\(id): swipes are left out of the recording: \(error)")
    case .goesOn: Log.notice("\(id): the recording goes on")
    }
  }
}

extension SequenceBatch: WriterBatch {
  var weight: Int { events.count }
}
