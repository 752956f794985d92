import SyntheticSwipes
import Touch

/// Fingers on a synthetic device; what they do comes out as the kernel's events.
struct Hand {
  let device: SyntheticDevice
  private(set) var events: [InputEvent] = []
  /// The last stamp, in microseconds.
  private(set) var now: Int64 = 0
  private var kernel: KernelDevice
  private var random = SplitMix64(seed: 1)

  init(_ kind: DeviceKind) {
    device = .of(kind)
    kernel = KernelDevice(device)
  }

  mutating func stroke(_ stroke: Stroke, after milliseconds: Double = 0) {
    wait(milliseconds)
    now = stroke.perform(on: &kernel, device, at: now, random: &random)
    events += kernel.takeEvents()
  }

  mutating func flick(_ dx: Double, dy: Double = 0, after milliseconds: Double = 0) {
    let leg = StrokeLeg(
      dxMillimetres: dx, dyMillimetres: dy, durationMilliseconds: 150, cutAt: 0.7)
    stroke(Stroke(fingers: dragFingers, legs: [leg]), after: milliseconds)
  }

  /// Fingers that come and go without a move.
  mutating func tap(
    fingers: Int? = nil, after milliseconds: Double = 0, holding held: Double = 60
  ) {
    let rest = StrokeLeg(dxMillimetres: 0, durationMilliseconds: 0, restMilliseconds: held)
    stroke(
      Stroke(fingers: fingers ?? dragFingers, legs: [rest], noiseMillimetres: 0),
      after: milliseconds)
  }

  /// One report of a finger, in millimetres.
  mutating func touch(slot: Int, x: Double, y: Double, after milliseconds: Double = 0) {
    let units = Double(device.unitsPerMillimetre)
    kernel.touch(slot: slot, x: Int32(x * units), y: Int32(y * units))
    report(after: milliseconds)
  }

  mutating func lift(slot: Int, after milliseconds: Double = 0) {
    kernel.lift(slot: slot)
    report(after: milliseconds)
  }

  private var dragFingers: Int { device.kind == .touchpad ? 2 : 1 }

  private mutating func report(after milliseconds: Double) {
    wait(milliseconds)
    kernel.report(at: now)
    events += kernel.takeEvents()
  }

  private mutating func wait(_ milliseconds: Double) {
    now += Microseconds.rounding(milliseconds: milliseconds)
  }
}
