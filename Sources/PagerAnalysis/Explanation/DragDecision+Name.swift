package import Touch

extension DragDecision {
  /// What reports for machines call it.
  package var name: String {
    switch self {
    case .nothingTouches: "nothing-touches"
    case .fingersDiffer: "fingers-differ"
    case .countUnconfirmed: "count-unconfirmed"
    case .setComplete: "set-complete"
    case .setReplaced: "set-replaced"
    case .belowSlop: "below-slop"
    case .acrossAxis: "across-axis"
    case .began: "began"
    case .dragged: "dragged"
    case .notMeasured(.resync): "resync"
    case .notMeasured(.faded): "faded"
    case .notMeasured: "state-only"
    case .rebased: "rebased"
    case .liftUnconfirmed: "lift-unconfirmed"
    case .paused: "paused"
    case .setEnded(.lifted): "lifted"
    case .setEnded(.lost): "lost"
    case .setEnded(.palm): "palm"
    case .setEnded(.joined): "joined"
    case .released: "released"
    case .awaitsAllUp: "awaits-all-up"
    }
  }
}
