/// What a file is, judged by its first lines; only some formats are read.
package enum RecordingFormat: String, CaseIterable, Sendable {
  case evemu = "evemu text"
  case swipeLog = "swipe log"
  case libinputRecording = "libinput record YAML"
  case evtestText = "evtest text"
  case geteventText = "getevent text"
  case hidRecording = "hid-recorder text"
  case umockdevDescription = "umockdev description"
  case hexdump = "hexdump"
  case otherJSON = "JSON without \"type\""
  case zstd = "zstd data"
  case gzip = "gzip data"
  case xz = "xz data"
  case binary = "binary data"
  case plainText = "plain text"
  case empty = "empty file"

  /// Why a file of this format is no recording that can be read, and what to do; nil for those that
  /// can be.
  package var refusal: String? {
    switch self {
    case .evemu, .swipeLog, .empty: nil
    case .libinputRecording, .evtestText, .geteventText, .hidRecording:
      "\(rawValue) is not read; record with evemu-record instead"
    case .zstd: "\(rawValue) is not read; decompress it with \"zstd -d\" first"
    case .gzip: "\(rawValue) is not read; decompress it with \"gzip -d\" first"
    case .xz: "\(rawValue) is not read; decompress it with \"xz -d\" first"
    case .umockdevDescription: "a \(rawValue) is not read; give the recording that goes with it"
    case .hexdump: "a \(rawValue) is not read; record the device with evemu-record"
    case .otherJSON: "\(rawValue) is no swipe log; give one object with a type on each line"
    case .binary, .plainText: "\(rawValue) is no recording; give evemu text or a swipe log"
    }
  }

  /// The format of a file that begins with `bytes`; nil where more bytes are needed to tell.
  ///
  /// With `isWhole` there are no more bytes.
  package static func sniff(_ bytes: ArraySlice<UInt8>, isWhole: Bool) -> RecordingFormat? {
    if bytes.isEmpty { return isWhole ? .empty : nil }
    for (magic, format) in magics where bytes.starts(with: magic) { return format }
    var rest = bytes
    while !rest.isEmpty {
      let line = rest.prefix { $0 != .newline }
      let isTerminated = line.endIndex < rest.endIndex
      // Behind the first line NULs may be what a power failure left of the last blocks.
      if line.startIndex == bytes.startIndex, line.contains(0) { return .binary }
      guard isTerminated || isWhole else { return nil }
      if let format = RecordingLine(line).format { return format }
      rest = rest[line.endIndex...].dropFirst()
    }
    guard isWhole else { return nil }
    // A file cut off inside its very first line.
    if "# EVEMU 1.3".utf8.starts(with: bytes) { return .evemu }
    return bytes.contains(0) ? .binary : .plainText
  }

  private static let magics: [([UInt8], RecordingFormat)] = [
    ([0x28, 0xb5, 0x2f, 0xfd], .zstd),
    ([0x1f, 0x8b], .gzip),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], .xz),
  ]
}
