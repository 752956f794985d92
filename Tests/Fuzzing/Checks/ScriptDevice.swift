import Touch

/// Devices of every shape, and of some that no maker would ship.
enum ScriptDevice {
  /// A device by the choices of a script's head: shape, slots, range of x, of y, resolution.
  static func device(_ choices: [Int]) -> DeviceDescription {
    var device = shapes[choices[0] % shapes.count]
    let last = lastSlots[choices[1] % lastSlots.count]
    let x = ranges[choices[2] % ranges.count]
    let y = ranges[choices[3] % ranges.count]
    let resolution = resolutions[choices[4] % resolutions.count]
    for code in device.codes[EventType.absolute]?.codes ?? [] {
      switch code {
      case EventCode.absX, EventCode.absMTPositionX: device.axes[code] = axis(x, resolution)
      case EventCode.absY, EventCode.absMTPositionY: device.axes[code] = axis(y, resolution)
      case EventCode.absMTSlot: device.axes[code] = AxisInfo(minimum: 0, maximum: last)
      default: break
      }
    }
    return device
  }

  private static func axis(_ range: (Int32, Int32), _ resolution: Int32) -> AxisInfo {
    AxisInfo(minimum: range.0, maximum: range.1, resolution: resolution)
  }

  private static let lastSlots: [Int32] = [9, 1, 4, 0, -1, 63, .max, .min]
  private static let ranges: [(Int32, Int32)] = [
    (0, 3000), (0, 1535), (-1500, 1500), (0, 0), (.min, .max), (3000, 0), (0, 1), (1266, 5676),
  ]
  private static let resolutions: [Int32] = [0, 10, 12, 40, 1, .max, -1]

  private static let shadow = [EventCode.absX, EventCode.absY]
  private static let blocks = shadow + [EventCode.absMTPositionX, EventCode.absMTPositionY]
  private static let slots = blocks + [EventCode.absMTSlot, EventCode.absMTTrackingID]
  private static let tools = [
    EventCode.btnTouch, EventCode.btnToolFinger, EventCode.btnToolDoubleTap,
    EventCode.btnToolTripleTap,
  ]

  private static let shapes = [
    shape(slots, keys: tools, InputProperty.pointer),
    shape(slots, keys: [EventCode.btnTouch], InputProperty.direct),
    shape(slots, keys: tools, InputProperty.pointer, InputProperty.semiMT),
    shape(blocks, keys: [EventCode.btnTouch], InputProperty.direct),
    shape(blocks, keys: tools, InputProperty.pointer),
    shape(shadow, keys: [EventCode.btnTouch], InputProperty.direct),
    shape(shadow, keys: tools, InputProperty.pointer),
    // Every bit set, as joysticks do.
    shape(slots + [EventCode.absReserved], keys: tools, InputProperty.pointer),
    DeviceDescription(),
  ]

  private static func shape(
    _ axes: [UInt16], keys: [UInt16], _ properties: UInt16...
  ) -> DeviceDescription {
    DeviceDescription(
      properties: CodeSet(properties),
      codes: [EventType.absolute: CodeSet(axes), EventType.key: CodeSet(keys)])
  }
}
