/// Where the items begin and end, counted from the start of the first one.
///
/// Equal items need two numbers. Unequal ones keep where each begins, and a ``StartTable``.
struct ItemLengths: Hashable, Sendable {
  let count: Int
  let spacing: Double
  /// The length of every item, if they are equal.
  private let equalLength: Double
  /// The items if each has a length of its own, else none; a list of no lengths keeps one item of no
  /// length, so that there is always a first one to ask.
  private let unequal: [UnequalItem]
  private let starts: StartTable

  init(equal length: Double, count: Int, spacing: Double) {
    equalLength = length
    self.count = count
    self.spacing = spacing
    unequal = []
    starts = StartTable(of: [])
  }

  init(unequal lengths: [Double], spacing: Double) {
    equalLength = 0
    count = lengths.count
    self.spacing = spacing
    unequal = itemsInARow(lengths.isEmpty ? [0] : lengths, spacing: spacing)
    starts = StartTable(of: unequal.prefix(lengths.count))
  }

  var areEqual: Bool { unequal.isEmpty }

  /// The index of the last item, 0 where there is none.
  var lastItem: Int { max(count - 1, 0) }

  func length(_ item: Int) -> Double {
    areEqual ? equalLength : unequal[item].length
  }

  func stride(_ item: Int) -> Double {
    length(item) + spacing
  }

  var smallestStride: Double {
    (unequal.lazy.map(\.length).min() ?? equalLength) + spacing
  }

  func start(_ item: Int) -> Double {
    areEqual ? Double(item) * (equalLength + spacing) : unequal[item].start
  }

  func end(_ item: Int) -> Double {
    start(item) + length(item)
  }

  func center(_ item: Int) -> Double {
    start(item) + length(item) / 2
  }

  /// An item, the end of the list at most, from which on none has the point before a position.
  func bound(of point: UnitPoint, before position: Double) -> Int {
    guard areEqual else { return starts.bound(of: position) }
    let index = (position - equalLength * point.share) / (equalLength + spacing)
    // Truncated, the quotient is at most one item short of the bound; one more outweighs its rounding.
    return Int.clamping(index + 2, to: 0...count)
  }

  /// From the start of the first item to the end of the last one.
  var extent: Double { count > 0 ? end(count - 1) : 0 }

  /// The same items with another gap between them.
  func spaced(_ newSpacing: Double) -> ItemLengths {
    guard newSpacing != spacing else { return self }
    return areEqual
      ? ItemLengths(equal: equalLength, count: count, spacing: newSpacing)
      : ItemLengths(unequal: unequal.prefix(count).map(\.length), spacing: newSpacing)
  }

  /// The same items, fewer, or more of them with the last length repeated.
  func resized(to newCount: Int) -> ItemLengths {
    guard !areEqual else {
      return ItemLengths(equal: equalLength, count: newCount, spacing: spacing)
    }
    let added = Array(repeating: length(lastItem), count: max(0, newCount - count))
    return ItemLengths(
      unequal: unequal.prefix(min(count, newCount)).map(\.length) + added, spacing: spacing)
  }
}

/// An item among others of other lengths; start and length together, since both are read.
struct UnequalItem: Hashable, Sendable {
  let start: Double
  let length: Double
}

/// Items of these lengths, each behind the one before.
private func itemsInARow(_ lengths: [Double], spacing: Double) -> [UnequalItem] {
  var sum = CompensatedSum()
  return lengths.map { length in
    defer {
      sum.add(length)
      sum.add(spacing)
    }
    return UnequalItem(start: sum.value, length: length)
  }
}
