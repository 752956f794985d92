package import Recordings

extension RecordingSource {
  /// Plays the source and tells what became of every touch.
  ///
  /// Throws for a file that cannot be read, after what was understood of it.
  ///
  /// - Returns: what the user should know about the recording.
  package func explain(
    options: PlaybackOptions, receive: @escaping (Explanation) -> Void
  ) throws(RecordingError) -> [RecordingWarning] {
    let opened = try open()
    switch consume opened {
    case .evemu(let reader, let device, let warnings):
      var playback = EvemuPlayback(reader, device: device, warnings: warnings, options: options)
      var explainer = TouchExplainer(receive: receive)
      defer { explainer.finish() }
      try playback.play(into: &explainer)
      return playback.warnings
    case .swipeLog:
      throw RecordingError(
        file: path,
        reason: "a swipe log holds drags and no touches; explain the recording of the device")
    case .noEvents(let warning):
      return warning.map { [$0] } ?? []
    }
  }
}
