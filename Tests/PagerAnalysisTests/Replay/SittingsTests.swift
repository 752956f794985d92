import Foundation
import Pager
import Paging
import Recordings
import TestSupport
import Testing
import Touch

@testable import PagerAnalysis

/// Logs to which a service appended, and logs of several devices.
@Suite struct SittingsTests {
  /// A header and its state, as the service writes them for each device.
  private static func head(
    _ id: String?, page: Int, kind: String = "touchpad", strategy: String = "one-page",
    namesItself: Bool = false
  ) -> String {
    let device =
      id.map { #""device":{"id":"\#($0)","name":"Pad \#($0)","kind":"\#(kind)"},"# } ?? ""
    let name = namesItself ? #","device":"\#(id ?? "")""# : ""
    return """
      {"type":"header","format":"pager-swipes","version":1,\(device)"layout":{"bounds_pt":375},\
      "strategy":"\(strategy)","estimator":"robust"}
      {"type":"state","t_us":0,"content_offset_pt":\(page * 375),"page":\(page)\(name)}

      """
  }

  /// The same lines, each naming its device.
  private static func of(_ id: String, _ lines: String) -> String {
    lines.split(separator: "\n").map { #"\#($0.dropLast()),"device":"\#(id)"}"# + "\n" }.joined()
  }

  private static func label(_ page: Int) -> String {
    #"{"type":"label","intended_page":\#(page),"source":"prompted"}"# + "\n"
  }

  private struct Heard {
    var swipe: Swipe
    var settings: PlaybackSettings
  }

  private func swipes(of log: String) throws -> (heard: [Heard], result: RecordingResult) {
    let folder = try ScratchFolder()
    let source = RecordingSource(path: try folder.add("log.jsonl", Data(log.utf8)))
    var heard: [Heard] = []
    let result = source.collectSwipes(options: PlaybackOptions(), estimators: [.robust]) {
      heard.append(Heard(swipe: $0, settings: $1))
    }
    return (heard, result)
  }

  @Test func `a later header begins a sitting of its own`() throws {
    let log =
      Self.head("a", page: 4) + loggedDrag(atMilliseconds: 60_000, dx: -200, vx: -1000)
      + Self.head("a", page: 7, strategy: "round")
      + loggedDrag(atMilliseconds: 100, dx: 200, vx: 1000) + Self.label(6)
    let (heard, result) = try swipes(of: log)
    #expect(result.error == nil && result.swipeCount == 2)
    #expect(result.device?.name == "Pad a")
    #expect(heard.map(\.swipe.index) == [0, 1])
    #expect(heard.map(\.swipe.startPage) == [4, 7])
    #expect(heard.map(\.swipe.touchMicroseconds) == [60_000_000, 100_000])
    #expect(heard.map(\.swipe.liftMicroseconds) == [60_048_000, 148_000])
    #expect(heard.map(\.swipe.durationMilliseconds) == [48, 48])
    #expect(heard.map(\.swipe.reportRateHertz) == [125, 125])
    #expect(heard.map(\.swipe.wasCorrected) == [false, false])
    #expect(heard.map(\.swipe.intent?.page) == [nil, 6])
    #expect(heard.map(\.settings.configuration.strategy.name) == ["one-page", "round"])
  }

  @Test func `a sitting that follows others is what it is alone`() throws {
    let sitting = Self.head("a", page: 4) + loggedDrag(atMilliseconds: 90, dx: -100, vx: -2000)
    let alone = try swipes(of: sitting).heard
    let thrice = try swipes(of: sitting + sitting + sitting).heard
    #expect(alone.count == 1 && thrice.count == 3)
    for heard in thrice {
      var swipe = heard.swipe
      swipe.index = 0
      #expect("\(swipe)" == "\(alone[0].swipe)")
    }
  }

  @Test func `a header cuts off what was being dragged, and its notes are no other's`() throws {
    let begin = #"{"type":"drag-begin","t_us":9000000,"fingers":2,"axis":"horizontal"}"# + "\n"
    let log =
      Self.head("a", page: 4) + loggedDrag(atMilliseconds: 0, dx: -200) + begin
      + Self.head("a", page: 2) + Self.label(9) + loggedDrag(atMilliseconds: 0, dx: -200)
    let (heard, result) = try swipes(of: log)
    #expect(result.cancelled == [.recordingEnded: 1])
    #expect(heard.map(\.swipe.startPage) == [4, 2])
    #expect(heard.map(\.swipe.intent) == [nil, nil])
  }

  @Test func `each device is a pager of its own`() throws {
    let log =
      Self.head("a", page: 4, namesItself: true)
      + Self.head("b", page: 7, kind: "touchscreen", strategy: "round", namesItself: true)
      + Self.of("a", loggedDrag(atMilliseconds: 5000, dx: -200))
      + Self.of("b", loggedDrag(atMilliseconds: 100, dx: 200))
      + Self.of("a", Self.label(5)) + Self.label(6)
      + Self.of("a", loggedDrag(atMilliseconds: 9000, dx: -200))
    let (heard, result) = try swipes(of: log)
    #expect(result.error == nil && result.swipeCount == 3)
    #expect(result.device == LoggedDevice(name: "Pad a, Pad b"))
    #expect(heard.map(\.swipe.index) == [0, 1, 2])
    let pad = heard.filter { $0.settings.device.id == "a" }
    let screen = heard.filter { $0.settings.device.id == "b" }
    #expect(pad.map(\.swipe.startPage) == [4, 5])
    #expect(pad.map(\.swipe.touchMicroseconds) == [5_000_000, 9_000_000])
    #expect(pad.map(\.swipe.intent?.page) == [5, nil])
    #expect(pad.map(\.settings.device.kind) == ["touchpad", "touchpad"])
    #expect(screen.map(\.swipe.startPage) == [7])
    #expect(screen.map(\.swipe.touchMicroseconds) == [100_000])
    #expect(screen.map(\.swipe.intent?.page) == [6])
    #expect(screen.map(\.settings.device.kind) == ["touchscreen"])
    #expect(screen.map(\.settings.configuration.strategy.name) == ["round"])
  }

  @Test func `drags of two devices at once stay whole, whoever's header comes between`() throws {
    let pad = Self.of("a", loggedDrag(atMilliseconds: 5000, dx: -200)).split(separator: "\n")
    let screen = Self.of("b", loggedDrag(atMilliseconds: 40, dx: 200)).split(separator: "\n")
    let woven = zip(pad, screen).map { "\($0)\n\($1)\n" }
    let log =
      Self.head("a", page: 4, namesItself: true) + Self.head("b", page: 7, namesItself: true)
      + woven[..<3].joined() + Self.head("c", page: 1, namesItself: true) + woven[3...].joined()
    let (heard, result) = try swipes(of: log)
    #expect(result.cancelled.isEmpty)
    #expect(Set(heard.map(\.swipe.travel)) == [200, -200])
    #expect(Set(heard.map(\.swipe.startPage)) == [4, 7])
    #expect(heard.map(\.swipe.durationMilliseconds) == [48, 48])
  }
}
