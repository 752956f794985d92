import Foundation
import FuzzChecks
import SyntheticSwipes
import Testing
import TestSupport
import Touch

/// The seeds of the event fuzzer are strokes of the catalogue, spelled as its scripts.
@Suite struct EventScriptTests {
  private static let names = [
    "touchpad-catch", "touchpad-flick-forward", "touchpad-reversal", "touchscreen-reading",
    "touchscreen-short-flick",
  ]

  @Test(arguments: names)
  func `a seed is a sitting of the catalogue`(name: String) throws {
    let sitting = try #require(Catalogue.sittings.first { $0.name == name })
    let bytes = spelled(sitting)
    let url = repositoryRoot.appending(path: "Tests/Fuzzing/Seeds/events/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try Data(bytes).write(to: url)
      Issue.record("recorded \(name)")
    }
    #expect(Array(try Data(contentsOf: url)) == bytes)
    let script = EventScript(bytes)
    #expect(script.events.map(\.value) == sitting.events().map(\.value))
    #expect(script.device.kind == sitting.kind)
  }

  /// Times are rounded to ticks; everything else is as the sitting has it.
  private func spelled(_ sitting: Sitting) -> [UInt8] {
    // Slots, ten of them, 0...3000 on both axes at 10 or 40 a millimetre, drags of any kind.
    let isPad = sitting.kind == .touchpad
    var bytes: [UInt8] = [isPad ? 0 : 1, isPad ? 2 : 0, 0, 0, isPad ? 3 : 2, 0, 1, 4]
    var ticks: Int64 = 0
    for event in sitting.events() {
      let now = event.timeMicroseconds / EventScript.microsecondsPerTick
      while now - ticks > 255 { ticks += append(step: Self.nothing, ticks: 255, 0, to: &bytes) }
      let code = StepDecoder.codes.firstIndex { ($0.type, $0.code) == (event.type, event.code) }
      ticks += append(step: code ?? Self.nothing, ticks: now - ticks, event.value, to: &bytes)
    }
    return bytes
  }

  /// A step that only lets time pass.
  private static let nothing = 255

  private func append(step: Int, ticks: Int64, _ value: Int32, to bytes: inout [UInt8]) -> Int64 {
    bytes += [UInt8(step), UInt8(ticks)]
    withUnsafeBytes(of: Int16(truncatingIfNeeded: value).littleEndian) { bytes += $0 }
    return ticks
  }
}
