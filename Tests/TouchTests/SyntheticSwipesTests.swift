import SyntheticSwipes
import Testing
import Touch

@Suite struct SyntheticSwipesTests {
  @Test func `the kernel sends only what changed`() {
    var kernel = KernelDevice(.touchpad)
    kernel.touch(slot: 0, x: 10, y: 20)
    kernel.touch(slot: 1, x: 30, y: 20)
    kernel.report(at: 0)
    kernel.touch(slot: 0, x: 10, y: 20)
    kernel.report(at: 8_000)
    kernel.touch(slot: 1, x: 31, y: 20)
    kernel.report(at: 16_000)
    kernel.lift(slot: 0)
    kernel.report(at: 24_000)
    kernel.touch(slot: 0, x: 10, y: 20)
    kernel.lift(slot: 1)
    kernel.report(at: 32_000)
    #expect(
      kernel.events.map(words) == [
        "0 3/39=1", "0 3/35=10", "0 3/36=20", "0 3/2f=1", "0 3/39=2", "0 3/35=30", "0 3/36=20",
        "0 1/14a=1", "0 1/14d=1", "0 3/0=10", "0 3/1=20", "0 0/0=0",
        "16 3/35=31", "16 0/0=0",
        "24 3/2f=0", "24 3/39=-1", "24 1/14d=0", "24 1/145=1", "24 3/0=31", "24 0/0=0",
        "32 3/39=3", "32 3/2f=1", "32 3/39=-1", "32 3/0=10", "32 0/0=0",
      ])
  }

  @Test func `a flick is the smooth curve cut off`() {
    for (cut, share) in [(0.6, 0.9216), (0.72, 0.65028), (0.9, 0.1296), (1.0, 0)] {
      let stroke = Stroke(
        fingers: 1, from: (0.2, 0.5),
        legs: [StrokeLeg(dxMillimetres: 150, durationMilliseconds: 1000, cutAt: cut)],
        reportIntervalMilliseconds: 1, stampJitterMilliseconds: 0, noiseMillimetres: 0)
      let xs = positionsPerMillisecond(of: stroke, on: .touchscreen)
      #expect(xs.count == 1001)
      let steps = zip(xs.dropFirst(20), xs).map { Double($0 - $1) }
      let peak = steps.max() ?? 0
      #expect(abs((steps.last ?? 0) / peak - share) < 0.05, "cut at \(cut)")
    }
  }

  @Test func `a still finger sends nothing`() {
    let stroke = Stroke(
      fingers: 2, from: (0.2, 0.5),
      legs: [StrokeLeg(dxMillimetres: 20, durationMilliseconds: 200, restMilliseconds: 300)])
    let stamps = Set(events(of: stroke, on: .touchpad).map(\.timeMicroseconds)).sorted()
    #expect(stamps.last == 512_000)
    #expect(stamps.dropLast().last.map { $0 < 210_000 } == true)
  }

  @Test func `at least fourteen recordings, each under its own name`() {
    let sittings = Catalogue.sittings
    #expect(sittings.count >= 14)
    #expect(Set(sittings.map(\.name)).count == sittings.count)
    #expect(Set(sittings.map(\.seed)).count == sittings.count)
    #expect(Set(sittings.map(\.kind)) == Set(DeviceKind.allCases))
    #expect(sittings.allSatisfy { $0.name.hasPrefix($0.kind.rawValue + "-") && !$0.note.isEmpty })
  }

  @Test(arguments: Catalogue.sittings.filter { $0.kind == .touchpad }.map(\.name))
  func `a touchpad recording holds what its maker meant`(_ name: String) throws {
    try expectDrags(name)
  }

  @Test(arguments: Catalogue.sittings.filter { $0.kind == .touchscreen }.map(\.name))
  func `a touchscreen recording holds what its maker meant`(_ name: String) throws {
    try expectDrags(name)
  }

  private func expectDrags(_ name: String) throws {
    let sitting = try #require(Catalogue.sittings.first { $0.name == name })
    let events = sitting.events()
    #expect(events == sitting.events())
    #expect(events.first?.timeMicroseconds == 0)
    var watcher = Watcher(device: sitting.device.description, options: RecognitionOptions())
    for event in events { watcher.feed(event) }
    #expect(watcher.complaint == nil)
    #expect(watcher.drags.count == sitting.turns.count)
    for (drag, turn) in zip(watcher.drags, sitting.turns) {
      #expect(drag.end == .lift)
      // Forward is a finger to the left.
      if turn.intendedPages > 0 { #expect(drag.dx < 0) }
      if turn.intendedPages < 0 { #expect(drag.dx > 0) }
    }
  }

  private func events(of stroke: Stroke, on device: SyntheticDevice) -> [InputEvent] {
    var kernel = KernelDevice(device)
    var random = SplitMix64(seed: 1)
    _ = stroke.perform(on: &kernel, device, at: 0, random: &random)
    return kernel.events
  }

  private func positionsPerMillisecond(of stroke: Stroke, on device: SyntheticDevice) -> [Int32] {
    var positions: [Int32] = []
    for event in events(of: stroke, on: device) where event.type == 3 && event.code == 0x35 {
      // What was not sent had not changed.
      let still = Int(event.timeMicroseconds / 1000) - positions.count
      positions += Array(repeating: positions.last ?? event.value, count: max(still, 0))
      positions.append(event.value)
    }
    return positions + Array(repeating: positions.last ?? 0, count: max(1001 - positions.count, 0))
  }

  private func words(_ event: InputEvent) -> String {
    let (type, code) = (String(event.type, radix: 16), String(event.code, radix: 16))
    return "\(event.timeMicroseconds / 1000) \(type)/\(code)=\(event.value)"
  }
}
