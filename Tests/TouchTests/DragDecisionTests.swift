import TestSupport
import Testing
import Touch

/// Frames in, the decision about the last one out.
private struct DecisionCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var kind: DeviceKind
  var options = RecognitionOptions.test
  var steps: [Step]
  var expected: DragDecision

  init(
    _ name: String, on kind: DeviceKind = .touchpad, fingers: FingerRequirement? = nil,
    _ steps: [Step], _ expected: DragDecision
  ) {
    testDescription = name
    self.kind = kind
    options.fingers = fingers
    self.steps = steps
    self.expected = expected
  }

  var decision: DragDecision? {
    var recognizer = DragRecognizer(
      device: kind == .touchpad ? TestDevice.pad : TestDevice.screen, options: options)
    var events: [DragEvent] = []
    for step in steps { recognizer.handle(step.frame, into: &events) }
    return recognizer.decision
  }
}

private let down = [Step(0, [1: (0, 0), 2: (50, 0)])]
private let dragging = down + [Step(10, [1: (20, 0), 2: (70, 0)])]

private let cases: [DecisionCase] = [
  DecisionCase("nothing touches", [Step(0)], .nothingTouches),
  DecisionCase(
    "a palm is no finger", [Step(0, [1: (0, 0)], palms: [1], fingers: 0)], .nothingTouches),
  DecisionCase(
    "too few fingers", [Step(0, [1: (0, 0)])], .fingersDiffer(touching: 1, asked: 2)),
  DecisionCase(
    "too many fingers on a pad", [Step(0, [1: (0, 0), 2: (9, 0), 3: (20, 0)])],
    .fingersDiffer(touching: 3, asked: 2)),
  DecisionCase(
    "too few fingers on a screen", on: .touchscreen, fingers: .exactly(2), [Step(0, [1: (0, 0)])],
    .fingersDiffer(touching: 1, asked: 2)),
  DecisionCase(
    "the hardware counts more", [Step(0, [1: (0, 0), 2: (50, 0)], unsettled: true)],
    .countUnconfirmed),
  DecisionCase("the fingers are there", down, .setComplete(fingers: 2)),
  DecisionCase(
    "more fingers than asked for on a screen", on: .touchscreen,
    [Step(0, [1: (0, 0), 2: (50, 0)])], .setComplete(fingers: 1)),
  DecisionCase(
    "another finger of any number", fingers: .any,
    [Step(0, [1: (0, 0)]), Step(10, [1: (0, 0), 2: (50, 0)])], .setReplaced(.joined)),
  DecisionCase(
    "a finger less of any number", fingers: .any, down + [Step(10, [1: (0, 0)])],
    .setReplaced(.lifted)),
  DecisionCase(
    "a finger lost of any number", fingers: .any,
    down + [Step(10, [1: (0, 0)], role: .resync, lost: [2])], .setReplaced(.lost)),
  DecisionCase(
    "a finger that becomes a palm, of any number", fingers: .any,
    down + [Step(10, [1: (0, 0), 2: (50, 0)], palms: [2])], .setReplaced(.palm)),
  DecisionCase(
    "less than the slop", down + [Step(10, [1: (9, 12), 2: (59, 12)])], .belowSlop(moved: 15)),
  DecisionCase(
    "across the axis", down + [Step(10, [1: (3, 20), 2: (53, 20)])],
    .acrossAxis(horizontal: 3, vertical: 20)),
  DecisionCase(
    "still across the axis",
    down + [Step(10, [1: (3, 20), 2: (53, 20)]), Step(20, [1: (90, 21), 2: (140, 21)])],
    .acrossAxis(horizontal: 90, vertical: 21)),
  DecisionCase("the slop is crossed", dragging, .began(moved: 20)),
  DecisionCase("a drag goes on", dragging + [Step(20, [1: (30, 0), 2: (80, 0)])], .dragged),
  DecisionCase("a drag stands still", dragging + [Step(20, [1: (20, 0), 2: (70, 0)])], .dragged),
  DecisionCase(
    "the kernel's own report", down + [Step(10, [1: (9, 0), 2: (59, 0)], role: .stateOnly)],
    .notMeasured(.stateOnly)),
  DecisionCase(
    "after a gap", dragging + [Step(20, [1: (90, 0), 2: (140, 0)], role: .resync)],
    .notMeasured(.resync)),
  DecisionCase(
    "the first measurement after a gap",
    dragging + [
      Step(20, [1: (90, 0), 2: (140, 0)], role: .resync),
      Step(30, [1: (91, 0), 2: (141, 0)], role: .base),
    ], .rebased),
  DecisionCase(
    "the extra finger is gone",
    dragging + [
      Step(20, [1: (20, 0), 2: (70, 0), 3: (0, 0)]), Step(30, [1: (30, 0), 2: (80, 0)]),
    ], .rebased),
  DecisionCase(
    "a lift that the count denies", dragging + [Step(20, [1: (30, 0)], unsettled: true)],
    .liftUnconfirmed),
  DecisionCase(
    "a lift that the count confirms late",
    dragging + [Step(20, [1: (30, 0)], unsettled: true), Step(30, [1: (30, 0)])],
    .setEnded(.lifted)),
  DecisionCase(
    "a finger too many", dragging + [Step(20, [1: (20, 0), 2: (70, 0), 3: (0, 0)])],
    .paused(sinceMicroseconds: 20_000)),
  DecisionCase(
    "still a finger too many",
    dragging + [20, 83].map { Step($0, [1: (20, 0), 2: (70, 0), 3: (0, 0)]) },
    .paused(sinceMicroseconds: 20_000)),
  DecisionCase(
    "a finger too many for too long",
    dragging + [20, 120].map { Step($0, [1: (20, 0), 2: (70, 0), 3: (0, 0)]) }, .awaitsAllUp),
  DecisionCase("a tap", down + [Step(10)], .setEnded(.lifted)),
  DecisionCase("a drag's lift", dragging + [Step(20)], .setEnded(.lifted)),
  DecisionCase(
    "all of a drag's fingers at once, by the kernel", dragging + [Step(20, role: .stateOnly)],
    .released),
  DecisionCase(
    "a drag's finger is lost", dragging + [Step(20, role: .resync, lost: [1, 2])],
    .setEnded(.lost)),
  DecisionCase(
    "a drag's finger becomes a palm",
    dragging + [Step(20, [1: (20, 0), 2: (70, 0)], palms: [1])], .setEnded(.palm)),
  DecisionCase(
    "a finger too many before a drag", down + [Step(10, [1: (0, 0), 2: (50, 0), 3: (9, 0)])],
    .setEnded(.joined)),
  DecisionCase(
    "a finger stays after the lift", dragging + [20, 30].map { Step($0, [1: (20, 0)]) },
    .awaitsAllUp),
]

