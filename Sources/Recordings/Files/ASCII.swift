/// The characters that the formats are made of.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")

  /// Space or tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// The digit's value in decimal; above 9 for everything else.
  var decimalDigit: UInt8 { self &- UInt8(ascii: "0") }

  /// The digit's value in hexadecimal, either case; 255 for everything else.
  var hexadecimalDigit: UInt8 {
    let decimal = decimalDigit
    if decimal < 10 { return decimal }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : 255
  }
}

extension [UInt8] {
  /// Appends `value` in lower-case hexadecimal, at least `digits` long.
  mutating func appendHexadecimal(_ value: UInt64, digits: Int) {
    var shift = 60
    while shift > 0, shift >= digits * 4, value >> UInt64(shift) == 0 { shift -= 4 }
    while shift >= 0 {
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(shift)) & 0xf
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      shift -= 4
    }
  }

  /// Appends `value` in decimal, zero-padded like C's `%0<width>lld`: a sign counts as a digit.
  mutating func appendDecimal(_ value: Int64, width: Int = 1) {
    if value < 0 { append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    let width = value < 0 ? width - 1 : width
    var digits = 1
    var power: UInt64 = 1
    while magnitude / power >= 10 {
      power *= 10
      digits += 1
    }
    for _ in 0..<Swift.max(width - digits, 0) { append(UInt8(ascii: "0")) }
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(magnitude / power % 10))
      power /= 10
    }
  }
}
