/// What several pagers tell of the same touches, in one order: what the fingers did once, what the
/// content of each did at its time.
package struct LaneMoments {
  package struct Told {
    /// The pager; nil for what the fingers did, which is the same for all.
    package var lane: Int?
    package var moment: LiveMoment
  }

  package private(set) var told: [Told] = []

  /// - Parameter lanes: what each pager told since the last time, in its order.
  package init(_ lanes: [[LiveMoment]]) {
    var rest = lanes.map { $0[...] }
    while rest.contains(where: { !$0.isEmpty }) {
      var between: [Told] = []
      for lane in rest.indices {
        let own = rest[lane].prefix { !$0.isOfFingers }
        rest[lane].removeFirst(own.count)
        between += own.map { Told(lane: lane, moment: $0) }
      }
      // Those of one time keep the order of the lanes.
      told += between.enumerated().sorted {
        ($0.element.moment.timeMicroseconds, $0.offset)
          < ($1.element.moment.timeMicroseconds, $1.offset)
      }.map(\.element)
      // Every pager stands before the same doing of the fingers.
      if let shared = rest.first(where: { !$0.isEmpty })?.first {
        told.append(Told(lane: nil, moment: shared))
      }
      rest = rest.map { $0.dropFirst() }
    }
  }
}

extension LiveMoment {
  package var timeMicroseconds: Int64 {
    switch self {
    case .dragBegan(let time, _, _, _), .lifted(let time, _, _, _), .dragCancelled(let time, _),
      .caught(let time, _), .released(let time, _), .snapped(let time, _, _, _, _),
      .cameToRest(let time, _, _):
      time
    }
  }

  /// Whether it is what the fingers did, whatever the content made of it.
  fileprivate var isOfFingers: Bool {
    switch self {
    case .dragBegan, .lifted, .dragCancelled: true
    case .caught, .released, .snapped, .cameToRest: false
    }
  }
}
