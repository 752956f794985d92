import LiveView
import Pager
import PagerAnalysis
import Recordings
import Touch

/// The pagers of a run: one, or several under the same finger.
///
/// Each recognises the same inputs for itself and does exactly what it would do alone.
struct Lanes {
  private var lanes: [Lane]
  private let isLog: Bool

  /// - Parameters:
  ///   - name: what errors call the source.
  ///   - device: what it was recorded on; nil for a log, whose drags were recognised before.
  ///   - options: with what each pager is played.
  init(name: String, device: DeviceDescription?, options: [PlaybackOptions]) {
    lanes = options.map { Lane(name: name, device: device, options: $0) }
    isLog = device == nil
  }

  /// The next moment at which something happens without an input; nil while all rest.
  var nextDeadline: Int64? { lanes.compactMap(\.player.pager?.nextDeadline).min() }

  /// Who hears each pager; empty before the first input.
  var followers: [Follower] { lanes.compactMap(\.follower) }

  /// What had to be assumed about the device and why there was no swipe, by all alike.
  var notices: [String] {
    guard let lane = lanes.first else { return [] }
    return lane.player.warnings.map(\.description) + [lane.noSwipeNotice].compactMap(\.self)
  }

  /// What rules told the device by; empty before the first input.
  var traits: [DeviceTraits] { lanes.first?.player.settings.map { [$0.traits] } ?? [] }

  /// Whether the first input of a sitting has set the pagers up.
  var haveBegun: Bool { lanes.first?.player.pager != nil }

  /// Whether an input opens another sitting of a log.
  func areEnded(by input: PlaybackInput) -> Bool {
    isLog && lanes.first?.player.isEnded(by: input) == true
  }

  mutating func beginSitting() {
    for lane in lanes.indices { lanes[lane].beginSitting() }
  }

  mutating func play(_ input: PlaybackInput) throws(RecordingError) {
    for lane in lanes.indices { try lanes[lane].play(input) }
  }

  /// Fires every deadline up to `microseconds`, each at its own time.
  mutating func advance(to microseconds: Int64) {
    for lane in lanes.indices { lanes[lane].advance(to: microseconds) }
  }

  /// No more inputs come; settles go on.
  mutating func end(_ reason: CancelReason = .recordingEnded, at microseconds: Int64? = nil) {
    for lane in lanes.indices { lanes[lane].end(reason, at: microseconds) }
  }

  /// Lets running settles come to their ends.
  mutating func settle() {
    for lane in lanes.indices { lanes[lane].settle() }
  }

  /// What is worth a line of each pager since this was asked last; empty where nothing is.
  mutating func takeMoments() -> [[LiveMoment]] {
    let moments = lanes.indices.map { lanes[$0].takeMoments() }
    return moments.contains { !$0.isEmpty } ? moments : []
  }

  /// What the screen shows of each pager at a moment; empty before the first input.
  func states(at microseconds: Int64, playback: PlaybackLine) -> [LiveState] {
    lanes.compactMap { $0.state(at: microseconds, playback: playback) }
  }
}
