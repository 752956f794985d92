import Touch

/// Says that the kernel's queue overflowed, but not for every time in a row.
struct DropNotice {
  /// A reader that is too slow is so for a while: one line in 30 s, as libinput's limit.
  private static let pauseMicroseconds: Int64 = 30_000_000

  private var lastMicroseconds: Int64?

  mutating func handle(_ event: InputEvent, deviceID: String) {
    guard event.type == EventType.synchronization, event.code == EventCode.synDropped else {
      return
    }
    let now = event.timeMicroseconds
    if let last = lastMicroseconds,
      Microseconds.elapsed(from: last, to: now) < Self.pauseMicroseconds
    {
      return
    }
    lastMicroseconds = now
    Log.warning("\(deviceID): events were lost: this program was stopped or too slow to read them")
  }
}
