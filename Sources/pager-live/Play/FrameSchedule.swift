import Touch

/// When the screen is drawn: 30 times a second while something moves, else once a second.
struct FrameSchedule {
  /// 30 frames a second.
  private static let movingMicroseconds: Int64 = 33_333
  /// A recording's clock is shown while it waits.
  private static let restingMicroseconds: Int64 = 1_000_000

  private var drawnMicroseconds: Int64?
  private var isMoving = false

  func isDue(at now: Int64) -> Bool {
    wait(at: now) == 0
  }

  func wait(at now: Int64) -> Int64 {
    guard let drawnMicroseconds else { return 0 }
    let interval = isMoving ? Self.movingMicroseconds : Self.restingMicroseconds
    return max(0, interval - Microseconds.elapsed(from: drawnMicroseconds, to: now))
  }

  /// The next frame comes as soon as frames may come.
  mutating func somethingMoved() {
    isMoving = true
  }

  /// The next frame comes at once: it was asked for.
  mutating func demand() {
    drawnMicroseconds = nil
  }

  mutating func wasDrawn(at now: Int64, isMoving: Bool) {
    drawnMicroseconds = now
    self.isMoving = isMoving
  }
}
