package import Recordings
import Touch

/// The drags and notes of a swipe log, one by one.
///
/// A log does not say when fingers landed; they land where their drag begins.
package struct SwipeLogInputs: ~Copyable {
  /// What was noticed about the log.
  package private(set) var warnings: [RecordingWarning] = []
  private var log: SwipeLogReader
  private var waiting: PlaybackInput?
  private var lastMicroseconds: Int64 = 0
  private var isOver = false

  package init(_ log: consuming SwipeLogReader) {
    self.log = log
  }

  /// The name that errors carry.
  package var name: String { log.name }

  /// The next input; nil at the end.
  package mutating func next() throws(RecordingError) -> PlaybackInput? {
    if let input = waiting.take() { return input }
    guard !isOver else { return nil }
    switch try log.next() {
    case .line(let line): return input(line)
    case .end(let droppedTail):
      isOver = true
      if let droppedTail { warnings.append(droppedTail.warning(file: log.name)) }
      return nil
    }
  }

  private mutating func input(_ line: SwipeLogLine) -> PlaybackInput {
    switch line {
    case .dragBegin(let begin):
      let time = notBefore(begin.timeMicroseconds)
      waiting = .drag(
        .began(timeMicroseconds: time, fingers: begin.fingers, axis: DragAxis(begin.axis)))
      return .drag(.fingersDown(timeMicroseconds: time))
    case .scroll(let scroll):
      let time = notBefore(scroll.timeMicroseconds)
      return .drag(.scrolled(timeMicroseconds: time, dx: scroll.dx, dy: scroll.dy))
    case .endDragging(let end):
      let velocity = FingerVelocity(xPerSecond: end.vxPerSecond, yPerSecond: end.vyPerSecond)
      return .drag(
        .ended(timeMicroseconds: notBefore(end.timeMicroseconds), velocity: velocity))
    case .dragCancel(let cancel):
      let reason = CancelReason(rawValue: cancel.reason) ?? .recordingEnded
      return .drag(
        .cancelled(timeMicroseconds: notBefore(cancel.timeMicroseconds), reason: reason))
    default: return .note(line)
    }
  }

  /// A stamp that steps back counts as the previous one.
  private mutating func notBefore(_ microseconds: Int64) -> Int64 {
    lastMicroseconds = max(lastMicroseconds, microseconds)
    return lastMicroseconds
  }
}
