package import Recordings

/// Plays the drags of a swipe log through a pager, as fast as it can be read.
package struct SwipeLogPlayback: ~Copyable {
  private var inputs: SwipeLogInputs
  private var player: PlaybackPlayer

  package init(_ log: consuming SwipeLogReader, options: PlaybackOptions) {
    player = PlaybackPlayer(name: log.name, device: nil, options: options)
    inputs = SwipeLogInputs(log)
  }

  /// What was noticed about the log.
  package var warnings: [RecordingWarning] { inputs.warnings }

  package mutating func play(
    into observer: inout some PlaybackObserver
  ) throws(RecordingError) {
    while let input = try inputs.next() { try player.play(input, into: &observer) }
    player.end(into: &observer)
    player.settle(into: &observer)
  }
}
