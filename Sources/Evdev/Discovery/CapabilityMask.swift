import Touch

extension CodeSet {
  /// Reads sysfs's form of a bit mask: the kernel's words in hexadecimal, the highest first.
  init(systemWords text: String) {
    var bytes: [UInt8] = []
    for word in text.split(whereSeparator: \.isWhitespace).reversed() {
      var rest = UInt(word, radix: 16) ?? 0
      for _ in 0..<MemoryLayout<UInt>.size {
        bytes.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
      }
    }
    self.init(bytes: bytes)
  }
}
