/// Time spans between kernel stamps; stamps are microseconds from any fixed origin.
package enum Microseconds {
  package static let perMillisecond: Int64 = 1000
  package static let perSecond: Double = 1_000_000

  /// The span between two stamps, at the end of the range where it does not fit.
  package static func elapsed(from start: Int64, to end: Int64) -> Int64 {
    let (span, overflow) = end.subtractingReportingOverflow(start)
    guard overflow else { return span }
    return end > start ? .max : .min
  }

  /// The stamp so much later, at the end of the range where it does not fit.
  package static func after(_ start: Int64, milliseconds: Double) -> Int64 {
    sum(start, rounding(milliseconds: milliseconds))
  }

  /// A stamp and a span, at the end of the range where their sum does not fit.
  package static func sum(_ start: Int64, _ span: Int64) -> Int64 {
    let (stamp, overflow) = start.addingReportingOverflow(span)
    guard overflow else { return stamp }
    return start > 0 ? .max : .min
  }

  /// Milliseconds as whole microseconds: 0 for what is not a number, else within the range.
  package static func rounding(milliseconds: Double) -> Int64 {
    let exact = (milliseconds * Double(perMillisecond)).rounded()
    guard !exact.isNaN else { return 0 }
    return Int64(exactly: exact) ?? (exact > 0 ? .max : .min)
  }
}
