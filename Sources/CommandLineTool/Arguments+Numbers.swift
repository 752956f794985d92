extension Arguments {
  /// The number given for an option; nil when the option was not given.
  package func number(
    of option: Option, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      let bounds = "\(asWritten(range.lowerBound)) to \(asWritten(range.upperBound))"
      throw .invalidValue(option, text, expected: "a number from \(bounds)")
    }
    return number
  }

  /// The whole number given for an option, also as `1e6`; nil when the option was not given.
  package func wholeNumber(
    of option: Option, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    let number = Int(text) ?? Double(text).flatMap(Int.init(exactly:))
    guard let number, range.contains(number) else {
      throw .invalidValue(
        option, text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// `1000` and `0.001`, without the fraction that whole numbers do not have.
private func asWritten(_ number: Double) -> String {
  Int(exactly: number).map { "\($0)" } ?? "\(number)"
}
