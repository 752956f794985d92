extension EvemuEventLine {
  /// What is wrong with a line that ``read(_:at:)`` refused.
  static func fault(_ line: ArraySlice<UInt8>) -> String {
    let fields = line.dropFirst(2).split(whereSeparator: \.isBlank)
    let advice = "expected \"E: <seconds>.<microseconds> <type> <code> <value>\""
    guard fields.count >= 4 else {
      return "the event has \(fields.count) of 4 fields; \(advice)"
    }
    let names = ["time", "type", "code", "value"]
    let checks: [(ArraySlice<UInt8>) -> Bool] = [
      isTime, isHexadecimal, isHexadecimal, isValue,
    ]
    for (index, check) in checks.enumerated() where !check(fields[index]) {
      let text = quoted(fields[index])
      return "the event's \(names[index]) \(text) is not a number in range; \(advice)"
    }
    return "the event cannot be read; \(advice)"
  }

  private static func isTime(_ field: ArraySlice<UInt8>) -> Bool {
    let parts = field.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(isDecimal) else { return false }
    let numbers = parts.map { Int64(String(decoding: $0, as: UTF8.self)) ?? .max }
    return numbers[0] <= largestSeconds && numbers[1] < 1_000_000
  }

  private static func isDecimal(_ field: ArraySlice<UInt8>) -> Bool {
    (1...largestDigitCount).contains(field.count) && field.allSatisfy { $0.decimalDigit < 10 }
  }

  private static func isHexadecimal(_ field: ArraySlice<UInt8>) -> Bool {
    field.count <= largestHexadecimalDigitCount && field.allSatisfy { $0.hexadecimalDigit < 16 }
      && UInt16(String(decoding: field, as: UTF8.self), radix: 16) != nil
  }

  private static func isValue(_ field: ArraySlice<UInt8>) -> Bool {
    let digits = field.first == UInt8(ascii: "-") ? field.dropFirst() : field
    let number = digits.prefix { $0.decimalDigit < 10 }
    guard isDecimal(number), let value = Int64(String(decoding: number, as: UTF8.self)) else {
      return false
    }
    return value <= Int64(Int32.max)
  }
}

/// A piece of a file as it may stand in a message: short, printable, in quotation marks.
func quoted(_ bytes: ArraySlice<UInt8>) -> String {
  let longest = 40
  let printable = bytes.prefix(longest).map { byte in
    (UInt8(ascii: " ")...UInt8(ascii: "~")).contains(byte) ? byte : UInt8(ascii: "?")
  }
  let text = String(decoding: printable, as: UTF8.self)
  return bytes.count > longest ? "\"\(text)...\"" : "\"\(text)\""
}
