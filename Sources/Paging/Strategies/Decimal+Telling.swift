/// Decimals of the shortest and of the longest numbers in a reason.
///
/// Ours: ten decimals show everything that is more than rounding noise.
private let mostPlaces = 10

/// What a reason does not write out; ours: longer numbers would be all there is to read.
private let largestNumber = 1e15

/// A number for people with enough decimals to tell what was decided by it.
///
/// At least `places` of them are tried, then more until `tells` is true of what a reader would take
/// the text for. A number that no count of them tells comes as the language writes it.
func decimal(_ value: Double, places: Int, telling tells: (Double) -> Bool) -> String {
  guard !value.isNaN else { return "unknown" }
  guard abs(value) < largestNumber else {
    return value < 0 ? "under -\(largestNumber)" : "over \(largestNumber)"
  }
  for places in places...mostPlaces {
    let text = decimal(value, places: places)
    if let read = Double(text), tells(read) { return text }
  }
  return "\(value)"
}

/// A number for people that says 0 of nothing else.
func decimal(_ value: Double, leastPlaces: Int) -> String {
  decimal(value, places: leastPlaces) { value == 0 || $0 != 0 }
}

/// The least number of decimals, one or more, with which two numbers are written differently.
func placesTellingApart(_ one: Double, _ other: Double) -> Int {
  (1..<mostPlaces).first { decimal(one, places: $0) != decimal(other, places: $0) } ?? mostPlaces
}

extension Double {
  /// Whether a number on its way to people stays on its side of what it is compared with.
  func isTold(by read: Double, against other: Double) -> Bool {
    isAt(other) ? read.isAt(other) : isBelow(other) == read.isBelow(other) && !read.isAt(other)
  }
}
