import LiveView
import Pager
import PagerAnalysis
import Touch

// What a run is waiting for, and what the screen says about that.
extension LiveRun where Source: ~Copyable {
  func playback(at recording: Int64) -> PlaybackLine {
    let mode: PlaybackLine.Mode
    if isOver {
      mode = .ended
    } else if clock.isPaused {
      mode = .paused
    } else {
      switch clock.pace {
      case .times(let speed): mode = .running(speed: speed)
      case .unlimited: mode = .unlimited
      case .live: mode = .running(speed: 1)
      }
    }
    let elapsed = isOver ? latestMicroseconds : recording
    var line = PlaybackLine(mode: mode, elapsedMicroseconds: max(0, elapsed))
    if case .input(let input)? = waiting, let next = input.timeMicroseconds {
      let idle = Microseconds.elapsed(from: recording, to: next)
      if idle >= Self.leastIdleMicroseconds { line.idleMicroseconds = idle }
    }
    return line
  }

  /// A wait that is worth being told.
  private static var leastIdleMicroseconds: Int64 { 1_500_000 }

  /// Until the next input, deadline or frame; nil where only the keyboard can go on.
  func waitMicroseconds(drawsFrames: Bool) -> Int64? {
    let now = MonotonicClock.microseconds
    var waits: [Int64?] = []
    if case .input(let input)? = waiting {
      waits.append(clock.wait(for: input.timeMicroseconds ?? .min, at: now))
    } else if !isCaughtUp {
      waits.append(0)
    }
    waits.append(
      source.nextStepMicroseconds.map { max(0, Microseconds.elapsed(from: now, to: $0)) })
    if let deadline = lanes.nextDeadline {
      waits.append(sourceHasEnded ? clock.wait(for: deadline, at: now) : unhurried(deadline, now))
    }
    if drawsFrames { waits.append(clock.isPaused ? nil : frames.wait(at: now)) }
    return waits.compactMap { $0 }.min()
  }

  /// Without a pace a deadline is reached by the inputs after it.
  private func unhurried(_ deadline: Int64, _ now: Int64) -> Int64? {
    clock.pace == .unlimited ? nil : clock.wait(for: deadline, at: now)
  }
}
