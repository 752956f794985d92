import Touch

/// All that happened from the first contact on the surface until the last one was gone.
package struct ExplainedTouch: Sendable {
  /// Counted from 1.
  package let number: Int
  package let beginMicroseconds: Int64
  package private(set) var endMicroseconds: Int64
  package private(set) var frames = 0
  /// The most fingers that counted at once.
  package private(set) var fingers = 0
  package private(set) var drags: [ExplainedDrag] = []
  /// How far all contacts went together, in points.
  package var way: SurfacePoint { path.way }
  /// Why there was no drag; nil where there was one.
  package var obstacle: DragObstacle? { drags.isEmpty ? obstacles.decisive ?? .leftover : nil }

  private var path = ContactPath()
  private var obstacles = DragObstacles()
  private(set) var isEmpty = false

  init(number: Int, beginMicroseconds: Int64) {
    self.number = number
    self.beginMicroseconds = beginMicroseconds
    endMicroseconds = beginMicroseconds
  }

  mutating func add(_ frame: ExplainedFrame) {
    frames += 1
    endMicroseconds = frame.timeMicroseconds
    fingers = max(fingers, frame.fingerCount)
    isEmpty = !frame.touches
    let moved = path.move(to: frame.contacts, role: frame.role)
    obstacles.add(frame, moved: moved)
  }

  mutating func add(_ event: DragEvent, samples: DragSamples, options: RecognitionOptions) {
    let time = event.timeMicroseconds
    switch event {
    case .fingersDown, .fingersUp: break
    case .began(_, let fingers, let axis):
      drags.append(ExplainedDrag(beginMicroseconds: time, fingers: fingers, axis: axis))
    case .scrolled(_, let dx, let dy): changeDrag { $0.travel += dx + dy }
    case .ended(_, let velocity):
      changeDrag {
        $0.endMicroseconds = time
        $0.ending = .lifted(
          ExplainedLift(
            samples, along: $0.axis, reported: velocity, endMicroseconds: time, options: options))
      }
    case .cancelled(_, let reason):
      changeDrag {
        $0.endMicroseconds = time
        $0.ending = .cancelled(reason)
      }
    }
  }

  private mutating func changeDrag(_ change: (inout ExplainedDrag) -> Void) {
    guard !drags.isEmpty else { return }
    change(&drags[drags.count - 1])
  }
}
