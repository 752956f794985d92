package import Pager
package import Touch

/// A device, a pager and what happens to them, spelled by any bytes at all.
///
/// The first ``headLength`` bytes choose the device and the pager. Then each four bytes are a step:
/// which one, how much later it comes, and a number of 16 bits (least significant byte first).
package struct EventScript: Sendable {
  package static let headLength = 8
  package static let stepLength = 4
  /// What one unit of a step's second byte stands for.
  package static let microsecondsPerTick: Int64 = 500

  package enum Step: Hashable, Sendable {
    case event(InputEvent)
    /// Time passes without an event.
    case wait(Int64)
    /// What goes on is ended from outside.
    case cancel(CancelReason)
  }

  package var device: DeviceDescription
  package var configuration: PagerConfiguration
  package var steps: [Step]

  package init(_ bytes: [UInt8]) {
    let head = bytes.prefix(Self.headLength) + Array(repeating: 0, count: Self.headLength)
    let choices = head.prefix(Self.headLength).map(Int.init)
    device = ScriptDevice.device(choices)
    configuration = ScriptPager.configuration(choices)
    var decoder = StepDecoder()
    steps = []
    var rest = bytes.dropFirst(Self.headLength)
    while rest.count >= Self.stepLength {
      decoder.decode(Array(rest.prefix(Self.stepLength)), into: &steps)
      rest = rest.dropFirst(Self.stepLength)
    }
  }

  /// The events alone.
  package var events: [InputEvent] {
    steps.compactMap { step in
      guard case .event(let event) = step else { return nil }
      return event
    }
  }
}
