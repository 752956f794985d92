package import Touch

/// Writes a recording as `libinput record` does, so that `libinput replay` plays it (version 1).
package struct LibinputWriter: ~Copyable {
  private static let version = 1
  private static let microsecondsPerSecond: Int64 = 1_000_000

  private var sink: ByteSink
  private var text: [UInt8] = []
  private var frameIsOpen = false
  private var originMicroseconds: Int64?

  /// Begins the file with the device; `propertyName` is udev's for its kind: `ID_INPUT_TOUCHPAD`.
  package init(
    _ sink: consuming ByteSink, device: DeviceDescription, propertyName: String
  ) throws(RecordingError) {
    self.sink = sink
    appendHead(device, propertyName)
    try flush()
  }

  package mutating func write(_ events: some Sequence<InputEvent>) throws(RecordingError) {
    for event in events {
      let origin = originMicroseconds ?? event.timeMicroseconds
      originMicroseconds = origin
      if !frameIsOpen { line("  - evdev:") }
      let time = max(0, Microseconds.elapsed(from: origin, to: event.timeMicroseconds))
      let numbers = [
        padded(time / Self.microsecondsPerSecond, to: 3),
        padded(time % Self.microsecondsPerSecond, to: 6), padded(Int64(event.type), to: 3),
        padded(Int64(event.code), to: 3), padded(Int64(event.value), to: 7),
      ]
      line("    - [\(numbers.joined(separator: ", "))]")
      frameIsOpen = !event.closesFrame
    }
    try flush()
  }

  private mutating func appendHead(_ device: DeviceDescription, _ propertyName: String) {
    let identity = device.identity
    line("# libinput record")
    line("version: \(Self.version)")
    line("ndevices: 1")
    line("devices:")
    line("- node: /dev/input/event0")
    line("  evdev:")
    line("    name: \(quoted(device.name))")
    line(
      "    id: [\(identity.bus), \(identity.vendor), \(identity.product), \(identity.version)]")
    line("    codes:")
    for (type, codes) in device.codes.sorted(by: { $0.key < $1.key }) {
      line("      \(type): [\(list(codes))]")
    }
    line("    absinfo:")
    for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
      let numbers = [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution]
      line("      \(code): [\(numbers.map(String.init).joined(separator: ", "))]")
    }
    line("    properties: [\(list(device.properties))]")
    line("  udev:")
    line("    properties:")
    line("    - ID_INPUT=1")
    line("    - \(propertyName)=1")
    line("  events:")
  }

  private func list(_ codes: CodeSet) -> String {
    codes.codes.map { String($0) }.joined(separator: ", ")
  }

  private mutating func line(_ content: String) {
    text.append(contentsOf: content.utf8)
    text.append(.newline)
  }

  private mutating func flush() throws(RecordingError) {
    try sink.write(text)
    text.removeAll(keepingCapacity: true)
  }
}

private func padded(_ number: Int64, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: " ", count: max(0, width - digits.count)) + digits
}

/// A YAML string in double quotes, which has JSON's escapes.
private func quoted(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.appendJSONString(text.utf8)
  return String(decoding: bytes, as: UTF8.self)
}
