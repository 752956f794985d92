package import Touch

/// evemu 1.3 text, byte for byte as evemu-record writes it, appended to a buffer.
package enum EvemuText {
  /// The types whose codes evemu lists, in its order, with the lines each takes: 64 codes a line.
  private static let maskLines: [(type: UInt16, count: Int)] = [
    (0x01, 12), (0x02, 1), (0x03, 1), (0x04, 1), (0x05, 1), (0x11, 1), (0x12, 1), (0x14, 1),
    (0x15, 2),
  ]

  /// The version line and the description.
  package static func append(_ device: DeviceDescription, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "# EVEMU 1.3\nN: ".utf8)
    // A name with a line break would end its record early.
    bytes.append(contentsOf: device.name.utf8.map { $0 < .space ? .space : $0 })
    bytes.append(contentsOf: "\nI:".utf8)
    let identity = device.identity
    for number in [identity.bus, identity.vendor, identity.product, identity.version] {
      bytes.append(.space)
      bytes.appendHexadecimal(UInt64(number), digits: 4)
    }
    bytes.append(.newline)
    appendMask("P:", device.properties, lineCount: 1, to: &bytes)
    // evemu's first mask is constant: SYN_REPORT, SYN_CONFIG, SYN_DROPPED.
    bytes.append(contentsOf: "B: 00 0b 00 00 00 00 00 00 00\n".utf8)
    for (type, lineCount) in maskLines {
      var start = Array("B: ".utf8)
      start.appendHexadecimal(UInt64(type), digits: 2)
      appendMask(
        String(decoding: start, as: UTF8.self), device.codes[type] ?? [], lineCount: lineCount,
        to: &bytes)
    }
    for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
      bytes.append(contentsOf: "A: ".utf8)
      bytes.appendHexadecimal(UInt64(code), digits: 2)
      for number in [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution] {
        bytes.append(.space)
        bytes.appendDecimal(Int64(number))
      }
      bytes.append(.newline)
    }
  }

  /// One event whose time is counted from `originMicroseconds`.
  ///
  /// The origin itself is written as 0.000001, as evemu's recorder does. A stamp that steps back
  /// behind the origin has no place in the format and becomes 0.000000: still earlier than all
  /// others.
  package static func append(
    _ event: InputEvent, originMicroseconds: Int64, to bytes: inout [UInt8]
  ) {
    let (difference, overflows) = event.timeMicroseconds
      .subtractingReportingOverflow(originMicroseconds)
    let isLater = event.timeMicroseconds > originMicroseconds
    let relative = overflows ? (isLater ? Int64.max : .min) : difference
    let time = min(max(relative, -1), EvemuEventLine.largestMicroseconds - 1) + 1
    bytes.append(contentsOf: "E: ".utf8)
    bytes.appendDecimal(time / 1_000_000)
    bytes.append(UInt8(ascii: "."))
    bytes.appendDecimal(time % 1_000_000, width: 6)
    bytes.append(.space)
    bytes.appendHexadecimal(UInt64(event.type), digits: 4)
    bytes.append(.space)
    bytes.appendHexadecimal(UInt64(event.code), digits: 4)
    bytes.append(.space)
    bytes.appendDecimal(Int64(event.value), width: 4)
    bytes.append(.newline)
  }

  private static func appendMask(
    _ start: String, _ codes: CodeSet, lineCount: Int, to bytes: inout [UInt8]
  ) {
    for line in 0..<lineCount {
      bytes.append(contentsOf: start.utf8)
      for index in (line * 8)..<(line * 8 + 8) {
        let byte = index < codes.bytes.count ? codes.bytes[index] : 0
        bytes.append(.space)
        bytes.appendHexadecimal(UInt64(byte), digits: 2)
      }
      bytes.append(.newline)
    }
  }
}
