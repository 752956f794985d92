import Foundation
import TestSupport
import Testing

@Suite struct PlainPlaybackTests {
  @Test(arguments: ["touchpad-reading", "touchscreen-reading", "touchpad-catch"])
  func `a recording is told as its snapshot`(_ name: String) throws {
    let played = try play(Recordings.path("\(name).evemu"))
    #expect(played.exitStatus == 0)
    #expect(played.standardError.isEmpty)
    expectSnapshot(of: played.standardOutput, named: "\(name).txt")
  }

  @Test func `no pace changes what happens`() throws {
    for path in try Recordings.all() {
      let unlimited = try play(path)
      let paced = try play(path, ["--speed", "1000"])
      #expect(unlimited.standardOutput == paced.standardOutput, "\(path)")
      #expect(unlimited.exitStatus == 0 && paced.exitStatus == 0, "\(path)")
    }
  }

  @Test func `pages are those that the analyser writes down`() throws {
    for path in try Recordings.all() {
      let analysed = try run("pager-analyze", ["convert", path, "--to", "swipes"])
      let expected = try analysed.standardOutput.split(separator: "\n").compactMap(loggedSnapped)
      let played = try play(path)
      let told = played.standardOutput.split(separator: "\n").compactMap(toldSnapped)
      #expect(!told.isEmpty && told == expected, "\(path)")
    }
  }

  @Test func `every strategy's landing is the analyser's`() throws {
    for path in try Recordings.all() {
      let analysed = try run("pager-analyze", [path, "--format", "ndjson"])
      let expected = try analysed.standardOutput.split(separator: "\n").map(row)
      let played = try play(path)
      let told = played.standardOutput.split(separator: "\n").compactMap(toldRow)
      #expect(!told.isEmpty && told == expected, "\(path)")
    }
  }

  @Test func `a swipe log lands as the touches did`() throws {
    for path in try Recordings.all() {
      let log = try run("pager-analyze", ["convert", path, "--to", "swipes"]).standardOutput
      let touches = try play(path)
      let logged = try play("-", input: Data(log.utf8))
      #expect(landings(touches) == landings(logged), "\(path)")
    }
  }

  @Test func `a log that was appended to plays sitting by sitting`() throws {
    let recording = Recordings.path("touchpad-reading.evemu")
    let log = try run("pager-analyze", ["convert", recording, "--to", "swipes"]).standardOutput
    let once = try play("-", input: Data(log.utf8)).standardOutput
    let lines = once.split(separator: "\n")
    #expect(lines.last == "4 swipes")
    let sitting = lines.dropLast().joined(separator: "\n") + "\n"
    for speed in ["max", "1000"] {
      let twice = try play("-", ["--speed", speed], input: Data((log + log).utf8))
      #expect(twice.standardOutput == sitting + sitting + "8 swipes\n", "--speed \(speed)")
      #expect(twice.exitStatus == 0)
    }
  }

