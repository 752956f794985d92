import PagerAnalysis
import Recordings

/// What is played can be written down as a swipe log that plays the same.
enum TranscriptCheck {
  static func roundTrip(_ bytes: [UInt8], _ options: PlaybackOptions) throws(Complaint) {
    guard case .success(let log) = transcript(of: bytes, options), !log.isEmpty,
      lines(log).allSatisfy(isCountable)
    else { return }
    var options = options
    options.layout = nil
    options.strategy = nil
    switch transcript(of: log, options) {
    case .success(let again):
      try require(again == log, "it is played back otherwise: \(firstDifference(again, log))")
    case .failure(let error): throw Complaint("what was written cannot be read: \(error)")
    }
  }

  /// The log of a playback; empty for what holds no events.
  private static func transcript(
    of bytes: [UInt8], _ options: PlaybackOptions
  ) -> Result<[UInt8], RecordingError> {
    var json = JSONLine()
    do throws(RecordingError) {
      var lines: [SwipeLogLine] = []
      var transcript = SwipeLogTranscript { lines.append($0) }
      let opened = try RecordingSource(path: "-").open(ByteSource(name: "-", bytes: bytes))
      switch consume opened {
      case .evemu(let reader, let device, let warnings):
        var playback = EvemuPlayback(reader, device: device, warnings: warnings, options: options)
        try playback.play(into: &transcript)
      case .swipeLog(let log):
        var playback = SwipeLogPlayback(log, options: options)
        try playback.play(into: &transcript)
      case .noEvents: return .success([])
      }
      transcript.finish()
      for line in lines { line.write(to: &json) }
      return .success(json.bytes)
    } catch {
      return .failure(error)
    }
  }

  /// Whether a line's stamp does not precede the first event, and is a whole number in JSON.
  private static func isCountable(_ line: Substring) -> Bool {
    let members = try? JSONMembers(JSONValue(parsing: line.utf8), of: "the line")
    return (0...0x1p53).contains((try? members?.number("t_us")) ?? 0)
  }

  private static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> String {
    let (left, right) = (lines(left), lines(right))
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return "\(left[index]) for \(right[index])"
    }
    return "\(left.count) lines for \(right.count)"
  }

  private static func lines(_ log: [UInt8]) -> [Substring] {
    String(decoding: log, as: UTF8.self).split(separator: "\n")
  }
}
