import LiveView
import PagerAnalysis
import Recordings
import Touch

/// One strategy's pager and who hears what it does.
struct Lane {
  private let name: String
  private let device: DeviceDescription?
  private let options: PlaybackOptions
  private(set) var player: PlaybackPlayer
  private var observer = RunObserver()

  /// - Parameters:
  ///   - name: what errors call the source.
  ///   - device: what it was recorded on; nil for a log, whose drags were recognised before.
  ///   - options: with what it is played.
  init(name: String, device: DeviceDescription?, options: PlaybackOptions) {
    self.name = name
    self.device = device
    self.options = options
    player = PlaybackPlayer(name: name, device: device, options: options)
  }

  /// Who hears the pager; nil before the first input.
  var follower: Follower? { observer.follower }

  /// Why there was no swipe, where there were drags of other kinds.
  var noSwipeNotice: String? { observer.noSwipeNotice }

  /// Another sitting of a log asks for another pager.
  mutating func beginSitting() {
    player = PlaybackPlayer(name: name, device: device, options: options)
  }

  mutating func play(_ input: PlaybackInput) throws(RecordingError) {
    if let time = input.timeMicroseconds {
      if case .note = input {} else { player.leaveEnd(at: time, into: &observer) }
    }
    try player.play(input, into: &observer)
  }

  /// Fires every deadline up to `microseconds`, each at its own time.
  mutating func advance(to microseconds: Int64) {
    player.advance(to: microseconds, into: &observer)
  }

  /// No more inputs come; a settle goes on.
  mutating func end(_ reason: CancelReason, at microseconds: Int64?) {
    player.end(reason, at: microseconds, into: &observer)
  }

  /// Lets a running settle come to its end.
  mutating func settle() {
    player.settle(into: &observer)
  }

  /// What is worth a line since this was asked last.
  mutating func takeMoments() -> [LiveMoment] {
    observer.takeMoments()
  }

  /// What the screen shows at a moment; nil before the first input.
  func state(at microseconds: Int64, playback: PlaybackLine) -> LiveState? {
    guard let follower, let pager = player.pager, let samples = player.samples else { return nil }
    return follower.state(of: pager, at: microseconds, samples: samples, playback: playback)
  }
}
