package import Recordings
import Touch

/// The drags and notes of a swipe log, one by one.
///
/// A log does not say when fingers landed; they land where their drag begins. Each device has its
/// stamps, which start anew at its headers.
package struct SwipeLogInputs: ~Copyable {
  /// What was noticed about the log.
  package private(set) var warnings: [RecordingWarning] = []
  /// The place of the device that said the latest input; devices count from 0 as they appear.
  package private(set) var devicePlace = 0
  private var log: SwipeLogReader
  private let allowsDevices: Bool
  private var devices = LogDevices()
  private var waiting: PlaybackInput?
  private var deviceCount = 0
  private var isOver = false

  /// - Parameters:
  ///   - log: the log, nothing of which has been read.
  ///   - allowsDevices: whether several devices may speak; else a second one is an error.
  package init(_ log: consuming SwipeLogReader, allowsDevices: Bool = false) {
    self.log = log
    self.allowsDevices = allowsDevices
  }

  /// The name that errors carry.
  package var name: String { log.name }

  /// The next input; nil at the end.
  package mutating func next() throws(RecordingError) -> PlaybackInput? {
    if let input = waiting.take() { return input }
    guard !isOver else { return nil }
    switch try log.next() {
    case .line(let line):
      try takeDevice(of: line)
      return input(line)
    case .end(let droppedTail):
      isOver = true
      if let droppedTail { warnings.append(droppedTail.warning(file: log.name)) }
      return nil
    }
  }

  private mutating func takeDevice(of line: SwipeLogLine) throws(RecordingError) {
    devicePlace = devices.place(of: line)
    deviceCount = max(deviceCount, devicePlace + 1)
    guard allowsDevices || deviceCount == 1 else {
      let names = devices.names.map { $0.map { "\"\($0)\"" } ?? "one without a name" }
      throw RecordingError(
        file: log.name, line: log.lineNumber,
        reason: """
          the log is of several devices, \(names[0]) and \(names[devicePlace]); keep the lines of one, \
          whose name stands in its header and in its lines
          """)
    }
  }

  private mutating func input(_ line: SwipeLogLine) -> PlaybackInput {
    switch line {
    case .dragBegin(let begin):
      let time = begin.timeMicroseconds
      waiting = .drag(
        .began(timeMicroseconds: time, fingers: begin.fingers, axis: DragAxis(begin.axis)))
      return .drag(.fingersDown(timeMicroseconds: time))
    case .scroll(let scroll):
      return .drag(
        .scrolled(timeMicroseconds: scroll.timeMicroseconds, dx: scroll.dx, dy: scroll.dy))
    case .endDragging(let end):
      let velocity = FingerVelocity(xPerSecond: end.vxPerSecond, yPerSecond: end.vyPerSecond)
      return .drag(.ended(timeMicroseconds: end.timeMicroseconds, velocity: velocity))
    case .dragCancel(let cancel):
      let reason = CancelReason(rawValue: cancel.reason) ?? .recordingEnded
      return .drag(.cancelled(timeMicroseconds: cancel.timeMicroseconds, reason: reason))
    default: return .note(line)
    }
  }
}
