import Pager
import PagerAnalysis
import Recordings
import Touch

/// Any bytes as if they were a device and what it says.
package enum EventCheck {
  package static func run(_ bytes: [UInt8]) throws(Complaint) {
    let script = EventScript(bytes)
    let replayed = try play(script, meetsDeadlines: false)
    let lived = try play(script, meetsDeadlines: true)
    try require(lived == replayed, "lived: \(lived), replayed: \(replayed)")
    let text = text(of: script)
    try EvemuCheck.chunks(text, extraBytes: bytes.count)
    try EvemuCheck.roundTrip(text)
    try TranscriptCheck.roundTrip(text, options(of: script))
    try pieces(of: script, length: 2 + bytes.count % longestPiece)
  }

  /// The pager's events; with `meetsDeadlines` as a service does, which wakes up for each.
  private static func play(
    _ script: EventScript, meetsDeadlines: Bool
  ) throws(Complaint) -> [PagerEvent] {
    var pager = Pager(device: script.device, configuration: script.configuration, page: 4)
    var watch = PagerWatch(isRecognized: true)
    var told: [PagerEvent] = []
    // A wild stamp is no time: what time it is the pager's clock knows, as in the service.
    var stamp = Int64.min
    var now = Int64.min
    for step in script.steps {
      var events: [PagerEvent] = []
      switch step {
      case .event(let event):
        if event.closesFrame {
          stamp = max(stamp, event.timeMicroseconds)
          now = max(now, pager.contacts.frameMicroseconds(at: event.timeMicroseconds))
          if meetsDeadlines { meetDeadlines(before: now, pager: &pager, into: &events) }
        }
        if pager.handle(event, into: &events) { watch.follow(pager.contacts.frame) }
      case .wait(let time):
        now = max(now, pager.contacts.frameMicroseconds(at: time))
        if meetsDeadlines { meetDeadlines(before: now, pager: &pager, into: &events) }
      case .cancel(let reason):
        pager.cancel(reason, at: now, into: &events)
      }
      watch.follow(events, pager: pager)
      told += events
    }
    told += try end(pager, stamp: stamp, now: now, watch: watch)
    return told
  }

  private static func meetDeadlines(
    before time: Int64, pager: inout Pager, into events: inout [PagerEvent]
  ) {
    while let deadline = pager.nextDeadline, deadline < time {
      pager.advance(to: deadline, into: &events)
    }
  }

  /// All fingers lift, and nothing is left of them.
  private static func end(
    _ pager: Pager, stamp: Int64, now: Int64, watch: PagerWatch
  ) throws(Complaint) -> [PagerEvent] {
    var pager = pager
    var watch = watch
    var events: [PagerEvent] = []
    for event in EventScript.liftAll(at: stamp) { pager.handle(event, into: &events) }
    let frame = pager.contacts.frame
    try require(frame.contacts.isEmpty && frame.fingerCount == 0, "a contact is left: \(frame)")
    pager.cancel(.recordingEnded, at: now, into: &events)
    pager.settle(into: &events)
    watch.follow(events, pager: pager)
    watch.end()
    if let complaint = watch.complaint { throw complaint }
    return events
  }

  private static func text(of script: EventScript) -> [UInt8] {
    var text: [UInt8] = []
    EvemuText.append(script.device, to: &text)
    let origin = script.events.first?.timeMicroseconds ?? 0
    for event in script.events {
      EvemuText.append(event, originMicroseconds: origin, to: &text)
    }
    return text
  }
}

// Through a player, as the analyser does it.
extension EventCheck {
  /// Most events of the pieces that are not one event and not all of them.
  private static let longestPiece = 40

  /// The events one by one, in pieces and all at once tell the same, and every swipe lands.
  private static func pieces(of script: EventScript, length: Int) throws(Complaint) {
    let single = try playback(of: script, pieceLength: 1)
    for pieceLength in [length, max(script.events.count, 1)] {
      let other = try playback(of: script, pieceLength: pieceLength)
      try require(
        single.events == other.events && single.landings.outcomes == other.landings.outcomes,
        "one by one: \(single.events), \(pieceLength) at once: \(other.events)")
    }
  }

  private static func playback(
    of script: EventScript, pieceLength: Int
  ) throws(Complaint) -> PlaybackWatch {
    var player = PlaybackPlayer(
      name: "script", device: script.device, options: options(of: script))
    var watch = PlaybackWatch(isRecognized: true)
    var rest = script.events[...]
    while !rest.isEmpty {
      do throws(RecordingError) {
        try player.play(rest.prefix(pieceLength), into: &watch)
      } catch {
        throw Complaint("events without a note are refused: \(error)")
      }
      rest = rest.dropFirst(pieceLength)
    }
    player.end(into: &watch)
    player.settle(into: &watch)
    try watch.finish(isWhole: true)
    return watch
  }

  private static func options(of script: EventScript) -> PlaybackOptions {
    let configuration = script.configuration
    var settings = configuration.settings(on: script.device.kind(told: nil))
    settings.axis = configuration.recognition.axis
    return PlaybackOptions(
      layout: configuration.layout, strategy: configuration.strategy,
      estimator: configuration.recognition.estimator, deviceRules: DeviceRules(settings))
  }
}
