import TestSupport
import Touch

/// A mixture of sane and absurd events.
struct RandomEvents {
  private var microseconds: Int64 = 0
  private var clock: Int32 = 0
  private var x: Int32 = 1500
  private var y: Int32 = 1500
  private var id: Int32 = 65_533

  private static let codes: [(UInt16, UInt16)] = [
    (3, 0x2f), (3, 0x2f), (3, 0x35), (3, 0x35), (3, 0x35), (3, 0x36), (3, 0x39), (3, 0x00),
    (3, 0x00),
    (3, 0x00), (3, 0x01), (3, 0x37), (3, 0x3b), (3, 0x19), (3, 0x18), (3, 0x30), (4, 5), (4, 4),
    (1, 0x14a), (1, 0x145), (1, 0x14d), (1, 0x14e), (1, 0x14f),
    (1, 0x148),
    (0, 0), (0, 0), (0, 0), (0, 0), (0, 2), (0, 2),
  ]

  mutating func next(_ random: inout SeededRandom) -> InputEvent {
    if chance(4, &random) { step(.random(in: -2_000...20_000, using: &random)) }
    if chance(500, &random) { step(.random(in: 0...400_000, using: &random)) }
    if chance(20_000, &random) { step(.random(in: -7_200_000_000...7_200_000_000, using: &random)) }
    let stamp =
      chance(9_000, &random) ? Int64.random(in: .min ... .max, using: &random) : microseconds
    if chance(200, &random) {
      return InputEvent(
        timeMicroseconds: stamp, type: .random(in: 0...5, using: &random),
        code: .random(in: 0 ... .max, using: &random),
        value: .random(in: .min ... .max, using: &random))
    }
    if chance(600, &random) {
      return InputEvent(timeMicroseconds: stamp, type: 0, code: 3, value: 0)
    }
    let (type, code) = Self.codes.randomElement(using: &random) ?? (0, 0)
    return InputEvent(
      timeMicroseconds: stamp, type: type, code: code, value: value(type, code, &random))
  }

  private mutating func step(_ span: Int64) {
    microseconds &+= span
    clock &+= Int32(truncatingIfNeeded: span)
  }

  private mutating func value(_ type: UInt16, _ code: UInt16, _ random: inout SeededRandom) -> Int32
  {
    if chance(1_000, &random) { return .random(in: .min ... .max, using: &random) }
    switch (type, code) {
    case (3, 0x35), (3, 0x00):
      x = (x + .random(in: -20...25, using: &random)) % 3000
      return x
    case (3, 0x36), (3, 0x01):
      y = (y + .random(in: -20...20, using: &random)) % 3000
      return y
    case (3, 0x2f): return slot(&random)
    case (3, 0x39): return chance(3, &random) ? -1 : trackingID(&random)
    case (3, 0x37): return chance(20, &random) ? 2 : 0
    case (3, 0x3b), (3, 0x19): return chance(10, &random) ? 1 : 0
    case (3, 0x30): return chance(10, &random) ? 0 : 9
    case (3, 0x18): return chance(10, &random) ? 0 : .random(in: 200...900, using: &random)
    case (4, _): return chance(50, &random) ? 0 : clock
    case (1, _): return chance(3, &random) ? 0 : chance(20, &random) ? 2 : 1
    case (0, 0): return chance(20, &random) ? 1 : 0
    default: return .random(in: 0...50, using: &random)
    }
  }

  /// Now and then one that no description has, as drivers do.
  private func slot(_ random: inout SeededRandom) -> Int32 {
    guard chance(50, &random) else { return .random(in: 0...2, using: &random) }
    return [-1, .random(in: 3...70, using: &random), .min, .max].randomElement(using: &random) ?? 0
  }

  /// The kernel's ids count on from one contact to the next, and wrap after 65,535.
  private mutating func trackingID(_ random: inout SeededRandom) -> Int32 {
    if chance(10, &random) { return .random(in: 0...9, using: &random) }
    id = (id + 1) & 0xffff
    return id
  }

  private func chance(_ oneIn: Int, _ random: inout SeededRandom) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  /// What a device says when everything is lifted, in as many slots as a description may claim.
  static func allUp(after microseconds: Int64) -> [InputEvent] {
    var words: [(UInt16, UInt16, Int32)] = []
    for slot in 0..<Int32(64) { words += [(3, 0x2f, slot), (3, 0x39, -1)] }
    for key: UInt16 in [0x14a, 0x145, 0x14d, 0x14e, 0x14f, 0x148] { words.append((1, key, 0)) }
    words += [(3, 0x18, 0), (3, 0x18, .min), (0, 2, 0), (0, 0, 0)]
    return words.map {
      InputEvent(timeMicroseconds: microseconds, type: $0.0, code: $0.1, value: $0.2)
    }
  }
}
