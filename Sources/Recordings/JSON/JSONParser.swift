/// A strict reader of JSON bytes; hand-written so that a program that only reads small lines starts
/// without Foundation, and so that a message can say which byte is wrong.
struct JSONParser {
  /// Deeper nesting than any line of ours; a bound for the stack.
  static let deepestNesting = 64

  private let bytes: [UInt8]
  private var position = 0

  static func parse(_ bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipWhiteSpace()
    guard parser.peek == nil else { throw parser.fault("the end of the line") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ expected: String) -> JSONFault {
    guard let byte = peek else { return JSONFault("the JSON ends early; expected \(expected)") }
    return JSONFault(
      "the JSON has \(quoted([byte])) at byte \(position + 1); expected \(expected)")
  }

  private mutating func skipWhiteSpace() {
    while let byte = peek, byte.isBlank || byte == .newline || byte == .carriageReturn {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    guard depth < Self.deepestNesting else {
      throw JSONFault("the JSON is nested deeper than \(Self.deepestNesting) levels; flatten it")
    }
    skipWhiteSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case .quote: return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    for byte in word.utf8 {
      guard take(byte) else { throw fault("\"\(word)\"") }
    }
    return value
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    skipWhiteSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipWhiteSpace()
      guard peek == .quote else { throw fault("a key in quotation marks") }
      let key = try string()
      skipWhiteSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("\":\"") }
      members[key] = try value(depth: depth + 1)
      skipWhiteSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw fault("\",\" or \"}\"") }
    }
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipWhiteSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipWhiteSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw fault("\",\" or \"]\"") }
    }
  }

  private mutating func number() throws(JSONFault) -> Double {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let firstDigit = position
    try digits()
    guard bytes[firstDigit] != UInt8(ascii: "0") || position == firstDigit + 1 else {
      throw JSONFault(
        "the JSON has a number with a leading zero at byte \(start + 1); write it without")
    }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONFault(
        "the JSON has a number beyond a double at byte \(start + 1); write a smaller one")
    }
    return value
  }

  private mutating func digits() throws(JSONFault) {
    guard let byte = peek, byte.decimalDigit < 10 else { throw fault("a value") }
    while let byte = peek, byte.decimalDigit < 10 { position += 1 }
  }

  private mutating func string() throws(JSONFault) -> String {
    position += 1
    let start = position
    while let byte = peek, byte >= .space, byte != .quote, byte != .backslash { position += 1 }
    // Most strings hold no escape and need no second copy.
    if take(.quote) { return String(decoding: bytes[start..<(position - 1)], as: UTF8.self) }
    var text = Array(bytes[start..<position])
    while let byte = peek {
      guard byte >= .space else { throw fault("an escape for a control character") }
      position += 1
      switch byte {
      case .quote: return String(decoding: text, as: UTF8.self)
      case .backslash: try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw fault("a closing quotation mark")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    guard let byte = peek else { throw fault("an escaped character") }
    guard byte != UInt8(ascii: "u") else {
      position += 1
      return text.append(contentsOf: String(try escapedScalar()).utf8)
    }
    guard let character = JSONEscape.characters[byte] else { throw fault("a JSON escape") }
    position += 1
    text.append(character)
  }

  /// The scalar of `\u` and four digits, or of a surrogate pair; a lone surrogate becomes U+FFFD.
  private mutating func escapedScalar() throws(JSONFault) -> Character {
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first) else {
      return Character(Unicode.Scalar(first) ?? "\u{fffd}")
    }
    let rest = bytes[position...]
    guard rest.starts(with: "\\u".utf8) else { return "\u{fffd}" }
    position += 2
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { return "\u{fffd}" }
    return Character(UTF16.decode(UTF16.EncodedScalar([first, second])))
  }

  private mutating func codeUnit() throws(JSONFault) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, byte.hexadecimalDigit < 16 else {
        throw fault("four hexadecimal digits")
      }
      value = value << 4 | UInt16(byte.hexadecimalDigit)
      position += 1
    }
    return value
  }
}
