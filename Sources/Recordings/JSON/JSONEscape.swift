/// The short escapes of JSON strings, in both directions.
enum JSONEscape {
  /// The character behind a backslash and what it stands for.
  static let characters: [UInt8: UInt8] = [
    .quote: .quote,
    .backslash: .backslash,
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0c,
    UInt8(ascii: "n"): .newline,
    UInt8(ascii: "r"): .carriageReturn,
    UInt8(ascii: "t"): .tab,
  ]

  /// The letter for a control character that has a short escape.
  static func letter(for control: UInt8) -> UInt8? {
    switch control {
    case 0x08: UInt8(ascii: "b")
    case 0x0c: UInt8(ascii: "f")
    case .newline: UInt8(ascii: "n")
    case .carriageReturn: UInt8(ascii: "r")
    case .tab: UInt8(ascii: "t")
    default: nil
    }
  }
}
