/// A set of event codes, kept as the kernel's bit mask (least significant bit first).
package struct CodeSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Bit `code % 8` of byte `code / 8`; never ends in a zero byte.
  package private(set) var bytes: [UInt8] = []

  package init(_ codes: some Sequence<UInt16>) {
    for code in codes { insert(code) }
  }

  package init(arrayLiteral codes: UInt16...) {
    self.init(codes)
  }

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    trim()
  }

  package func contains(_ code: UInt16) -> Bool {
    let index = Int(code) / 8
    return index < bytes.count && bytes[index] & (1 << (code % 8)) != 0
  }

  package mutating func insert(_ code: UInt16) {
    let index = Int(code) / 8
    while bytes.count <= index { bytes.append(0) }
    bytes[index] |= 1 << (code % 8)
  }

  private mutating func trim() {
    while bytes.last == 0 { bytes.removeLast() }
  }
}
