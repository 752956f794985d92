import Touch

/// The way that contacts make together, without the jumps when they come and go.
struct ContactPath: Sendable {
  /// From the start, in points.
  private(set) var way = SurfacePoint.zero
  private var last: [ExplainedContact] = []

  /// Takes a frame's contacts in; answers the points they made since the frame before.
  mutating func move(to contacts: [ExplainedContact], role: FrameRole) -> Double {
    guard role != .stateOnly, role != .faded else { return 0 }
    defer { last = contacts }
    guard role == .measured, contacts.count == last.count,
      zip(contacts, last).allSatisfy({ $0.slot == $1.slot && $0.trackingID == $1.trackingID }),
      let from = last.middle, let to = contacts.middle
    else { return 0 }
    way += to - from
    return (to - from).length
  }
}
