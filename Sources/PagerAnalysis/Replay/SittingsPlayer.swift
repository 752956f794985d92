import Recordings

/// Plays the sittings of one device of a swipe log, each through a pager of its own.
///
/// A service that starts again appends to its log: a later header opens the next sitting.
struct SittingsPlayer {
  private let name: String
  private let options: PlaybackOptions
  private var player: PlaybackPlayer

  /// - Parameters:
  ///   - name: what errors call the log.
  ///   - options: with what it is played.
  init(name: String, options: PlaybackOptions) {
    self.name = name
    self.options = options
    player = PlaybackPlayer(name: name, device: nil, options: options)
  }

  mutating func play(
    _ input: PlaybackInput, into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    if player.isEnded(by: input) {
      end(into: &observer)
      player = PlaybackPlayer(name: name, device: nil, options: options)
    }
    try player.play(input, into: &observer)
  }

  /// Ends the last sitting.
  mutating func end(into observer: inout some PlaybackObserver) {
    player.end(into: &observer)
    player.settle(into: &observer)
  }
}

extension PlaybackPlayer {
  /// Whether an input of a log opens another sitting, which asks for another player.
  package func isEnded(by input: PlaybackInput) -> Bool {
    guard case .note(.header) = input else { return false }
    return pager != nil
  }
}
