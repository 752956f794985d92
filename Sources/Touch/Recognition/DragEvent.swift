/// What the fingers of one device do, in points of finger space: +x right, +y down.
package enum DragEvent: Hashable, Sendable {
  /// The finger set is complete: whatever still moves is caught.
  case fingersDown(timeMicroseconds: Int64)
  /// The finger set ended and never became a drag.
  case fingersUp(timeMicroseconds: Int64)
  /// The fingers moved the slop; it carries no translation.
  case began(timeMicroseconds: Int64, fingers: Int, axis: DragAxis)
  /// Points since the last scroll; the component across the drag's axis is 0.
  case scrolled(timeMicroseconds: Int64, dx: Double, dy: Double)
  case ended(timeMicroseconds: Int64, velocity: FingerVelocity)
  case cancelled(timeMicroseconds: Int64, reason: CancelReason)

  package var timeMicroseconds: Int64 {
    switch self {
    case .fingersDown(let time), .fingersUp(let time), .began(let time, _, _),
      .scrolled(let time, _, _), .ended(let time, _), .cancelled(let time, _):
      time
    }
  }
}

/// The direction to which a drag is locked.
package enum DragAxis: String, Hashable, Sendable {
  case horizontal
  case vertical
}

/// How fast fingers move: points per second, +x right, +y down.
package struct FingerVelocity: Hashable, Sendable {
  package var xPerSecond: Double
  package var yPerSecond: Double

  package static let zero = FingerVelocity(xPerSecond: 0, yPerSecond: 0)

  package init(xPerSecond: Double, yPerSecond: Double) {
    self.xPerSecond = xPerSecond
    self.yPerSecond = yPerSecond
  }

  package init(perSecond: Double, along axis: DragAxis) {
    self.init(
      xPerSecond: axis == .horizontal ? perSecond : 0, yPerSecond: axis == .vertical ? perSecond : 0
    )
  }
}

/// Why a drag did not end with a lift.
package enum CancelReason: String, Hashable, Sendable, CaseIterable {
  /// One of the drag's fingers turned out to be a palm.
  case palm
  /// Another finger came and stayed.
  case fingers
  /// The drag's finger was lost in a gap of dropped events.
  case dropped
  case deviceGone = "device-gone"
  /// The machine was suspended, or the kernel let go of all contacts in a report of its own, as
  /// when a lid closes over the pad.
  case suspended
  case recordingEnded = "recording-ended"
}