@Suite struct DragDecisionTests {
  @Test(arguments: cases)
  fileprivate func `a decision and its numbers`(_ example: DecisionCase) {
    #expect(example.decision == example.expected)
  }

  @Test func `every decision is reached`() {
    #expect(Set(cases.map { place(of: $0.expected) }) == Set(0..<16))
    let endings = cases.compactMap {
      if case .setEnded(let change) = $0.expected { change } else { nil }
    }
    #expect(Set(endings) == Set(FingerChange.allCases))
    let replacements = cases.compactMap {
      if case .setReplaced(let change) = $0.expected { change } else { nil }
    }
    #expect(Set(replacements) == Set(FingerChange.allCases))
  }

  /// Whatever comes, a decision says what the events of its frame say.
  @Test(arguments: [
    NamedDevice("slots on a screen", TestDevice.screen),
    NamedDevice("slots on a pad", TestDevice.pad),
    NamedDevice("two slots, five fingers", TestDevice.narrowPad),
    NamedDevice("a box", TestDevice.semiMTPad),
    NamedDevice("blocks", TestDevice.protocolA),
    NamedDevice("a single touch", TestDevice.singleTouch),
  ])
  func `random events are decided as they are told`(_ named: NamedDevice) {
    var begins = 0
    let requirements: [FingerRequirement?] = [nil, .exactly(1), .any]
    for (round, fingers) in requirements.enumerated() {
      let seed: UInt64 = 0xdec1_de + UInt64(round)
      var options = RecognitionOptions.test
      options.fingers = fingers
      var random = SeededRandom(seed: seed)
      var source = RandomEvents()
      var tracker = ContactTracker(device: named.device)
      var recognizer = DragRecognizer(device: named.device, options: options)
      for index in 0..<8_000 where tracker.handle(source.next(&random)) {
        var events: [DragEvent] = []
        recognizer.handle(tracker.frame, into: &events)
        begins += events.count(where: \.isBegin)
        guard agrees(recognizer, events) else {
          Issue.record("seed \(seed), event \(index): \(recognizer.decision as Any), \(events)")
          break
        }
      }
    }
    #expect(begins > 0, "without a drag this proves little")
  }

  private func agrees(_ recognizer: DragRecognizer, _ events: [DragEvent]) -> Bool {
    guard let decision = recognizer.decision else { return false }
    let began = events.contains(where: \.isBegin)
    switch decision {
    case .began(let moved):
      return began && recognizer.isDragging
        && moved >= recognizer.scale.slopPoints - 1e-6
    case .dragged, .paused: return !began && recognizer.isDragging
    case .belowSlop(let moved):
      return recognizer.phase == .down && moved < recognizer.scale.slopPoints
    case .acrossAxis: return recognizer.phase == .rejected
    case .setComplete: return recognizer.phase == .down && events.contains(where: \.isDown)
    case .countUnconfirmed: return recognizer.phase == .landing
    case .setEnded, .released:
      return events.contains(where: \.isEnd) && recognizer.phase != .dragging
    case .setReplaced: return recognizer.phase == .down
    case .awaitsAllUp: return recognizer.phase == .spent
    case .nothingTouches, .fingersDiffer: return recognizer.phase == .idle
    case .notMeasured, .rebased, .liftUnconfirmed: return !began
    }
  }

  private func place(of decision: DragDecision) -> Int {
    switch decision {
    case .nothingTouches: 0
    case .fingersDiffer: 1
    case .countUnconfirmed: 2
    case .setComplete: 3
    case .setReplaced: 4
    case .belowSlop: 5
    case .acrossAxis: 6
    case .began: 7
    case .dragged: 8
    case .notMeasured: 9
    case .rebased: 10
    case .liftUnconfirmed: 11
    case .paused: 12
    case .setEnded: 13
    case .awaitsAllUp: 14
    case .released: 15
    }
  }
}

extension DragEvent {
  fileprivate var isBegin: Bool { if case .began = self { true } else { false } }
  fileprivate var isDown: Bool { if case .fingersDown = self { true } else { false } }
  fileprivate var isEnd: Bool {
    switch self {
    case .fingersUp, .ended, .cancelled: true
    case .fingersDown, .began, .scrolled: false
    }
  }
}
