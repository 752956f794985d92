import PagerAnalysis
import Recordings
import SyntheticSwipes
import Touch

@testable import PagerAnalysis

/// What an explanation of events came to.
struct Explained {
  private(set) var frames: [ExplainedFrame] = []
  private(set) var touches: [ExplainedTouch] = []
  private(set) var surface: ExplainedSurface?
  private(set) var lines: [String] = []

  /// With `ending` nil nothing tells that the events ended.
  init(
    _ events: [InputEvent], on device: DeviceDescription = SyntheticDevice.touchpad.description,
    options: PlaybackOptions = PlaybackOptions(), ending: CancelReason? = .recordingEnded
  ) throws {
    var told: [Explanation] = []
    var explainer = TouchExplainer { told.append($0) }
    try play(events, on: device, options: options, ending: ending, into: &explainer)
    explainer.finish()
    var lines: [String] = []
    var text = ExplanationText(columns: 80, isUnfolded: true, words: { _ in [] }) {
      lines.append($0)
    }
    for explanation in told {
      text.add(explanation)
      switch explanation {
      case .began(let surface): self.surface = surface
      case .frame(let frame): frames.append(frame)
      case .touch(let touch): touches.append(touch)
      }
    }
    text.end()
    self.lines = lines
  }

  /// Each frame's reason, with its milliseconds.
  var reasons: [String] {
    guard let surface else { return [] }
    let wording = DecisionWording(surface: surface)
    return frames.map { "\($0.timeMicroseconds / 1000) \(wording.why($0))" }
  }

  /// Each touch's sentence.
  var sentences: [String] {
    guard let surface else { return [] }
    return touches.map { TouchSummary(surface: surface, touch: $0).sentences[0] }
  }
}

/// Plays events as a recording of a device.
func play(
  _ events: [InputEvent], on device: DeviceDescription, options: PlaybackOptions,
  ending: CancelReason?, into observer: inout some PlaybackObserver
) throws {
  var player = PlaybackPlayer(name: "test", device: device, options: options)
  try player.play(events, into: &observer)
  if let ending { player.end(ending, into: &observer) }
}
