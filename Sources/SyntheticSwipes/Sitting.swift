package import Touch

/// Strokes in a row on one device, as one recording holds them.
package struct Sitting: Hashable, Sendable {
  /// One stroke and what its maker meant by it.
  package struct Turn: Hashable, Sendable {
    /// From the lift before to the landing.
    package var pauseMilliseconds: Double
    package var stroke: Stroke
    /// How many pages forward the stroke was meant to go; forward is a finger to the left.
    package var intendedPages: Int

    package init(after pauseMilliseconds: Double, _ stroke: Stroke, intendedPages: Int) {
      self.pauseMilliseconds = pauseMilliseconds
      self.stroke = stroke
      self.intendedPages = intendedPages
    }
  }

  /// The name of the recording's file, without its extension.
  package var name: String
  /// One line on what there is to see.
  package var note: String
  package var kind: DeviceKind
  package var seed: UInt64
  package var turns: [Turn]

  package init(name: String, note: String, kind: DeviceKind, seed: UInt64, turns: [Turn]) {
    self.name = name
    self.note = note
    self.kind = kind
    self.seed = seed
    self.turns = turns
  }

  package var device: SyntheticDevice { .of(kind) }

  /// The events that the kernel would send; the first has the stamp 0.
  package func events() -> [InputEvent] {
    let device = device
    var kernel = KernelDevice(device)
    var random = SplitMix64(seed: seed)
    var now: Int64 = 0
    for (index, turn) in turns.enumerated() {
      if index > 0 { now += Microseconds.rounding(milliseconds: turn.pauseMilliseconds) }
      now = turn.stroke.perform(on: &kernel, device, at: now, random: &random)
    }
    return kernel.events
  }
}
