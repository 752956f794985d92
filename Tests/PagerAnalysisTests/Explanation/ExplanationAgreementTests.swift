import Pager
import Recordings
import SyntheticSwipes
import TestSupport
import Testing
import Touch

@testable import PagerAnalysis

/// What is explained is what happened.
@Suite struct ExplanationAgreementTests {
  private static let seed: UInt64 = 0xe791_a1

  @Test(arguments: DeviceKind.allCases)
  func `random sessions are explained as they were recognised`(_ kind: DeviceKind) throws {
    var drags = 0
    var misses = 0
    for round in 0..<60 {
      let seed = Self.seed + UInt64(round)
      var random = SeededRandom(seed: seed)
      let events = randomTouches(on: .of(kind), &random)
      let fingers: FingerRequirement? = [nil, .exactly(1), .any][round % 3]
      let options = PlaybackOptions(deviceRules: DeviceRules(DeviceSettings(fingers: fingers)))
      let device = SyntheticDevice.of(kind).description
      var log = DragLog()
      try play(events, on: device, options: options, ending: .recordingEnded, into: &log)
      let explained = try Explained(events, on: device, options: options)

      #expect(explained.frames.flatMap(\.events) == log.events, "seed \(seed)")
      #expect(explained.frames.count == log.frames, "seed \(seed)")
      let told = explained.touches.flatMap(\.drags)
      #expect(told.map(\.text) == log.drags, "seed \(seed)")
      #expect(explained.touches.map(\.number) == Array(1...explained.touches.count))
      for touch in explained.touches {
        let rows = explained.frames.filter { $0.touch == touch.number }
        #expect(touch.frames == rows.count && touch.frames > 0, "seed \(seed)")
        #expect(touch.drags.isEmpty == (touch.obstacle != nil), "seed \(seed)")
        if touch.drags.isEmpty { misses += 1 }
      }
      for frame in explained.frames {
        let began = frame.events.contains { if case .began = $0 { true } else { false } }
        #expect(began == (frame.decision.name == "began"), "seed \(seed)")
      }
      drags += told.count
    }
    #expect(drags > 50 && misses > 50, "without both this proves little")
  }

  /// Fingers that come, go and move at random, with gaps and pauses.
  private func randomTouches(
    on device: SyntheticDevice, _ random: inout SeededRandom
  ) -> [InputEvent] {
    var kernel = KernelDevice(device)
    var now: Int64 = 0
    var places = [(x: Int32, y: Int32)](repeating: (800, 800), count: 4)
    var events: [InputEvent] = []
    for _ in 0..<300 {
      now += Int64.random(in: 1_000...15_000, using: &random)
      if Int.random(in: 0..<40, using: &random) == 0 { now += 150_000 }
      for slot in places.indices {
        let isDown = kernel.isTouched(slot: slot)
        let isChanging = Int.random(in: 0..<(isDown ? 12 : 20), using: &random) == 0
        guard isDown != isChanging else {
          kernel.lift(slot: slot)
          continue
        }
        places[slot].x += Int32.random(in: -30...40, using: &random)
        places[slot].y += Int32.random(in: -12...12, using: &random)
        kernel.touch(slot: slot, x: places[slot].x, y: places[slot].y)
      }
      if Int.random(in: 0..<60, using: &random) == 0 {
        events.append(
          InputEvent(
            timeMicroseconds: now, type: EventType.synchronization, code: EventCode.synDropped,
            value: 0))
      }
      kernel.report(at: now)
      events += kernel.takeEvents()
    }
    return events
  }
}

/// What the recognizer emitted, kept as it came.
private struct DragLog: PlaybackObserver {
  private(set) var events: [DragEvent] = []
  private(set) var frames = 0
  /// As ``ExplainedDrag/text``.
  private(set) var drags: [String] = []
  private var travel = 0.0

  mutating func frameCompleted(_ pager: Pager) { frames += 1 }

  mutating func happened(_ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag) {
    for case .drag(let event) in events {
      self.events.append(event)
      switch event {
      case .began(let time, let fingers, let axis):
        travel = 0
        drags.append("\(time) \(fingers) \(axis)")
      case .scrolled(_, let dx, let dy): travel += dx + dy
      case .ended(let time, let velocity):
        drags[drags.count - 1] += " \(travel) \(time) \(velocity.xPerSecond + velocity.yPerSecond)"
      case .cancelled(let time, let reason):
        drags[drags.count - 1] += " \(travel) \(time) \(reason)"
      case .fingersDown, .fingersUp: break
      }
    }
  }

  mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager) {}
  mutating func contentWasPlaced(_ pager: Pager, at microseconds: Int64) {}
  mutating func noted(_ note: SwipeLogLine) {}
}

extension ExplainedDrag {
  fileprivate var text: String {
    let end =
      switch ending {
      case .lifted(let lift): "\(lift.reported)"
      case .cancelled(let reason): "\(reason)"
      case nil: "not over"
      }
    return "\(beginMicroseconds) \(fingers) \(axis) \(travel) \(endMicroseconds ?? -1) \(end)"
  }
}
