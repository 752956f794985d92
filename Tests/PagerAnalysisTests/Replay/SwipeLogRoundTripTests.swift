import Foundation
import Pager
import Paging
import Recordings
import SyntheticSwipes
import TestSupport
import Testing
import Touch

@testable import PagerAnalysis

/// A sitting as a swipe log lands where the touches landed.
@Suite struct SwipeLogRoundTripTests {
  @Test(arguments: PagingStrategies.all.map(\.name))
  func `every sitting converts to a log that replays it, and itself`(name: String) throws {
    let strategy = try #require(PagingStrategies.named(name))
    for sitting in Catalogue.sittings {
      let folder = try ScratchFolder()
      var script = RecordingScript(sitting.kind)
      script.note(.header(SwipeLogHeader(layout: try carousel(), strategy: name)))
      script.note(
        .state(SwipeLogLine.PagerState(timeMicroseconds: 0, contentOffset: 1110, page: 4)))
      script.add(sitting)
      let touches = try script.write(to: folder)
      let log = try transcript(of: touches)
      let path = try folder.add("log.jsonl", log)
      let source = RecordingSource(path: path)
      let text = String(decoding: log, as: UTF8.self)
      #expect(try transcript(of: source) == log, "\(sitting.name)")
      #expect(text.split(separator: "\n").prefix(3).count { $0.contains("\"state\"") } == 1)

      let before = Played(touches)
      let after = Played(source)
      #expect(before.swipes.count == sitting.turns.count, "\(sitting.name)")
      #expect(
        landings(before, strategy) == landings(after, strategy), "\(sitting.name)")
      #expect(before.swipes.map(\.startPage) == after.swipes.map(\.startPage))
      #expect(before.swipes.map(\.velocities) == after.swipes.map(\.velocities))
    }
  }

  @Test func `a log cut off anywhere still gives its whole drags`() throws {
    let folder = try ScratchFolder()
    var script = RecordingScript(.touchpad)
    script.add(try #require(Catalogue.sittings.first { $0.name == "touchpad-reading" }))
    let log = try transcript(of: script.write(to: folder))
    var counts: Set<Int> = []
    for end in Array(stride(from: 0, to: log.count, by: 700)) + [log.count] {
      let path = try folder.add("cut-\(end).jsonl", log.prefix(end))
      let played = Played(RecordingSource(path: path))
      #expect(played.result.error == nil, "cut at byte \(end)")
      counts.insert(played.swipes.count)
    }
    #expect(counts == [0, 1, 2, 3, 4])
  }

  @Test func `a label behind the landing stays behind it`() throws {
    let folder = try ScratchFolder()
    let log = loggedHead + loggedDrag(atMilliseconds: 0, dx: -200)
    let label = #"{"type":"label","intended_page":5,"source":"prompted"}"#
    let landed = try transcript(of: RecordingSource(path: folder.add("a.jsonl", Data(log.utf8))))
    #expect(landed.suffix(1) == Data("\n".utf8))
    let labelled = landed + Data("\(label)\n".utf8)
    let source = RecordingSource(path: try folder.add("b.jsonl", labelled))
    #expect(try transcript(of: source) == labelled)
  }

  @Test func `notes between the events act at their own time`() throws {
    let folder = try ScratchFolder()
    var script = RecordingScript(.touchpad)
    script.note(.header(SwipeLogHeader(layout: .standard)))
    script.note(.state(SwipeLogLine.PagerState(timeMicroseconds: 0, contentOffset: 1500, page: 4)))
    script.stroke(-24, fingers: 2)
    script.note(.caught(SwipeLogLine.Moment(timeMicroseconds: 230_000)))
    script.note(.released(SwipeLogLine.Moment(timeMicroseconds: 300_000)))
    script.note(
      .state(SwipeLogLine.PagerState(timeMicroseconds: 900_000, contentOffset: 700, page: 2)))
    script.stroke(24, fingers: 2, after: 2000)
    let log = try transcript(of: script.write(to: folder))
    let lines = try String(decoding: log, as: UTF8.self).split(separator: "\n")
      .map { try object(String($0)) }.filter { $0["type"] as? String != "scroll" }
    #expect(
      lines.map { $0["type"] as? String } == [
        "header", "state", "drag-begin", "end-dragging", "catch", "release", "snapped", "state",
        "drag-begin", "end-dragging", "snapped",
      ])
    let times = lines.compactMap { $0["t_us"] as? Int }
    #expect(times == times.sorted())
    #expect(times[3...4] == [230_000, 300_000])
    #expect(lines.compactMap { $0["from_page"] as? Int } == [4, 2])
    let logged = RecordingSource(path: try folder.add("log.jsonl", log))
    #expect(try transcript(of: logged) == log)
  }

  private func landings(_ played: Played, _ strategy: any PagingStrategy) -> [Outcome] {
    guard let layout = played.settings?.configuration.layout else { return [] }
    let comparison = Comparison(strategies: [strategy], estimators: [.robust])
    return played.swipes.flatMap { comparison.outcomes(of: $0, in: layout) }
  }
}

/// What `convert --to swipes` writes.
private func transcript(of source: RecordingSource) throws -> Data {
  var json = JSONLine()
  var lines: [SwipeLogLine] = []
  do {
    let box = Box()
    var transcript = SwipeLogTranscript { box.lines.append($0) }
    let opened = try source.open()
    switch consume opened {
    case .evemu(let reader, let device, let warnings):
      var playback = EvemuPlayback(
        reader, device: device, warnings: warnings, options: PlaybackOptions())
      try playback.play(into: &transcript)
    case .swipeLog(let reader):
      var playback = SwipeLogPlayback(reader, options: PlaybackOptions())
      try playback.play(into: &transcript)
    case .noEvents: break
    }
    lines = box.lines
  }
  for line in lines { line.write(to: &json) }
  return Data(json.bytes)
}

private final class Box {
  var lines: [SwipeLogLine] = []
}

private func carousel() throws -> PagerLayout {
  try PagerLayout(
    boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
    contentInset: .centering(itemLength: 275, boundsLength: 375))
}
