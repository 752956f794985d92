/// The middle value of `values`, which must not be empty.
package func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// One decimal, eight columns wide.
package func fixed(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let text = "\(tenths / 10).\(abs(tenths % 10))"
  return String(repeating: " ", count: max(0, 8 - text.count)) + text
}

extension String {
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
