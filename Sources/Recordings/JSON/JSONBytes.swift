extension [UInt8] {
  /// Appends a double in the shortest form that reads back the same, never with an exponent.
  ///
  /// NaN and the infinities, which JSON does not have, become `null`.
  mutating func appendJSONNumber(_ value: Double, keepsFraction: Bool) {
    guard value.isFinite else { return append(contentsOf: "null".utf8) }
    let text = value.description
    let start = count
    append(contentsOf: text.utf8)
    if let mark = self[start...].firstIndex(of: UInt8(ascii: "e")) {
      spellOutExponent(from: start, mark: mark)
    }
    let hasFraction = self[start...].contains(UInt8(ascii: "."))
    if keepsFraction, !hasFraction { append(contentsOf: ".0".utf8) }
    if !keepsFraction, self[start...].suffix(2).elementsEqual(".0".utf8) { removeLast(2) }
  }

  /// Rewrites `[-]d[.ddd]e[+-]xx`, which begins at `start`, without its exponent.
  private mutating func spellOutExponent(from start: Int, mark: Int) {
    let isNegative = self[start] == UInt8(ascii: "-")
    let mantissa = self[(isNegative ? start + 1 : start)..<mark]
    let digits = mantissa.filter { $0 != UInt8(ascii: ".") }
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }.count
    let exponent = Int(String(decoding: self[(mark + 1)...], as: UTF8.self)) ?? 0
    let point = whole + exponent
    let zero = UInt8(ascii: "0")
    removeSubrange((isNegative ? start + 1 : start)...)
    if point <= 0 {
      append(contentsOf: [zero, UInt8(ascii: ".")])
      append(contentsOf: repeatElement(zero, count: -point))
      append(contentsOf: digits)
    } else {
      append(contentsOf: digits.prefix(point))
      append(contentsOf: repeatElement(zero, count: Swift.max(point - digits.count, 0)))
      let fraction = digits.dropFirst(point)
      if !fraction.isEmpty {
        append(UInt8(ascii: "."))
        append(contentsOf: fraction)
      }
    }
  }

  /// Appends a string in quotation marks; control characters are escaped.
  mutating func appendJSONString(_ text: String.UTF8View) {
    append(.quote)
    defer { append(.quote) }
    guard text.contains(where: { $0 < .space || $0 == .quote || $0 == .backslash }) else {
      return append(contentsOf: text)
    }
    for byte in text {
      if byte == .quote || byte == .backslash {
        append(contentsOf: [.backslash, byte])
      } else if byte >= .space {
        append(byte)
      } else if let letter = JSONEscape.letter(for: byte) {
        append(contentsOf: [.backslash, letter])
      } else {
        append(contentsOf: "\\u".utf8)
        appendHexadecimal(UInt64(byte), digits: 4)
      }
    }
  }
}
