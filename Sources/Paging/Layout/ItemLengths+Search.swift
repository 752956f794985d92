// Starts, middles and ends all grow with the index: an item and its spacing are longer than nothing.
extension ItemLengths {
  /// How many items have the point before a position; none where it is not a number.
  func count(of point: UnitPoint, before position: Double) -> Int {
    guard let equalLength else { return unequalCount(of: point, before: position) }
    let stride = equalLength + spacing
    let distance = equalLength * point.share
    // The quotient is right, give or take the rounding of one step.
    var answer = Int.clamping((position - distance) / stride, to: 0...count)
    while answer > 0, !(Double(answer - 1) * stride + distance < position) { answer -= 1 }
    while answer < count, Double(answer) * stride + distance < position { answer += 1 }
    return answer
  }

  /// How many items have the point before a position or right there.
  func count(of point: UnitPoint, upTo position: Double) -> Int {
    count(of: point, before: position.nextUp)
  }

  /// Leaps back, farther each time, from an item known to begin too late, then halves the last leap.
  ///
  /// The table leaves two items on average. Where it cannot - a long item among tiny ones, items
  /// stacked upon each other - the number of steps grows with the logarithm of their count.
  private func unequalCount(of point: UnitPoint, before position: Double) -> Int {
    func hasPassed(_ item: Int) -> Bool {
      unequal[item].start + unequal[item].length * point.share < position
    }
    var high = starts.bound(of: position)
    var leap = 1
    while leap <= high, !hasPassed(high - leap) {
      high -= leap
      leap *= 2
    }
    var low = max(high - leap, -1) + 1
    while low < high {
      let middle = low + (high - low) / 2
      if hasPassed(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
