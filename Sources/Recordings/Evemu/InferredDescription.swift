package import Touch

/// What the events of a recording tell about a device that nothing else describes.
package struct InferredDescription: Sendable {
  private var codes: [UInt16: CodeSet] = [:]
  private var spans: [UInt16: (least: Int32, most: Int32)] = [:]

  private static let keyType: UInt16 = 0x01
  private static let absoluteType: UInt16 = 0x03
  /// `EV_MAX` and `KEY_MAX` of the kernel; what lies beyond cannot come from a device.
  private static let largestType: UInt16 = 0x1f
  private static let largestCode: UInt16 = 0x2ff
  private static let fingerTool: UInt16 = 0x145
  private static let trackingID: UInt16 = 0x39
  private static let slot: UInt16 = 0x2f
  /// Tracking ids come from a 16-bit counter (`TRKID_MAX` of the kernel).
  private static let largestTrackingID: Int32 = 0xffff
  /// The axes whose range a size is taken from: `ABS_X`, `ABS_Y` and their multitouch twins.
  private static let positionAxes: [UInt16] = [0x00, 0x01, 0x35, 0x36]

  package init() {}

  /// Whether a description leaves out what the events must tell.
  package static func isNeeded(for device: DeviceDescription?) -> Bool {
    guard let device else { return true }
    return positionAxes.contains { needsRange(device, $0) }
  }

  private static func needsRange(_ device: DeviceDescription, _ code: UInt16) -> Bool {
    guard let axis = device.axes[code] else {
      return device.codes[absoluteType]?.contains(code) ?? false
    }
    return axis.minimum >= axis.maximum
  }

  /// Takes note of the codes and values of `events`.
  package mutating func observe(_ events: [InputEvent]) {
    for event in events
    where event.type != 0 && event.type <= Self.largestType && event.code <= Self.largestCode {
      codes[event.type, default: []].insert(event.code)
      guard event.type == Self.absoluteType else { continue }
      let span = spans[event.code] ?? (event.value, event.value)
      spans[event.code] = (min(span.least, event.value), max(span.most, event.value))
    }
  }

  /// The device as far as the events show it, or `device` with the axis ranges that it lacks.
  package func description(completing device: DeviceDescription?) -> DeviceDescription {
    guard var device else {
      return DeviceDescription(
        name: "", properties: isTouchpad ? [0] : [1], codes: codes, axes: axes)
    }
    for code in Self.positionAxes where Self.needsRange(device, code) {
      guard let span = spans[code] else { continue }
      var axis = device.axes[code] ?? AxisInfo(minimum: 0, maximum: 0)
      axis.minimum = span.least
      axis.maximum = span.most
      device.axes[code] = axis
    }
    return device
  }

  /// What was taken from the events, for the user.
  package func warning(file: String, completing device: DeviceDescription?) -> RecordingWarning {
    var ranges: [String] = []
    var standing: [String] = []
    for code in Self.positionAxes where device.map({ Self.needsRange($0, code) }) ?? true {
      guard let span = spans[code] else { continue }
      if span.least < span.most {
        ranges.append("\(Self.axisName(code)) \(span.least) to \(span.most)")
      } else {
        standing.append(Self.axisName(code))
      }
    }
    // One value is no range.
    if !standing.isEmpty { ranges.append("none of \(standing.joined(separator: " and "))") }
    let seen = ranges.isEmpty ? "no positions" : ranges.joined(separator: ", ")
    let found =
      device == nil
      ? "nothing describes the device; taken for a \(isTouchpad ? "touchpad" : "touchscreen") with the ranges seen"
      : "the description has axes without a range; the ranges seen are taken"
    return RecordingWarning(
      file: file, text: "\(found) (\(seen)); give the true ones with --description FILE")
  }

  private var isTouchpad: Bool { codes[Self.keyType]?.contains(Self.fingerTool) ?? false }

  private var axes: [UInt16: AxisInfo] {
    var axes = spans.mapValues { AxisInfo(minimum: $0.least, maximum: $0.most) }
    axes[Self.slot]?.minimum = 0
    if axes[Self.trackingID] != nil {
      axes[Self.trackingID] = AxisInfo(minimum: 0, maximum: Self.largestTrackingID)
    }
    return axes
  }

  private static func axisName(_ code: UInt16) -> String {
    switch code {
    case 0x00: "ABS_X"
    case 0x01: "ABS_Y"
    case 0x35: "ABS_MT_POSITION_X"
    default: "ABS_MT_POSITION_Y"
    }
  }
}
