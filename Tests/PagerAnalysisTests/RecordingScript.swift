import Foundation
import Paging
import Recordings
import SyntheticSwipes
import TestSupport
import Touch

@testable import PagerAnalysis

/// What a recording gave when it was played.
struct Played {
  var result: RecordingResult
  var swipes: [Swipe] = []
  var settings: PlaybackSettings?

  init(
    _ source: RecordingSource, _ options: PlaybackOptions = PlaybackOptions(),
    estimators: [VelocityEstimator] = [.robust]
  ) {
    var swipes: [Swipe] = []
    var settings: PlaybackSettings?
    result = source.collectSwipes(options: options, estimators: estimators) {
      swipes.append($0)
      settings = $1
    }
    self.swipes = swipes
    self.settings = settings
  }

  /// Plays a swipe log that stands there as text.
  init(
    log: String, _ options: PlaybackOptions = PlaybackOptions(),
    estimators: [VelocityEstimator] = [.robust]
  ) throws {
    let folder = try ScratchFolder()
    let path = try folder.add("log.jsonl", Data(log.utf8))
    self.init(RecordingSource(path: path), options, estimators: estimators)
  }
}

/// A recording for a test, put together stroke by stroke.
struct RecordingScript {
  private enum Item {
    case events([InputEvent])
    case note(SwipeLogLine)
  }

  private let device: SyntheticDevice
  private var kernel: KernelDevice
  private var random = SplitMix64(seed: 1)
  private var now: Int64 = 0
  private var items: [Item] = []

  init(_ kind: DeviceKind) {
    device = .of(kind)
    kernel = KernelDevice(device)
  }

  mutating func add(_ sitting: Sitting) {
    items += sitting.eventsByTurn().map { .events($0.events) }
  }

  mutating func note(_ line: SwipeLogLine) {
    items.append(.note(line))
  }

  mutating func stroke(
    _ dx: Double, dy: Double = 0, fingers: Int, after milliseconds: Double = 900
  ) {
    if !items.isEmpty { now += Microseconds.rounding(milliseconds: milliseconds) }
    let leg = StrokeLeg(
      dxMillimetres: dx, dyMillimetres: dy, durationMilliseconds: 150, cutAt: 0.7)
    now = Stroke(fingers: fingers, legs: [leg]).perform(
      on: &kernel, device, at: now, random: &random)
    items.append(.events(kernel.takeEvents()))
  }

  /// A drag of two fingers on a pad that a third one joins for so long before all lift.
  ///
  /// Answers when the third finger came, in microseconds.
  mutating func joinedDrag(for milliseconds: Double) -> Int64 {
    let units = device.unitsPerMillimetre
    for step in Int32(0)..<12 {
      now += Microseconds.rounding(milliseconds: 8)
      kernel.touch(slot: 0, x: (60 - 2 * step) * units, y: 30 * units)
      kernel.touch(slot: 1, x: (76 - 2 * step) * units, y: 30 * units)
      kernel.report(at: now)
    }
    now += Microseconds.rounding(milliseconds: 8)
    kernel.touch(slot: 2, x: 90 * units, y: 10 * units)
    kernel.report(at: now)
    let joined = now
    now += Microseconds.rounding(milliseconds: milliseconds)
    for slot in 0..<3 { kernel.lift(slot: slot) }
    kernel.report(at: now)
    items.append(.events(kernel.takeEvents()))
    return joined
  }

  /// Leaves out the last share of the last stroke's events.
  mutating func cutLastStroke(keeping share: Double) {
    guard case .events(let events)? = items.popLast() else { return }
    items.append(.events(Array(events.prefix(Int(Double(events.count) * share)))))
  }

  func write(to folder: ScratchFolder, named name: String = "test.evemu") throws -> RecordingSource
  {
    let path = folder.path(of: name)
    var writer = try EvemuWriter(ByteSink(creating: path), device: device.description)
    for item in items {
      switch item {
      case .events(let events): try writer.write(events)
      case .note(let line): try writer.write(line)
      }
    }
    return RecordingSource(path: path)
  }

  func played(
    _ options: PlaybackOptions = PlaybackOptions(), estimators: [VelocityEstimator] = [.robust]
  ) throws -> Played {
    let folder = try ScratchFolder()
    return Played(try write(to: folder), options, estimators: estimators)
  }
}

/// Text of a swipe log: a drag of five scrolls 8 ms apart that lifts 8 ms after the last.
func loggedDrag(
  atMilliseconds start: Int, dx: Double, vx: Double = 0, ending end: String? = nil
) -> String {
  let microseconds = start * 1000
  var lines = [#"{"type":"drag-begin","t_us":\#(microseconds),"fingers":2,"axis":"horizontal"}"#]
  for step in 1...5 {
    let time = microseconds + step * 8000
    lines.append(#"{"type":"scroll","t_us":\#(time),"dx_pt":\#(dx / 5),"dy_pt":0}"#)
  }
  let lift = microseconds + 48_000
  lines.append(
    end ?? #"{"type":"end-dragging","t_us":\#(lift),"vx_pt_s":\#(vx),"vy_pt_s":0}"#)
  return lines.joined(separator: "\n") + "\n"
}

/// A header with ten standard pages, and the state on page 4.
let loggedHead = """
  {"type":"header","format":"pager-swipes","version":1,"layout":{"bounds_pt":375},\
  "strategy":"one-page","estimator":"robust"}
  {"type":"state","t_us":0,"content_offset_pt":1500,"page":4}

  """

/// A header that knows no page.
let foreignHead = #"{"type":"header","format":"pager-swipes","version":1}"# + "\n"
