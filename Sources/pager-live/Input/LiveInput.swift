import Recordings
import Touch

/// One thing that a source says.
enum LiveInput {
  case event(InputEvent)
  /// A line of ours in a recording.
  case note(SwipeLogLine)
  /// A drag that was recognised when it was logged.
  case drag(DragEvent)

  /// When it happened, in microseconds; nil for what holds at any time.
  var timeMicroseconds: Int64? {
    switch self {
    case .event(let event): event.timeMicroseconds
    case .drag(let drag): drag.timeMicroseconds
    case .note(.state(let state)): state.timeMicroseconds
    case .note(.caught(let moment)), .note(.released(let moment)): moment.timeMicroseconds
    case .note: nil
    }
  }
}
