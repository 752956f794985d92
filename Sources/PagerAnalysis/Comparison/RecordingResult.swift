package import Recordings
package import Touch

/// What became of one recording.
package struct RecordingResult: Sendable {
  package var source: RecordingSource
  package var device: LoggedDevice?
  /// What rules told its devices by.
  package var traits: [DeviceTraits] = []
  package var swipeCount = 0
  /// Drags that ended without a lift, which strategies have nothing to say about.
  package var cancelled: [CancelReason: Int] = [:]
  /// Drags of other finger counts or axes than were asked for.
  package var others: [DragSurvey.Kind: Int] = [:]
  package var warnings: [RecordingWarning] = []
  /// Why the recording, or the rest of it, was not read.
  package var error: RecordingError?
  /// Whether it is no recording and nobody said it was one.
  package var isPassedOver = false

  package init(source: RecordingSource) {
    self.source = source
  }

  /// What became of a path that no recording could be found at.
  package init(_ error: RecordingError) {
    source = RecordingSource(path: error.file)
    self.error = error
  }
}

extension RecordingSource {
  /// Extensions that say what every recording's name may say.
  private static let extensions = [".evemu", ".events", ".jsonl"]

  /// The file's name without its folders and a usual extension.
  package var name: String {
    guard path != "-" else { return "standard input" }
    let name = String(path.split(separator: "/").last ?? "")
    let known = Self.extensions.first { name.hasSuffix($0) && name.count > $0.count }
    return String(name.dropLast(known?.count ?? 0))
  }

  /// Plays the source and hands out its swipes.
  package func collectSwipes(
    options: PlaybackOptions, estimators: [VelocityEstimator],
    receive: @escaping (Swipe, PlaybackSettings) -> Void
  ) -> RecordingResult {
    var result = RecordingResult(source: self)
    var handedOut = 0
    let collector = SwipeCollector(estimators: estimators) { swipe, settings in
      // Devices of one log take turns, and count together.
      var swipe = swipe
      swipe.index = handedOut
      handedOut += 1
      receive(swipe, settings)
    }
    var collectors = [collector]
    do throws(RecordingError) {
      let opened = try open()
      switch consume opened {
      case .evemu(let reader, let device, let warnings):
        var playback = EvemuPlayback(
          reader, device: device, warnings: warnings, options: options)
        defer { result.warnings = playback.warnings }
        try playback.play(into: &collectors[0])
      case .swipeLog(let log):
        var playback = SwipeLogPlayback(log, allowsDevices: true, options: options)
        defer { result.warnings = playback.warnings }
        try playback.play(into: &collectors) { collector }
      case .noEvents(let warning):
        result.isPassedOver = true
        if let warning { result.warnings = [warning] }
      }
    } catch {
      result.error = error
    }
    for var collector in collectors {
      collector.finish()
      result.add(collector)
    }
    return result
  }
}

extension RecordingResult {
  /// Adds what a device's collector has; a recording of several devices is of all their names.
  fileprivate mutating func add(_ collector: SwipeCollector) {
    swipeCount += collector.swipeCount
    cancelled.merge(collector.cancelled, uniquingKeysWith: +)
    others.merge(collector.others?.counts ?? [:], uniquingKeysWith: +)
    guard let settings = collector.settings else { return }
    traits.append(settings.traits)
    let other = settings.device
    guard let first = device else {
      device = other
      return
    }
    let names = [first.name, other.name].compactMap { $0 }
    device = LoggedDevice(
      name: names.isEmpty ? nil : names.joined(separator: ", "),
      kind: first.kind == other.kind ? first.kind : nil)
  }
}
