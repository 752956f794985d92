/// One line of an unknown file, tried against the first lines of the known formats.
struct RecordingLine {
  private let line: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    self.line = line.last == .carriageReturn ? line.dropLast() : line
  }

  /// The format that the line gives away; nil where it could stand in any.
  var format: RecordingFormat? {
    for (start, format) in Self.starts where line.starts(with: start.utf8) { return format }
    if begins(with: "E:") { return .evemu }
    if begins(with: "P: /") { return .umockdevDescription }
    if begins(with: "N: ") || isNumbered(by: "IPBA") { return .evemu }
    if isNumbered(by: "RD") { return .hidRecording }
    if begins(with: "{") { return holdsType ? .swipeLog : .otherJSON }
    if isGetevent { return .geteventText }
    return isHexdump ? .hexdump : nil
  }

  private static let starts: [(String, RecordingFormat)] = [
    ("# EVEMU ", .evemu),
    ("# pager:", .evemu),
    ("# libinput record", .libinputRecording),
    ("ndevices:", .libinputRecording),
    ("Input driver version is", .evtestText),
    ("Event: time ", .evtestText),
    ("add device ", .geteventText),
    ("/dev/input/event", .geteventText),
  ]

  private func begins(with start: String) -> Bool { line.starts(with: start.utf8) }

  /// `<letter>: <hexadecimal number>`.
  private func isNumbered(by letters: String) -> Bool {
    guard let letter = line.first, letters.utf8.contains(letter),
      line.dropFirst().starts(with: ": ".utf8), let digit = line.dropFirst(3).first
    else { return false }
    return digit.hexadecimalDigit < 16
  }

  private var holdsType: Bool {
    let key = Array("\"type\"".utf8)
    return line.indices.contains { line[$0...].starts(with: key) }
  }

  /// `[   52032.679748] ...`, or three hexadecimal numbers of 4, 4 and 8 digits.
  private var isGetevent: Bool {
    if line.first == UInt8(ascii: "[") {
      let stamp = line.dropFirst().prefix { $0 != UInt8(ascii: "]") }
      return stamp.contains(UInt8(ascii: "."))
        && stamp.allSatisfy { $0.isBlank || $0 == UInt8(ascii: ".") || $0.decimalDigit < 10 }
    }
    return hexadecimalLengths.starts(with: [4, 4, 8])
  }

  /// An offset of seven or eight digits, then bytes or words.
  private var isHexdump: Bool {
    let lengths = hexadecimalLengths
    return lengths.count > 2 && (7...8).contains(lengths[0]) && [2, 4].contains(lengths[1])
  }

  /// The lengths of the leading fields that are hexadecimal numbers.
  private var hexadecimalLengths: [Int] {
    line.prefix(80).split(whereSeparator: \.isBlank)
      .prefix { field in field.allSatisfy { $0.hexadecimalDigit < 16 } }
      .map(\.count)
  }
}
