import Touch

/// What the numbers of a script's steps stand for.
package struct StepDecoder {
  /// The codes that a step names by its place in here.
  package static let codes: [(type: UInt16, code: UInt16)] = [
    (EventType.synchronization, EventCode.synReport),
    (EventType.absolute, EventCode.absMTSlot), (EventType.absolute, EventCode.absMTTrackingID),
    (EventType.absolute, EventCode.absMTPositionX), (EventType.absolute, EventCode.absMTPositionY),
    (EventType.absolute, EventCode.absMTToolType), (EventType.absolute, EventCode.absMTDistance),
    (EventType.absolute, EventCode.absMTTouchMajor), (EventType.absolute, EventCode.absMTPressure),
    (EventType.absolute, EventCode.absX), (EventType.absolute, EventCode.absY),
    (EventType.absolute, EventCode.absPressure), (EventType.absolute, EventCode.absDistance),
    (EventType.key, EventCode.btnTouch), (EventType.key, EventCode.btnToolFinger),
    (EventType.key, EventCode.btnToolDoubleTap), (EventType.key, EventCode.btnToolTripleTap),
    (EventType.key, EventCode.btnToolQuadTap), (EventType.key, EventCode.btnToolQuintTap),
    (EventType.synchronization, EventCode.synMTReport),
    (EventType.synchronization, EventCode.synDropped),
    (EventType.miscellaneous, EventCode.mscTimestamp),
  ]

  /// What a step behind the codes does.
  private enum Oddity: Int {
    case stepBack, pause, absurdTime, upperHalf, wildCode, wait, cancel, liftAll
  }

  private var microseconds: Int64 = 0
  /// The upper half of the next event's value.
  private var upperHalf: Int32 = 0

  mutating func decode(_ step: [UInt8], into steps: inout [EventScript.Step]) {
    let number = Int16(truncatingIfNeeded: Int(step[2]) | Int(step[3]) << 8)
    microseconds &+= Int64(step[1]) * EventScript.microsecondsPerTick
    let choice = Int(step[0])
    if choice < Self.codes.count {
      let (type, code) = Self.codes[choice]
      steps.append(.event(event(type, code, number)))
      return
    }
    switch Oddity(rawValue: choice - Self.codes.count) {
    case .stepBack: microseconds &-= Int64(number) * EventScript.microsecondsPerTick
    case .pause: microseconds &+= Int64(number) * 1_000_000
    case .absurdTime: microseconds = Int64(number) << 48
    case .upperHalf: upperHalf = Int32(number) << 16
    case .wildCode:
      steps.append(.event(event(UInt16(step[1]), UInt16(bitPattern: number), number)))
    case .wait: steps.append(.wait(microseconds))
    case .cancel:
      let reasons = CancelReason.allCases
      steps.append(.cancel(reasons[Int(number.magnitude) % reasons.count]))
    case .liftAll: steps += EventScript.liftAll(at: microseconds).map { .event($0) }
    case nil: break
    }
  }

  private mutating func event(_ type: UInt16, _ code: UInt16, _ number: Int16) -> InputEvent {
    defer { upperHalf = 0 }
    return InputEvent(
      timeMicroseconds: microseconds, type: type, code: code, value: upperHalf | Int32(number))
  }
}

extension EventScript {
  /// What a device says when everything is lifted, whatever protocol it speaks.
  static func liftAll(at microseconds: Int64) -> [InputEvent] {
    var words: [(UInt16, UInt16, Int32)] = []
    for slot in 0..<Int32(64) {
      words.append((EventType.absolute, EventCode.absMTSlot, slot))
      words.append((EventType.absolute, EventCode.absMTTrackingID, -1))
    }
    let keys = [
      EventCode.btnTouch, EventCode.btnToolFinger, EventCode.btnToolDoubleTap,
      EventCode.btnToolTripleTap, EventCode.btnToolQuadTap, EventCode.btnToolQuintTap,
    ]
    for key in keys { words.append((EventType.key, key, 0)) }
    words.append((EventType.absolute, EventCode.absPressure, 0))
    words.append((EventType.synchronization, EventCode.synMTReport, 0))
    words.append((EventType.synchronization, EventCode.synReport, 0))
    return words.map { type, code, value in
      InputEvent(timeMicroseconds: microseconds, type: type, code: code, value: value)
    }
  }
}
