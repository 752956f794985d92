// Starts, middles and ends all grow with the index: an item and its spacing are longer than nothing.
extension ItemLengths {
  /// How many items have the point before a position; none where it is not a number.
  ///
  /// Leaps back, farther each time, from an item known not to count, then halves the last leap. That
  /// item is two or so from the answer. Where the table of unequal items cannot bring it that near -
  /// a long item among tiny ones, items stacked upon each other - the number of steps grows with the
  /// logarithm of the count.
  func count(of point: UnitPoint, before position: Double) -> Int {
    func counts(_ item: Int) -> Bool {
      start(item) + length(item) * point.share < position
    }
    var high = bound(of: point, before: position)
    var leap = 1
    while leap <= high, !counts(high - leap) {
      high -= leap
      leap *= 2
    }
    var low = max(high - leap, -1) + 1
    while low < high {
      let middle = low + (high - low) / 2
      if counts(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many items have the point before a position or right there.
  func count(of point: UnitPoint, upTo position: Double) -> Int {
    count(of: point, before: position.nextUp)
  }
}
