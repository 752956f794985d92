import Paging
import Recordings
import Touch

/// What happens to a recorder, step by step, and what it lets out, as words.
struct RecorderScript {
  enum Step {
    /// A contact begins in a slot.
    case touch(Int, Int32)
    case move(Int, Int32)
    case lift(Int)
    case wait(seconds: Int64)
    /// The kernel dropped events; what follows up to the next frame is a resync.
    case dropped
    // What the pager makes of the frame before.
    case drag, cancelled, caught, released, snapped
    case endEvents, finish
  }

  static let touchpad = DeviceDescription(
    axes: [
      EventCode.absMTSlot: AxisInfo(minimum: 0, maximum: 4),
      EventCode.absMTPositionX: AxisInfo(minimum: 0, maximum: 4000),
      EventCode.absMTPositionY: AxisInfo(minimum: 0, maximum: 2400),
    ])

  private var recorder = SequenceRecorder(device: touchpad)
  private var slot = 0
  private var nextTrackingID: Int32 = 1
  private(set) var microseconds: Int64 = 1_000_000
  private(set) var batch = SequenceBatch()
  /// Steps of a frame are followed by what came of it, and then by its end.
  private var needsEnd = false

  mutating func perform(_ steps: [Step]) {
    for step in steps { perform(step) }
    endFrame()
  }

  /// `begin`, `state`, `frame`, `resync`, `end`, `gap`, `sitting` and the types of notes, in order.
  var words: String {
    var words: [String] = []
    var isResync = false
    var marks = batch.marks[...]
    func name(_ mark: SequenceMark) -> String {
      switch mark {
      case .begin: "begin"
      case .end: "end"
      case .note(let line): line.type
      case .gap: "gap"
      case .sittingEnd: "sitting"
      }
    }
    for (index, event) in batch.events.enumerated() {
      while let next = marks.first, next.eventIndex <= index {
        words.append(name(next.mark))
        marks.removeFirst()
      }
      isResync = isResync || event.code == EventCode.synDropped && event.type == 0
      guard event.closesFrame else { continue }
      words.append(isResync ? "resync" : words.last == "begin" ? "state" : "frame")
      isResync = false
    }
    return (words + marks.map { name($0.mark) }).joined(separator: " ")
  }

  private mutating func perform(_ step: Step) {
    switch step {
    case .touch(let slot, let x):
      begin(slot)
      send(EventCode.absMTTrackingID, nextTrackingID)
      nextTrackingID += 1
      send(EventCode.absMTPositionX, x)
      report()
    case .move(let slot, let x):
      begin(slot)
      send(EventCode.absMTPositionX, x)
      report()
    case .lift(let slot):
      begin(slot)
      send(EventCode.absMTTrackingID, -1)
      report()
    case .wait(let seconds):
      endFrame()
      microseconds += seconds * 1_000_000
    case .dropped:
      endFrame()
      append(type: EventType.synchronization, EventCode.synDropped, 0)
    case .drag:
      handle(
        .dragBegin(.init(timeMicroseconds: microseconds, fingers: 2, axis: .horizontal)))
    case .cancelled:
      handle(.dragCancel(.init(timeMicroseconds: microseconds, reason: "device-gone")))
    case .caught: handle(.caught(.init(timeMicroseconds: microseconds)))
    case .released: handle(.released(.init(timeMicroseconds: microseconds)))
    case .snapped:
      handle(
        .snapped(
          .init(
            timeMicroseconds: microseconds, fromPage: 0, page: 1, targetContentOffset: 375,
            settleMilliseconds: 300, strategy: nil)))
    case .endEvents:
      endFrame()
      recorder.endEvents()
    case .finish:
      endFrame()
      recorder.finish(into: &batch)
    }
  }

  private mutating func handle(_ line: SwipeLogLine) {
    recorder.handle(line, into: &batch)
  }

  private mutating func begin(_ slot: Int) {
    endFrame()
    microseconds += 8_000
    guard slot != self.slot else { return }
    self.slot = slot
    send(EventCode.absMTSlot, Int32(slot))
  }

  private mutating func send(_ code: UInt16, _ value: Int32) {
    append(type: EventType.absolute, code, value)
  }

  private mutating func report() {
    append(type: EventType.synchronization, EventCode.synReport, 0)
    // Pads with slots tell themselves whether they are touched.
    let content = ContentState(
      timeMicroseconds: microseconds, contentOffset: 0, page: 0, isResting: true)
    recorder.takeFrame(isTouched: false, content: content, into: &batch)
    needsEnd = true
  }

  private mutating func endFrame() {
    guard needsEnd else { return }
    needsEnd = false
    recorder.endFrame(into: &batch)
  }

  private mutating func append(type: UInt16, _ code: UInt16, _ value: Int32) {
    recorder.append(
      InputEvent(timeMicroseconds: microseconds, type: type, code: code, value: value))
  }
}
