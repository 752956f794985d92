/// How much of a cell an item covers, in eighths along the scroll axis.
enum CellFill: Hashable, Sendable {
  case none
  /// From the cell's start on.
  case fromStart(eighths: Int)
  /// Up to the cell's end.
  case upToEnd(eighths: Int)
  case whole
  /// Items too small to be told apart.
  case texture

  static let eighthsOfCell = 8

  /// What an item from `start` to `end`, in eighths of this cell, makes of it.
  init(from start: Int, to end: Int) {
    let full = 0...Self.eighthsOfCell
    let start = min(max(start, full.lowerBound), full.upperBound)
    let end = min(max(end, full.lowerBound), full.upperBound)
    switch (start, end) {
    case _ where end <= start: self = .none
    case (0, full.upperBound): self = .whole
    case (0, _): self = .fromStart(eighths: end)
    case (_, full.upperBound): self = .upToEnd(eighths: end - start)
    default: self = end - start >= Self.eighthsOfCell / 2 ? .whole : .none
    }
  }

  var eighths: Int {
    switch self {
    case .none: 0
    case .fromStart(let eighths), .upToEnd(let eighths): eighths
    case .whole, .texture: Self.eighthsOfCell
    }
  }
}
