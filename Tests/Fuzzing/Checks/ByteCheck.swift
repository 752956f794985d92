import Pager
import PagerAnalysis
import Recordings
import Touch

/// Any bytes as if they were a file that somebody gave: recording, log, description or questions.
///
/// They go the whole way: what can be read is played through a pager, and every swipe is landed by
/// all strategies.
package enum ByteCheck {
  /// The line that parts a description in front from the recording behind it.
  package static let separator = Array("# description ends\n".utf8)

  package static func run(_ bytes: [UInt8]) throws(Complaint) {
    let choices = Choices(for: bytes)
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "{") {
      try JSONCheck.line(line)
    }
    try EvemuCheck.chunks(bytes, extraBytes: choices.extraBytes)
    try EvemuCheck.roundTrip(bytes)
    try play(bytes, choices.options)
    try TranscriptCheck.roundTrip(bytes, choices.options)
  }

  private static func play(_ bytes: [UInt8], _ options: PlaybackOptions) throws(Complaint) {
    var watches: [PlaybackWatch] = []
    var isWhole = true
    do throws(RecordingError) {
      try play(bytes, options, into: &watches)
    } catch {
      isWhole = false
      try require(!error.reason.isEmpty, "an error without a reason")
    }
    for var watch in watches { try watch.finish(isWhole: isWhole) }
  }

  private static func play(
    _ bytes: [UInt8], _ options: PlaybackOptions, into watches: inout [PlaybackWatch]
  ) throws(RecordingError) {
    let opened = try open(bytes)
    switch consume opened {
    case .evemu(let reader, let device, let warnings):
      watches = [PlaybackWatch(isRecognized: true)]
      var playback = EvemuPlayback(reader, device: device, warnings: warnings, options: options)
      try playback.play(into: &watches[0])
    case .swipeLog(let log):
      var playback = SwipeLogPlayback(log, allowsDevices: true, options: options)
      try playback.play(into: &watches) { PlaybackWatch(isRecognized: false) }
    case .noEvents: break
    }
  }

  private static func open(_ bytes: [UInt8]) throws(RecordingError) -> OpenRecording {
    guard let split = bytes.firstRange(of: separator) else {
      return try RecordingSource(path: "-").open(ByteSource(name: "-", bytes: bytes))
    }
    let head = ByteSource(name: "description", bytes: Array(bytes[..<split.lowerBound]))
    guard let device = try EvemuReader(head).description else { return .noEvents(nil) }
    let reader = try EvemuReader(
      ByteSource(name: "-", bytes: Array(bytes[split.upperBound...])))
    return .evemu(reader, device: device, warnings: [])
  }
}

/// What else is chosen, from the bytes alone, so that an input always does the same.
private struct Choices {
  var extraBytes: Int
  var options: PlaybackOptions

  init(for bytes: [UInt8]) {
    // FNV-1a.
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    extraBytes = Int((hash >> 8) % 1000)
    let isOpen = hash % 4 != 0
    options = PlaybackOptions(
      deviceRules: DeviceRules(
        DeviceSettings(
          fingers: isOpen ? .any : nil, axis: isOpen ? .both : nil,
          scrollDirection: hash % 8 < 4 ? .natural : .inverted)))
  }
}
