import SyntheticSwipes
import Touch

/// What a device says, written by hand: a line a frame, its milliseconds, then words.
///
/// `slot1 id2 x50.5 y30` (millimetres of the synthetic devices), `palm1`, `hover3`, `touch1`,
/// `tools2` (the hardware counts two), `drop`, `report1` (the kernel's own report).
struct EventStream {
  private(set) var events: [InputEvent] = []
  private let unitsPerMillimetre: Double

  init(_ text: String, on kind: DeviceKind = .touchpad) {
    unitsPerMillimetre = Double(SyntheticDevice.of(kind).unitsPerMillimetre)
    for line in text.split(separator: "\n") { add(line.split(separator: " ")) }
  }

  private mutating func add(_ words: [Substring]) {
    guard let milliseconds = words.first.flatMap({ Double($0) }) else { return }
    let time = Microseconds.rounding(milliseconds: milliseconds)
    var report: Int32 = 0
    for word in words.dropFirst() {
      let name = word.prefix { $0.isLetter }
      let value = Double(word.dropFirst(name.count)) ?? 0
      if name == "report" {
        report = Int32(value)
      } else if name == "tools" {
        for (place, tool) in Self.tools.enumerated() {
          append(time, EventType.key, tool, place + 1 == Int(value) ? 1 : 0)
        }
      } else if let (type, code, scale) = kernelWord(name) {
        append(time, type, code, Int32(value * scale))
      }
    }
    append(time, EventType.synchronization, EventCode.synReport, report)
  }

  private static let tools = [
    EventCode.btnToolFinger, EventCode.btnToolDoubleTap, EventCode.btnToolTripleTap,
  ]

  private func kernelWord(_ name: Substring) -> (UInt16, UInt16, Double)? {
    switch name {
    case "slot": (EventType.absolute, EventCode.absMTSlot, 1)
    case "id": (EventType.absolute, EventCode.absMTTrackingID, 1)
    case "x": (EventType.absolute, EventCode.absMTPositionX, unitsPerMillimetre)
    case "y": (EventType.absolute, EventCode.absMTPositionY, unitsPerMillimetre)
    case "palm": (EventType.absolute, EventCode.absMTToolType, Double(ToolType.palm))
    case "hover": (EventType.absolute, EventCode.absMTDistance, 1)
    case "touch": (EventType.key, EventCode.btnTouch, 1)
    case "drop": (EventType.synchronization, EventCode.synDropped, 1)
    default: nil
    }
  }

  private mutating func append(_ time: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(InputEvent(timeMicroseconds: time, type: type, code: code, value: value))
  }
}
