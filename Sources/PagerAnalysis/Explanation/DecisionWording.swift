import TerminalText
import Touch

/// The words for what the recognizer decided; no other place has them.
struct DecisionWording {
  let surface: ExplainedSurface

  private var ruler: SurfaceRuler { surface.ruler }
  private var slop: String { ruler.length(surface.slopPoints) }

  /// Why a frame did what it did: its events, and the decision where they do not tell it.
  func why(_ frame: ExplainedFrame) -> String {
    let early = frame.events.prefix { $0.comesBefore(frame) }
    let decision = frame.isToldByEvents ? [] : [words(frame.decision, frame)]
    let parts =
      early.compactMap { words($0, in: frame) } + decision
      + frame.events.dropFirst(early.count).compactMap { words($0, in: frame) }
    return parts.joined(separator: "; ")
  }

  /// Why a sequence held no drag, and the option that would change it.
  func why(_ obstacle: DragObstacle) -> String {
    words(obstacle) + inParentheses(obstacle.option)
  }

  private func words(_ obstacle: DragObstacle) -> String {
    switch obstacle {
    case .slop(let moved): "moved \(ruler.length(moved)), \(slop) are needed"
    case .axis(let horizontal, let vertical): across(horizontal, vertical)
    case .fingers(let touching, let asked): differing(touching, asked)
    case .count: "the hardware counts fingers that its slots do not show"
    case .contact(let standing): words(standing)
    case .gap: words(FingerChange.lost)
    case .leftover: "its fingers were part of what was over before"
    }
  }

  /// What ended a drag before a lift, and the option that would change it.
  func why(_ reason: CancelReason) -> String {
    words(reason) + inParentheses(reason.option)
  }

  private func inParentheses(_ option: String?) -> String { option.map { " (\($0))" } ?? "" }

  private func words(_ reason: CancelReason) -> String {
    switch reason {
    case .palm: words(FingerChange.palm)
    case .fingers: "a further finger stayed \(pause) ms"
    case .dropped: words(FingerChange.lost)
    case .deviceGone: "the device is gone"
    case .suspended: "the machine was suspended or the device inhibited"
    case .recordingEnded: "the recording ended"
    }
  }

  private var pause: String {
    decimal(surface.options.extraFingerPauseMilliseconds, places: 0)
  }

  private func words(_ event: DragEvent, in frame: ExplainedFrame) -> String? {
    switch event {
    case .fingersDown:
      if case .setComplete(let fingers) = frame.decision {
        words(.setComplete(fingers: fingers), frame)
      } else {
        "the fingers are believed now"
      }
    case .fingersUp(let time):
      switch frame.decision {
      // A lift ends a set that was none of a drag; it is not why.
      case .setEnded(.lifted): words(FingerChange.lifted)
      case .setEnded(let change): "no drag: \(words(change))"
      default: "the set is over\(moment(time, frame))"
      }
    case .began:
      words(frame.decision, frame)
    case .scrolled: nil
    case .ended(let time, let velocity):
      "drag ends: lifted\(moment(time, frame)) at \(speed(velocity))"
    case .cancelled(let time, let reason):
      "drag cancelled\(moment(time, frame)): \(why(reason))"
    }
  }

  /// Where an event happened apart from the frame it is told with.
  private func moment(_ microseconds: Int64, _ frame: ExplainedFrame) -> String {
    microseconds == frame.timeMicroseconds ? "" : " at \(milliseconds(microseconds)) ms"
  }

  private func speed(_ velocity: FingerVelocity) -> String {
    "\(decimal(velocity.xPerSecond + velocity.yPerSecond, places: 0)) pt/s"
  }

  private func words(_ decision: DragDecision, _ frame: ExplainedFrame) -> String {
    switch decision {
    case .nothingTouches: frame.contacts.first.map { words($0.standing) } ?? "nothing touches"
    case .fingersDiffer(let touching, let asked): differing(touching, asked)
    case .countUnconfirmed: "the hardware counts more fingers than slots show: waits a frame"
    case .setComplete(let fingers): "\(counted(fingers, "finger")) down: the way begins"
    case .setReplaced(let change): "\(words(change)): the way counts anew"
    case .belowSlop(let moved): "no drag yet: \(ruler.number(moved)) of \(slop)"
    case .acrossAxis(let horizontal, let vertical): "no drag: \(across(horizontal, vertical))"
    case .began(let moved): "drag begins: \(ruler.number(moved)) of \(slop)"
    case .dragged: "drags"
    case .notMeasured(.resync): "a gap of dropped events: only state, the way stands still"
    case .notMeasured(.faded): "the touch is too faint to have a position: the way stands still"
    case .notMeasured: "the kernel's own report: only state, no measurement"
    case .rebased: "a new base after a jump: the way goes on from here"
    case .liftUnconfirmed: "a finger seems up, the hardware counts it: waits"
    case .paused(let since): "a further finger: pauses, \(elapsed(since, frame)) of \(pause) ms"
    case .setEnded(let change): words(change)
    case .released: "the kernel let go of all contacts by itself"
    case .awaitsAllUp: "waits until all fingers are up"
    }
  }

  private func words(_ change: FingerChange) -> String {
    switch change {
    case .lifted: "a finger lifted"
    case .lost: "a contact was lost in a gap of dropped events"
    case .palm: "a contact turned out to be a palm"
    case .joined: "a further finger came"
    }
  }

  private func words(_ standing: ExplainedContact.Standing) -> String {
    switch standing {
    case .finger: "a finger that does not count"
    case .palm: "a palm does not count"
    case .hovering: "a finger above the surface does not count"
    case .unseen: "a contact whose beginning was not seen does not count"
    }
  }

  private func differing(_ touching: Int, _ asked: Int) -> String {
    "\(counted(touching, "finger")) where \(asked) \(asked == 1 ? "is" : "are") asked for"
  }

  private func across(_ horizontal: Double, _ vertical: Double) -> String {
    let asked = surface.options.axis.rawValue
    let (along, other) =
      asked == DragAxis.vertical.rawValue ? (vertical, horizontal) : (horizontal, vertical)
    return "\(ruler.number(other.magnitude)) across and \(ruler.length(along.magnitude)) along "
      + "the \(asked) axis"
  }

  private func elapsed(_ since: Int64, _ frame: ExplainedFrame) -> String {
    let span = Microseconds.elapsed(from: since, to: frame.timeMicroseconds)
    return decimal(Double(span) / 1000, places: 0)
  }
}

/// `118.200`: a stamp as people read it.
func milliseconds(_ microseconds: Int64) -> String {
  decimal(Double(microseconds) / 1000, places: 3)
}

extension DragEvent {
  /// Whether it is told in front of what was decided about the frame.
  fileprivate func comesBefore(_ frame: ExplainedFrame) -> Bool {
    if case .fingersDown = self { true } else { timeMicroseconds < frame.timeMicroseconds }
  }
}

extension ExplainedFrame {
  /// Whether an event says what was decided.
  fileprivate var isToldByEvents: Bool {
    events.contains { event in
      switch (event, decision) {
      case (.fingersDown, .setComplete), (.began, .began), (.fingersUp, .setEnded),
        (.ended, .setEnded), (.cancelled, .setEnded):
        true
      default: false
      }
    }
  }
}
