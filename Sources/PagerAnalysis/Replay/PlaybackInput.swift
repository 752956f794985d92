package import Recordings
package import Touch

/// One thing that a recording, or a device, says.
package enum PlaybackInput {
  case event(InputEvent)
  /// A line of ours in a recording.
  case note(SwipeLogLine)
  /// A drag that was recognised when it was logged.
  case drag(DragEvent)

  /// When it happened, in microseconds; nil for what holds at any time.
  package var timeMicroseconds: Int64? {
    switch self {
    case .event(let event): event.timeMicroseconds
    case .drag(let drag): drag.timeMicroseconds
    case .note(.state(let state)): state.timeMicroseconds
    case .note(.snapped(let snapped)): snapped.timeMicroseconds
    case .note(.caught(let moment)), .note(.released(let moment)): moment.timeMicroseconds
    case .note(.dragCancel(let cancel)): cancel.timeMicroseconds
    case .note: nil
    }
  }
}
