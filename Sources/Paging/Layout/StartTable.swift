/// Where to look for the item at a position, so that a search takes a few steps whatever the count.
///
/// The content is cut into equal stretches, half as many as there are items, and of each the table
/// keeps the first item that begins beyond it. One multiplication finds the stretch of a position;
/// it never puts a start into an earlier stretch than a smaller one, so its rounding does no harm.
struct StartTable: Hashable, Sendable {
  /// Ours: with one, the table would be twice as large to save less than one step.
  private static let itemsPerStretch = 2

  private let stretchesPerPoint: Double
  private let firstItemsBeyond: [Int]

  init(of items: some BidirectionalCollection<UnequalItem>) {
    let stretchCount = max(1, items.count / Self.itemsPerStretch)
    let stretchesPerPoint = Double(stretchCount) / (items.last?.start ?? 0)
    var beyond: [Int] = []
    beyond.reserveCapacity(stretchCount)
    for (item, start) in items.lazy.map(\.start).enumerated() {
      let stretch = Int.clamping(start * stretchesPerPoint, to: 0...(stretchCount - 1))
      while beyond.count < stretch { beyond.append(item) }
    }
    while beyond.count < stretchCount { beyond.append(items.count) }
    self.stretchesPerPoint = stretchesPerPoint
    firstItemsBeyond = beyond
  }

  /// An item behind which all begin after a position, itself included: the first such one, or one
  /// of a stretch's items further on.
  func bound(of position: Double) -> Int {
    let lastStretch = firstItemsBeyond.count - 1
    return firstItemsBeyond[Int.clamping(position * stretchesPerPoint, to: 0...lastStretch)]
  }
}
