package import Touch

extension DragObstacle {
  /// What reports for machines call it.
  package var name: String {
    switch self {
    case .slop: "slop"
    case .axis: "axis"
    case .fingers: "fingers"
    case .count: "count"
    case .contact(let standing): standing.rawValue
    case .gap: "gap"
    case .leftover: "leftover"
    }
  }

  /// The option that would change it.
  package var option: String? {
    switch self {
    case .slop: "--slop-mm"
    case .axis: "--axis"
    case .fingers, .count: "--fingers"
    case .contact, .gap, .leftover: nil
    }
  }
}

extension CancelReason {
  /// The option that would change it.
  package var option: String? { self == .fingers ? "--extra-finger-pause-ms" : nil }
}
