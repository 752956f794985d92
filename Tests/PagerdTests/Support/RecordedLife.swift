import Foundation
import Pager
import PagerAnalysis
import Paging
import Recordings
import SyntheticSwipes
import Touch

/// A pager whose life is recorded as the service does it, in one process and without a device.
struct RecordedLife: ~Copyable {
  private var pager: Pager
  private var recorder: SequenceRecorder
  private var writer: SittingWriter
  private var batch = SequenceBatch()
  private var happened: [PagerEvent] = []
  private(set) var lines: [SwipeLogLine] = []

  private static let strategy = OnePageStrategy()

  init(in folder: TemporaryFolder) {
    let device = SyntheticDevice.touchpad.description
    let configuration = PagerConfiguration(layout: .standard, strategy: Self.strategy)
    pager = Pager(device: device, configuration: configuration, page: 4)
    recorder = SequenceRecorder(device: device)
    var count = 0
    writer = SittingWriter(
      device: device,
      header: SwipeLogHeader(
        device: LoggedDevice(device, as: pager.recognizer), layout: .standard,
        strategy: Self.strategy.name, estimator: VelocityEstimator.robust.name),
      create: { () throws(RecordingError) in
        count += 1
        return try ByteSink(creating: folder.path("\(1000 + count).evemu"))
      }, report: { _ in })
  }

  mutating func live(_ events: [InputEvent]) {
    for event in events {
      if event.closesFrame {
        pager.advance(to: event.timeMicroseconds, into: &happened)
        tell()
      }
      recorder.append(event)
      let engine = pager.engine
      let content = ContentState(
        timeMicroseconds: event.timeMicroseconds, contentOffset: engine.contentOffset,
        page: engine.currentPage, isResting: !engine.isTracking && engine.nextDeadline == nil)
      guard pager.handle(event, into: &happened) else { continue }
      let isTouched = pager.contacts.frame.fingerCount > 0
      recorder.takeFrame(isTouched: isTouched, content: content, into: &batch)
      tell()
      recorder.endFrame(into: &batch)
    }
    write()
  }

  /// The device has gone.
  mutating func end(at microseconds: Int64) {
    recorder.endEvents()
    pager.cancel(.deviceGone, at: microseconds, into: &happened)
    pager.settle(into: &happened)
    tell()
    recorder.finish(into: &batch)
    write()
  }

  private mutating func tell() {
    for event in happened {
      let line: SwipeLogLine? =
        switch event {
        case .drag(let drag): SwipeLogLine(drag)
        case .paging(let paging): SwipeLogLine(paging, strategy: Self.strategy.name)
        }
      guard let line else { continue }
      lines.append(line)
      recorder.handle(line, into: &batch)
    }
    happened.removeAll()
  }

  private mutating func write() {
    writer.write(batch)
    batch.removeAll()
  }
}

/// What happens when a recording is replayed.
func replayed(_ path: String) throws -> [SwipeLogLine] {
  var lines: [SwipeLogLine] = []
  let reader = try EvemuReader(ByteSource(path: path))
  var playback = EvemuPlayback(
    reader, device: SyntheticDevice.touchpad.description, warnings: [], options: PlaybackOptions())
  var transcript = SwipeLogTranscript { lines.append($0) }
  try playback.play(into: &transcript)
  return lines
}
