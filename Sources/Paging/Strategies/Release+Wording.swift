// The first half of every reason: where the content would coast to, in numbers.
extension Release {
  /// The projection in points: `412.5 pt + 0.4 pt/ms x 99 ms = 452.1 pt`.
  func projection(in layout: PagerLayout, at rate: DecelerationRate) -> String {
    let target = projectedContentOffset(in: layout, at: rate)
    guard !layout.isOutsideRange(contentOffset) else {
      return "\(points(contentOffset)) is past the end at \(points(target))"
    }
    guard velocity != .zero else { return points(target) }
    let unclamped = contentOffset + rate.projectedTravel(of: velocity)
    let speed = decimal(abs(velocity.perMillisecond), places: 3)
    let reach = decimal(rate.perMillisecond / (1 - rate.perMillisecond), places: 0)
    let sign = velocity < .zero ? "-" : "+"
    let sum = "\(points(contentOffset)) \(sign) \(speed) pt/ms x \(reach) ms"
    return "\(sum)\(unclamped.isAt(target) ? " =" : ", held at") \(points(target))"
  }

  /// The projection with the index it amounts to: `... = page 1.21`.
  func projectedPage(in layout: PagerLayout, at rate: DecelerationRate) -> String {
    let target = projectedContentOffset(in: layout, at: rate)
    let index = decimal(layout.fractionalIndex(at: target), places: 2)
    return "\(projection(in: layout, at: rate)) = page \(index)"
  }
}

extension Release {
  /// The whole reason in an empty layout, nil in any other.
  func reasonWithoutItem(in layout: PagerLayout) -> String? {
    layout.itemCount > 0
      ? nil : "released at \(points(contentOffset)), but there is no item to land on"
  }
}

/// A length for people: `412.5 pt`.
func points(_ length: Double) -> String {
  "\(decimal(length, places: 1)) pt"
}
