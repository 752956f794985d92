// The first half of every reason: where the content would coast to, in numbers.
extension Release {
  /// The projection in points, for a reason: `412.5 pt + 0.4 pt/ms x 99 ms = 452.1 pt`.
  ///
  /// Says so where the content is held at an end of the range or lies beyond one. Lengths have one
  /// decimal, more where one would hide which way the content moves.
  public func projectionInWords(in layout: PagerLayout, at rate: DecelerationRate) -> String {
    let target = projectedContentOffset(in: layout, at: rate)
    let (from, to) = (points(contentOffset, unlike: target), points(target, unlike: contentOffset))
    guard !layout.isOutsideRange(contentOffset) else {
      return "\(from) is past the end at \(to)"
    }
    guard velocity != .zero else { return to }
    let unclamped = contentOffset + rate.projectedTravel(of: velocity)
    let reach = decimal(rate.perMillisecond / (1 - rate.perMillisecond), leastPlaces: 0)
    let sign = velocity < .zero ? "-" : "+"
    let sum = "\(from) \(sign) \(speedInWords) x \(reach) ms"
    return "\(sum)\(unclamped.isAt(target) ? " =" : ", held at") \(to)"
  }

  /// The projection with the index it amounts to: `... = page 1.21`.
  ///
  /// The index has two decimals, more where two would hide which side of a whole index, of a half or
  /// of one of the `marks` it lies on.
  public func projectedIndexInWords(
    in layout: PagerLayout, at rate: DecelerationRate, marks: [Double] = []
  ) -> String {
    let index = layout.fractionalIndex(at: projectedContentOffset(in: layout, at: rate))
    return "\(projectionInWords(in: layout, at: rate)) = page \(indexInWords(index, marks: marks))"
  }

  /// The whole reason in an empty layout, nil in any other.
  public func reasonWithoutItem(in layout: PagerLayout) -> String? {
    layout.itemCount > 0
      ? nil : "released at \(points(contentOffset)), but there is no item to land on"
  }

  /// The velocity without its sign: `0.4 pt/ms`.
  var speedInWords: String {
    "\(decimal(abs(velocity.perMillisecond), leastPlaces: 3)) pt/ms"
  }
}

/// An index for people; see ``Release/projectedIndexInWords(in:at:marks:)``.
func indexInWords(_ index: Double, marks: [Double] = []) -> String {
  let below = index.wholeBelow
  let decisive = [below, below + 0.5, index.wholeAbove] + marks
  return decimal(index, places: 2) { read in
    decisive.allSatisfy { index.isTold(by: read, against: $0) }
  }
}

/// A length for people: `412.5 pt`.
func points(_ length: Double) -> String {
  "\(decimal(length, leastPlaces: 1)) pt"
}

/// A length for people that does not read like another one, unless they are the same place.
func points(_ length: Double, unlike other: Double) -> String {
  let places = length.isAt(other) ? 1 : placesTellingApart(length, other)
  return "\(decimal(length, places: places) { length.isAt(0) || $0 != 0 }) pt"
}

/// Why an index that is a page, but for rounding noise, was not rounded.
let alreadyWhole = "already whole"

/// Why a page of a list is not the whole index that the rule chose; nil where it is.
func heldInWords(_ page: Int, insteadOf whole: Double) -> String? {
  if whole < Double(page) { return "held at the first page, \(page)" }
  return whole > Double(page) ? "held at the last page, \(page)" : nil
}
