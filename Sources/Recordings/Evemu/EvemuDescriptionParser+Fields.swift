extension EvemuDescriptionParser {
  /// What is wrong with a line, still without its place.
  struct Fault: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// The numbers of a line; a `#` begins a comment.
  struct Fields {
    private let fields: [ArraySlice<UInt8>]

    init(_ content: ArraySlice<UInt8>) {
      fields = content.prefix { $0 != UInt8(ascii: "#") }
        .split { $0.isBlank || $0 == .carriageReturn }
    }

    var count: Int { fields.count }

    func hexadecimal(_ index: Int) -> UInt16? {
      text(index).flatMap { UInt16($0, radix: 16) }
    }

    func decimal(_ index: Int) -> Int32? {
      text(index).flatMap { Int32($0) }
    }

    /// All further fields as bytes in hexadecimal.
    func bytes(from first: Int) -> [UInt8]? {
      var bytes: [UInt8] = []
      for index in first..<max(count, first) {
        guard let byte = text(index).flatMap({ UInt8($0, radix: 16) }) else { return nil }
        bytes.append(byte)
      }
      return bytes.isEmpty ? nil : bytes
    }

    private func text(_ index: Int) -> String? {
      index < count ? String(decoding: fields[index], as: UTF8.self) : nil
    }
  }
}
