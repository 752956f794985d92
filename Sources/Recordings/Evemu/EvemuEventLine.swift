import Touch

/// Reads `E: <seconds>.<microseconds> <type> <code> <value>` straight from bytes.
///
/// Times are as evemu-play takes them: the part behind the point is a whole number of microseconds,
/// padded or not. Whatever follows the value is a comment.
enum EvemuEventLine {
  static let prefix = Array("E:".utf8)
  /// Seconds beyond this overflow 64-bit microseconds.
  static let largestSeconds = Int64.max / 1_000_000 - 1
  static let largestMicroseconds = largestSeconds * 1_000_000 + 999_999
  /// Longer runs of digits could overflow 64 bits.
  static let largestDigitCount = 18
  static let largestHexadecimalDigitCount = 16

  /// The event on the line that begins at `position` with `E:`, or nil where it is malformed.
  ///
  /// The bytes must hold a newline behind `position`. The position moves behind the value.
  @inline(__always)
  static func read(_ bytes: Span<UInt8>, at position: inout Int) -> InputEvent? {
    position += 2
    skipBlanks(bytes, &position)
    guard let seconds = decimal(bytes, &position), seconds <= largestSeconds,
      bytes[position] == UInt8(ascii: ".")
    else { return nil }
    position += 1
    guard let microseconds = decimal(bytes, &position), microseconds < 1_000_000,
      skipBlanks(bytes, &position), let type = hexadecimal(bytes, &position),
      skipBlanks(bytes, &position), let code = hexadecimal(bytes, &position),
      skipBlanks(bytes, &position), let value = signed(bytes, &position)
    else { return nil }
    return InputEvent(
      timeMicroseconds: seconds &* 1_000_000 &+ microseconds, type: type, code: code, value: value)
  }

  @inline(__always) @discardableResult
  private static func skipBlanks(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
    let start = position
    while bytes[position].isBlank { position += 1 }
    return position > start
  }

  @inline(__always)
  private static func decimal(_ bytes: Span<UInt8>, _ position: inout Int) -> Int64? {
    let start = position
    var value: Int64 = 0
    while true {
      let digit = bytes[position].decimalDigit
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    let count = position - start
    return count > 0 && count <= largestDigitCount ? value : nil
  }

  @inline(__always)
  private static func hexadecimal(_ bytes: Span<UInt8>, _ position: inout Int) -> UInt16? {
    let start = position
    var value: UInt64 = 0
    while true {
      let digit = bytes[position].hexadecimalDigit
      guard digit < 16 else { break }
      value = value &<< 4 | UInt64(digit)
      position += 1
    }
    let count = position - start
    return count > 0 && count <= largestHexadecimalDigitCount ? UInt16(exactly: value) : nil
  }

  @inline(__always)
  private static func signed(_ bytes: Span<UInt8>, _ position: inout Int) -> Int32? {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard let magnitude = decimal(bytes, &position) else { return nil }
    return Int32(exactly: isNegative ? -magnitude : magnitude)
  }
}
