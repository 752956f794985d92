import Touch

/// Why a touch sequence held no drag.
package enum DragObstacle: Hashable, Sendable {
  /// The largest distance of a finger set, in points.
  case slop(moved: Double)
  case axis(horizontal: Double, vertical: Double)
  case fingers(touching: Int, asked: Int)
  /// The hardware counted more fingers than its slots showed.
  case count
  /// What was there does not count.
  case contact(ExplainedContact.Standing)
  /// A contact was lost in a gap of dropped events.
  case gap
  /// What was there had been part of something that was over.
  case leftover
}

/// Weighs the obstacles of a sequence: what is decisive is what the fingers made most of their way
/// under.
struct DragObstacles: Sendable {
  private var candidates: [(obstacle: DragObstacle, path: Double)] = []

  mutating func add(_ frame: ExplainedFrame, moved: Double) {
    guard let obstacle = frame.obstacle else { return }
    guard let place = candidates.firstIndex(where: { $0.obstacle.isKind(of: obstacle) }) else {
      return candidates.append((obstacle, moved))
    }
    candidates[place].path += moved
    candidates[place].obstacle = candidates[place].obstacle.joined(with: obstacle)
  }

  var decisive: DragObstacle? {
    candidates.max { left, right in
      (left.obstacle.rank, left.path, left.obstacle.weight)
        < (right.obstacle.rank, right.path, right.obstacle.weight)
    }?.obstacle
  }
}

extension ExplainedFrame {
  /// What the frame has against a drag.
  fileprivate var obstacle: DragObstacle? {
    switch decision {
    case .nothingTouches:
      contacts.first.map { .contact($0.standing) }
    case .fingersDiffer(let touching, let asked): .fingers(touching: touching, asked: asked)
    case .countUnconfirmed: .count
    case .setComplete, .setReplaced, .rebased, .notMeasured, .liftUnconfirmed: .slop(moved: 0)
    case .belowSlop(let moved): .slop(moved: moved)
    case .acrossAxis(let horizontal, let vertical):
      .axis(horizontal: horizontal, vertical: vertical)
    case .setEnded(.lost): .gap
    case .setEnded(.palm): .contact(.palm)
    case .awaitsAllUp: .leftover
    case .setEnded(.lifted), .setEnded(.joined), .released, .began, .dragged, .paused: nil
    }
  }
}

extension DragObstacle {
  fileprivate func isKind(of other: DragObstacle) -> Bool {
    switch (self, other) {
    case (.slop, .slop), (.axis, .axis): true
    default: self == other
    }
  }

  fileprivate func joined(with later: DragObstacle) -> DragObstacle {
    guard case (.slop(let before), .slop(let moved)) = (self, later) else { return later }
    return .slop(moved: max(before, moved))
  }

  /// A stroke that was rejected, or lost, could not become a drag whatever else there was.
  fileprivate var rank: Int {
    switch self {
    case .axis: 2
    case .gap: 1
    default: 0
    }
  }

  /// What comes closer to a drag decides among those of one path.
  fileprivate var weight: Int {
    switch self {
    case .leftover: 0
    case .contact: 1
    case .fingers: 2
    case .count: 3
    case .slop, .axis, .gap: 4
    }
  }
}