  @Test func `a log of two devices is refused with their names`() throws {
    let log = ["pad", "screen"].map { id in
      #"{"type":"header","device":{"id":"\#(id)"},"layout":{"bounds_pt":375}}"# + "\n"
    }
    let played = try play("-", input: Data(log.joined().utf8))
    #expect(played.exitStatus == 1)
    #expect(
      played.standardError == """
        pager-live: standard input:2: the log is of several devices, "pad" and "screen"; keep the \
        lines of one, whose name stands in its header and in its lines

        """)
  }

  @Test func `standard input plays like the file`() throws {
    let path = Recordings.path("touchpad-reading.evemu")
    let piped = try play("-", input: Data(contentsOf: URL(filePath: path)))
    let file = try play(path)
    #expect(piped.standardOutput == file.standardOutput)
  }

  @Test func `another layout, strategy and estimator can be asked for`() throws {
    let layout =
      #"{"bounds_pt":375,"item_pt":275,"spacing_pt":15,"content_inset_pt":[50,50],"count":10}"#
    let played = try play(
      Recordings.path("touchpad-reading.evemu"),
      ["--layout", layout, "--strategy", "paging", "--estimator", "lsq2", "--ascii"])
    let lines = played.standardOutput.split(separator: "\n")
    #expect(lines.first?.contains("; paging, lsq2; 101 pages under 375 pt") == true)
    #expect(lines.contains { $0.hasPrefix("         >1 paging ") })
    #expect(!played.standardOutput.contains { !$0.isASCII })
  }

  @Test func `a strategy with a parameter stands in the table behind that of its rule`() throws {
    let name = "one-page:threshold_pages=0.25"
    for path in try Recordings.all() {
      let analysed = try run(
        "pager-analyze", [path, "--format", "ndjson", "--strategy", "one-page,\(name)"])
      let expected = try analysed.standardOutput.split(separator: "\n").map(row)
      let played = try play(path, ["--strategy", name])
      let told = played.standardOutput.split(separator: "\n").compactMap(toldRow)
      #expect(told.filter { $0[0].hasPrefix("one-page") } == expected, "\(path)")
      #expect(played.standardOutput.contains("▶6 \(name) "), "\(path)")
    }
  }

  @Test func `a recording without a page keeps away from the list's ends`() throws {
    let flick = Recordings.path("touchpad-flick-forward.evemu")
    let lines = try String(contentsOfFile: flick, encoding: .utf8).split(separator: "\n")
    var recording = lines.prefix { !$0.hasPrefix("# pager:") }.joined(separator: "\n") + "\n"
    // More flicks than there are pages behind the middle of the list.
    let rounds = 60
    for round in 0..<rounds {
      recording += "E: \(round * 10).000000 0003 002f 0000\n"
      for line in lines where line.hasPrefix("E: 0.") {
        recording += "E: \(round * 10)\(line.dropFirst("E: 0".count))\n"
      }
    }
    let played = try play("-", ["--strategy", "round"], input: Data(recording.utf8))
    let told = played.standardOutput.split(separator: "\n").compactMap(toldSnapped)
    #expect(told.count == rounds)
    #expect(told.allSatisfy { $0.pages[1] > $0.pages[0] && $0.pages[1] < 90 })
  }

  private func landings(_ played: ProgramResult) -> [String] {
    // The first line names the device, which a log knows by its header.
    played.standardOutput.split(separator: "\n").dropFirst()
      .filter { $0.contains("  snapped ") || $0.contains("  rest ") }.map(String.init)
  }

  /// A snapped page as it is told, to a line's precision.
  private struct Snapped: Hashable {
    var milliseconds: Double
    var pages: [Int]
    var tenthsOfPoint: Double
    var settleMilliseconds: Double
  }

  /// From a line such as `0.408  snapped  page 5 → 6 at 1875.0 pt = page 6.00, 236 ms`.
  private func toldSnapped(_ line: Substring) -> Snapped? {
    let words = line.split(separator: " ")
    guard words.count == 14, words[1] == "snapped", let time = Double(words[0]),
      let from = Int(words[3]), let to = Int(words[5]), let target = Double(words[7]),
      let settle = Double(words[12])
    else { return nil }
    return Snapped(
      milliseconds: (time * 1000).rounded(), pages: [from, to],
      tenthsOfPoint: (target * 10).rounded(), settleMilliseconds: settle)
  }

  /// The snapped line of a swipe log.
  private func loggedSnapped(_ line: Substring) throws -> Snapped? {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    guard let object, object["type"] as? String == "snapped",
      let time = object["t_us"] as? Double, let from = object["from_page"] as? Int,
      let to = object["page"] as? Int, let settle = object["settle_ms"] as? Double,
      let target = object["target_content_offset_pt"] as? Double
    else { return nil }
    return Snapped(
      milliseconds: (time / 1000).rounded(), pages: [from + 1, to + 1],
      tenthsOfPoint: (target * 10).rounded(), settleMilliseconds: settle.rounded())
  }

  /// From a line such as `▶5 one-page  → 6  236 ms  ...`.
  private func toldRow(_ line: Substring) -> [String]? {
    let words = line.drop { " ▶".contains($0) }.split(separator: " ")
    guard words.count > 5, words[0].count == 1, words[5] == "ms" else { return nil }
    return [words[1], words[3], words[4]].map(String.init)
  }

  /// The same of a row of the analyser's: strategy, page counted from 1, whole milliseconds.
  private func row(_ line: Substring) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let strategy = try #require(object?["strategy"] as? String)
    let page = try #require(object?["landed_page"] as? Int)
    let settle = try #require(object?["settle_ms"] as? Double)
    return [strategy, "\(page + 1)", "\(Int(settle.rounded()))"]
  }
}
