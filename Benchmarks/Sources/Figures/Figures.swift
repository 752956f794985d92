import Glibc

/// The middle value of `values`, which must not be empty.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// One decimal, eight columns wide.
func fixed(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let text = "\(tenths / 10).\(abs(tenths % 10))"
  return String(repeating: " ", count: max(0, 8 - text.count)) + text
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

func sizeMegabytes(_ file: String) -> String {
  var information = stat()
  guard stat(file, &information) == 0 else { return "?" }
  return fixed(Double(information.st_size) / 1_000_000).trimmed
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

func complain(_ sentence: String) {
  let line = Array("\(sentence)\n".utf8)
  _ = write(2, line, line.count)
}
