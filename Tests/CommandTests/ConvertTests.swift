import Foundation
import TestSupport
import Testing

@Suite struct ConvertTests {
  @Test func `evemu text comes out as it went in`() throws {
    for recording in try bundledRecordings() {
      let result = try run("pager-analyze", ["convert", recording.path, "--to", "evemu"])
      #expect(result.exitStatus == 0)
      #expect(try Data(result.standardOutput.utf8) == Data(contentsOf: recording))
    }
  }

  @Test func `somebody else's evemu text gives the same swipes`() throws {
    // Stamps from an hour after boot, no header, no notes of ours.
    let text =
      try String(contentsOfFile: bundled("touchpad-reading"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map {
        $0.hasPrefix("E: ")
          ? "E: " + String(Int($0.dropFirst(3).prefix { $0 != "." }) ?? 0 + 3600)
            + $0.dropFirst(3).drop { $0 != "." } : String($0)
      }
      .joined(separator: "\n") + "\n"
    let folder = try ScratchFolder()
    let foreign = try folder.add("foreign.evemu", Data(text.utf8))
    let result = try run("pager-analyze", ["convert", foreign, "--to", "evemu"])
    #expect(result.standardOutput.hasPrefix("# EVEMU 1.3\n"))
    let converted = try folder.add("converted.evemu", Data(result.standardOutput.utf8))
    let before = try rows(of: [foreign]).leavingOut("file", "file_sha256", "recording")
    #expect(before.count == 4 * 7)
    let after = try rows(of: [converted]).leavingOut("file", "file_sha256", "recording")
    #expect(before == after)
    #expect(before.allSatisfy { $0["start_page"] as? Int == 50 })
  }

  @Test func `libinput's YAML holds every event and the device`() throws {
    for (name, kind, product) in [
      ("touchpad-catch", "ID_INPUT_TOUCHPAD", "Synthetic Touchpad"),
      ("touchscreen-short-flick", "ID_INPUT_TOUCHSCREEN", "Synthetic Touchscreen"),
    ] {
      let result = try run("pager-analyze", ["convert", bundled(name), "--to", "libinput"])
      #expect(result.exitStatus == 0)
      let yaml = result.standardOutput
      for line in [
        "# libinput record", "version: 1", "ndevices: 1", "    name: \"\(product)\"",
        "    - \(kind)=1", "  events:",
      ] {
        #expect(yaml.contains("\(line)\n"), "\(line)")
      }
      let events = yaml.matches(
        of: /- \[ *(\d+), *(\d+), *(\d+), *(\d+), *(-?\d+)\]\n/
      ).map { [$0.output.1, $0.output.2, $0.output.3, $0.output.4, $0.output.5].map { Int($0) } }
      let recording = try String(contentsOfFile: bundled(name), encoding: .utf8)
      let wanted = recording.matches(
        of: /E: (\d+)\.(\d{6}) ([0-9a-f]{4}) ([0-9a-f]{4}) (-?\d+)/
      ).map {
        [
          Int($0.output.1), Int($0.output.2), Int($0.output.3, radix: 16),
          Int($0.output.4, radix: 16), Int($0.output.5),
        ]
      }
      // Written one microsecond late, because some readers take a stamp of 0 for none.
      #expect(events == wanted.map { [$0[0], ($0[1] ?? 0) - 1] + $0[2...] })
      #expect(wanted.count >= 44)
      // One list an event, and each frame in its own.
      let frames = wanted.count { $0[2] == 0 && $0[3] == 0 }
      #expect(yaml.matches(of: /- evdev:\n/).count == frames)
    }
  }

  @Test func `a swipe log compares as its recording does`() throws {
    let folder = try ScratchFolder()
    for recording in try bundledRecordings() {
      let log = try run("pager-analyze", ["convert", recording.path, "--to", "swipes"])
      let path = try folder.add(
        "\(recording.lastPathComponent).jsonl", Data(log.standardOutput.utf8))
      // A log begins where the drag was recognised, holds no report without a move, and tells
      // where the content landed.
      let about = [
        "file", "file_sha256", "recording", "t0_us", "frames", "dur_ms", "rate_hz", "lift_gap_ms",
        "live",
      ]
      let touches = try rows(of: [recording.path]).map { $0.filter { !about.contains($0.key) } }
      let logged = try rows(of: [path]).map { $0.filter { !about.contains($0.key) } }
      #expect(
        touches.map { $0 as NSDictionary } == logged.map { $0 as NSDictionary },
        "\(recording.lastPathComponent)")
      let again = try run("pager-analyze", ["convert", path, "--to", "swipes"])
      #expect(again.standardOutput == log.standardOutput)
    }
  }

  @Test func `a log that was appended to keeps its headers, states and stamps`() throws {
    let folder = try ScratchFolder()
    let logs = try ["touchpad-reading", "touchscreen-reading"].map { name in
      try run("pager-analyze", ["convert", bundled(name), "--to", "swipes"]).standardOutput
    }
    // Synthetic devices share their id.
    let log = logs[0] + logs[1] + logs[0]
    let path = try folder.add("log.jsonl", Data(log.utf8))
    let converted = try run("pager-analyze", ["convert", path, "--to", "swipes"])
    #expect(converted.exitStatus == 0)
    #expect(converted.standardOutput == log)
    #expect(try objects(log).count { $0["type"] as? String == "header" } == 3)
  }

  @Test func `a log of two devices compares, and converts one by one`() throws {
    let folder = try ScratchFolder()
    var log = ""
    for id in ["touchpad", "touchscreen"] {
      let one = try run("pager-analyze", ["convert", bundled("\(id)-reading"), "--to", "swipes"])
      for line in one.standardOutput.split(separator: "\n") {
        let isHeader = line.contains(#""header""#)
        log +=
          isHeader
          ? line.replacing(/"id":"[^"]*"/, with: #""id":"\#(id)""#)
          : line.dropLast() + #","device":"\#(id)"}"#
        log += "\n"
      }
    }
    let path = try folder.add("log.jsonl", Data(log.utf8))
    let compared = try rows(of: [path])
    let kinds = compared.map { $0["device_class"] as? String }
    #expect(kinds.count { $0 == "touchpad" } == 4 * 7)
    #expect(kinds.count { $0 == "touchscreen" } == kinds.count - 4 * 7 && kinds.count > 4 * 7)
    let gestures = compared.map { $0["gesture_id"] as? Int }
    #expect(Set(gestures).count == compared.count / 7)

    let converted = try run("pager-analyze", ["convert", path, "--to", "swipes"])
    #expect(converted.exitStatus == 1)
    #expect(converted.standardError.count { $0 == "\n" } == 1)
    #expect(converted.standardError.contains(#"devices, "touchpad" and "touchscreen"; keep"#))
    let grepped = log.split(separator: "\n").filter { $0.contains(#""touchscreen""#) }
      .joined(separator: "\n")
    let one = try run(
      "pager-analyze", ["convert", "-", "--to", "swipes"], input: Data((grepped + "\n").utf8))
    #expect(one.exitStatus == 0)
  }

  @Test func `options play it with another pager`() throws {
    func pages(_ options: String...) throws -> [Int?] {
      let result = try run(
        "pager-analyze", ["convert", bundled("touchpad-reading"), "--to", "swipes"] + options)
      #expect(result.exitStatus == 0)
      return try objects(result.standardOutput).filter { $0["type"] as? String == "snapped" }
        .map { $0["page"] as? Int }
    }
    #expect(try pages() == [5, 6, 7, 6])
    #expect(try pages("--strategy", "nearest-center") == [7, 9, 9, 6])
    #expect(try pages("--inverted") == [3, 2, 1, 2])
    #expect(try pages("--fingers", "3") == [])
    #expect(try pages("--axis", "vertical") == [])
    let wide = #"{"bounds_pt":2000,"count":3}"#
    #expect(try pages("--layout", wide, "--estimator", "last-two") == [51, 52, 52, 51])
  }
}
