import Foundation
import SyntheticSwipes
import TestSupport
import Testing
import Touch

/// Whatever a device says: no trap, and events in an order that makes sense.
@Suite struct RandomEventTests {
  private static let seed: UInt64 = 0x5eed_0f_70c4
  /// Of each shape five rounds: a million events and more where there is time for them.
  private static let eventsPerRound =
    ProcessInfo.processInfo.environment["SLOW_TESTS"] == nil ? 6_000 : 60_000

  @Test(arguments: NamedDevice.allShapes)
  func `random events keep the invariants`(_ named: NamedDevice) {
    let requirements: [FingerRequirement?] = [nil, .exactly(1), .exactly(2), .exactly(3), .any]
    var downs = 0
    for (round, fingers) in requirements.enumerated() {
      var options = RecognitionOptions.test
      options.fingers = fingers
      options.axis = [.horizontal, .vertical, .both][round % 3]
      options.estimator = VelocityEstimators.all[round]
      let seed = Self.seed &+ UInt64(round)
      var random = SeededRandom(seed: seed)
      var source = RandomEvents()
      var watcher = Watcher(device: named.device, kind: named.kind, options: options)
      for index in 0..<Self.eventsPerRound {
        watcher.feed(source.next(&random))
        if index % 97 == 0, let deadline = watcher.recognizer.nextDeadline {
          watcher.wait(until: deadline)
        }
        if index % 1_999 == 0 { watcher.cancel() }
        if index % 1_499 == 0 {
          watcher.liftAll()
          watcher.wait(until: watcher.frame.timeMicroseconds + 1_000_000)
        }
        guard watcher.complaint == nil else { break }
      }
      watcher.liftAll()
      #expect(watcher.complaint == nil, "seed \(seed), round \(round)")
      if let deadline = watcher.recognizer.nextDeadline { watcher.wait(until: deadline) }
      #expect(!watcher.recognizer.isDragging && watcher.recognizer.nextDeadline == nil)
      downs += watcher.fingersDownCount
    }
    #expect(downs > 0, "without a touch this proves little")
  }

  @Test(arguments: DeviceKind.allCases)
  func `random strokes become one drag each`(_ kind: DeviceKind) {
    let device = SyntheticDevice.of(kind)
    var strokes = RandomStrokes(on: device, seed: Self.seed)
    var noise = SplitMix64(seed: Self.seed)
    for round in 0..<200 {
      let stroke = strokes.next()
      var kernel = KernelDevice(device)
      _ = stroke.perform(on: &kernel, device, at: 0, random: &noise)
      var watcher = Watcher(device: device.description, options: RecognitionOptions())
      for event in kernel.events { watcher.feed(event) }
      let drag = watcher.drags.first
      let goesRight = stroke.legs.allSatisfy { $0.dxMillimetres > 0 }
      #expect(
        watcher.complaint == nil && watcher.drags.count == 1 && drag?.end == .lift
          && ((drag?.dx ?? 0) > 0) == goesRight,
        "seed \(Self.seed), round \(round): \(watcher.drags)")
    }
  }

  @Test func `the same events later give the same drags later`() {
    let sitting = Catalogue.sittings[0]
    let shift: Int64 = 1_700_000_000_000_000
    let events = play(sitting.events(), on: sitting.device)
    let later = play(
      sitting.events().map { event in
        var event = event
        event.timeMicroseconds += shift
        return event
      }, on: sitting.device)
    #expect(!events.isEmpty)
    #expect(later.map { $0.timeMicroseconds - shift } == events.map(\.timeMicroseconds))
    #expect(later.map(text).map(withoutTime) == events.map(text).map(withoutTime))
  }

  private func play(_ events: [InputEvent], on device: SyntheticDevice) -> [DragEvent] {
    var tracker = ContactTracker(device: device.description)
    var recognizer = DragRecognizer(device: device.description)
    var drags: [DragEvent] = []
    for event in events where tracker.handle(event) {
      recognizer.handle(tracker.frame, into: &drags)
    }
    return drags
  }

  private func withoutTime(_ text: String) -> Substring { text.drop { $0 != " " } }
}
