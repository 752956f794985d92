import Touch

/// The measurements behind a drag of a swipe log.
///
/// A log knows what the fingers moved, not where they were: the samples behind a velocity are the
/// scrolls, without the slop. The velocity that was logged stands for the estimator that gave it.
struct LoggedDrag {
  private(set) var played = PlayedDrag(samples: DragSamples())
  private var position = (x: 0.0, y: 0.0)
  private var beginMicroseconds: Int64?

  /// Takes the drag's next event; `estimator` gave the velocities of the log, if it says so.
  mutating func measure(_ drag: DragEvent, estimator: String?) {
    switch drag {
    case .fingersDown(let time):
      played.logged = nil
      played.samples.removeAll()
      position = (0, 0)
      beginMicroseconds = time
      played.samples.append(microseconds: time, x: 0, y: 0)
    case .scrolled(let time, let dx, let dy):
      position = (position.x + dx, position.y + dy)
      // The first scroll is told with the begin: no time has passed in which it could be measured.
      if time == beginMicroseconds { played.samples.removeAll() }
      played.samples.append(microseconds: time, x: position.x, y: position.y)
    case .ended(let time, let velocity):
      played.samples.liftTimeMicroseconds = time
      played.logged = estimator.map { (velocity, $0) }
    case .fingersUp, .began, .cancelled: break
    }
  }
}

extension DragEvent {
  /// The same at a time, in microseconds, if it is stamped with an earlier one.
  func notBefore(_ microseconds: Int64) -> DragEvent {
    switch self {
    case .fingersDown(let time): .fingersDown(timeMicroseconds: max(time, microseconds))
    case .fingersUp(let time): .fingersUp(timeMicroseconds: max(time, microseconds))
    case .began(let time, let fingers, let axis):
      .began(timeMicroseconds: max(time, microseconds), fingers: fingers, axis: axis)
    case .scrolled(let time, let dx, let dy):
      .scrolled(timeMicroseconds: max(time, microseconds), dx: dx, dy: dy)
    case .ended(let time, let velocity):
      .ended(timeMicroseconds: max(time, microseconds), velocity: velocity)
    case .cancelled(let time, let reason):
      .cancelled(timeMicroseconds: max(time, microseconds), reason: reason)
    }
  }
}
