package import Recordings

/// Plays the drags of a swipe log through a pager for each device, as fast as it can be read.
package struct SwipeLogPlayback: ~Copyable {
  private var inputs: SwipeLogInputs
  private let options: PlaybackOptions
  private var players: [SittingsPlayer] = []

  /// - Parameters:
  ///   - log: the log, nothing of which has been read.
  ///   - allowsDevices: whether several devices may speak; else a second one is an error.
  ///   - options: with what it is played.
  package init(
    _ log: consuming SwipeLogReader, allowsDevices: Bool = false, options: PlaybackOptions
  ) {
    self.options = options
    inputs = SwipeLogInputs(log, allowsDevices: allowsDevices)
  }

  /// What was noticed about the log.
  package var warnings: [RecordingWarning] { inputs.warnings }

  /// Plays a log of one device.
  package mutating func play<Observer: PlaybackObserver>(
    into observer: inout Observer
  ) throws(RecordingError) {
    var observers = [observer]
    defer { observer = observers[0] }
    try play(into: &observers) { observer }
  }

  /// Plays each device into an observer of its own; those that are missing are made.
  package mutating func play<Observer: PlaybackObserver>(
    into observers: inout [Observer], making observer: () -> Observer
  ) throws(RecordingError) {
    while let input = try inputs.next() {
      let device = inputs.devicePlace
      if device == players.count {
        players.append(SittingsPlayer(name: inputs.name, options: options))
      }
      if device == observers.count { observers.append(observer()) }
      try players[device].play(input, into: &observers[device])
    }
    for device in players.indices { players[device].end(into: &observers[device]) }
  }
}
