/// Where the items begin and end, counted from the start of the first one.
///
/// Equal items need two numbers and no search. Unequal ones keep prefix sums, so that finding the
/// item at a position takes a binary search instead of a walk.
struct ItemLengths: Hashable, Sendable {
  let count: Int
  let spacing: Double
  private let equalLength: Double
  private let unequal: [Double]
  private let starts: [Double]

  init(equal length: Double, count: Int, spacing: Double) {
    equalLength = length
    self.count = count
    self.spacing = spacing
    unequal = []
    starts = []
  }

  init(unequal lengths: [Double], spacing: Double) {
    equalLength = 0
    count = lengths.count
    self.spacing = spacing
    unequal = lengths
    starts = prefixSums(of: lengths, spacing: spacing)
  }

  var areEqual: Bool { unequal.isEmpty }

  func length(_ item: Int) -> Double {
    areEqual ? equalLength : unequal[item]
  }

  func stride(_ item: Int) -> Double {
    length(item) + spacing
  }

  var smallestStride: Double {
    (unequal.min() ?? equalLength) + spacing
  }

  func start(_ item: Int) -> Double {
    areEqual ? Double(item) * (equalLength + spacing) : starts[item]
  }

  func end(_ item: Int) -> Double {
    start(item) + length(item)
  }

  func center(_ item: Int) -> Double {
    start(item) + length(item) / 2
  }

  /// The same items, fewer, or more of them with the last length repeated.
  func resized(to newCount: Int) -> ItemLengths {
    guard !areEqual, let last = unequal.last else {
      return ItemLengths(equal: equalLength, count: newCount, spacing: spacing)
    }
    let added = Array(repeating: last, count: max(0, newCount - count))
    return ItemLengths(unequal: unequal.prefix(newCount) + added, spacing: spacing)
  }

  /// How many items, from the first on, fulfil a condition that no later item fulfils again.
  ///
  /// `guess` is where equal items find the answer at once, give or take the rounding of one step.
  func prefixCount(guess: Double, while condition: (Int) -> Bool) -> Int {
    guard areEqual else { return partitionPoint(condition) }
    var answer = Int.clamping(guess, to: 0...count)
    while answer > 0, !condition(answer - 1) { answer -= 1 }
    while answer < count, condition(answer) { answer += 1 }
    return answer
  }

  private func partitionPoint(_ condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Starts of items that follow each other.
private func prefixSums(of lengths: [Double], spacing: Double) -> [Double] {
  var sum = CompensatedSum()
  return lengths.map { length in
    defer {
      sum.add(length)
      sum.add(spacing)
    }
    return sum.value
  }
}

/// A sum that remembers what rounding took from it (Neumaier 1974), so that item 100,000 lies where
/// it should within one rounding.
private struct CompensatedSum {
  private var sum = 0.0
  private var lost = 0.0

  var value: Double { sum + lost }

  mutating func add(_ term: Double) {
    let next = sum + term
    lost += abs(sum) >= abs(term) ? (sum - next) + term : (term - next) + sum
    sum = next
  }
}
