import Foundation
import TestSupport
import Testing

/// `pager-analyze explain`, as people run it.
@Suite struct ExplainTests {
  @Test(
    arguments: [
      ("catch", ["touchpad-catch"], []),
      ("reading", ["touchscreen-reading"], ["--estimator", "libadwaita"]),
      ("across", ["touchpad-diagonal"], ["--axis", "vertical"]),
      ("slop", ["touchpad-short-flick"], ["--slop-mm", "30"]),
      ("fingers", ["touchpad-flick-forward", "touchscreen-short-flick"], ["--fingers", "2"]),
      ("rest", ["touchpad-drag-rest-lift"], []),
      ("all", ["touchpad-short-flick"], ["--all"]),
    ] as [(String, [String], [String])])
  func `a table for people`(name: String, recordings: [String], options: [String]) throws {
    let files = recordings.map { "'\($0).evemu'" }.joined(separator: " ")
    let result = try runShell(
      "cd '\(repositoryRoot.path)/Recordings' && pager-analyze explain \(files) "
        + options.joined(separator: " "), environment: ["COLUMNS": "80"])
    #expect(result.exitStatus == 0)
    #expect(result.standardError.isEmpty)
    #expect(result.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 80 })
    expectSnapshot(of: result.standardOutput, named: "explain/\(name).txt")
  }

  @Test func `what is not at its default stands above the rows, with who set it`() throws {
    let folder = try ScratchFolder()
    let text = try String(
      contentsOf: URL(filePath: bundled("touchscreen-reading")), encoding: .utf8)
    let path = try folder.add(
      "a.evemu", Data(text.replacing(#""version":1,"#, with: #""version":1,"rotate":180,"#).utf8))
    let told = try run(
      "pager-analyze", ["explain", path, "--inverted", "--min-velocity-pt-s", "50"])
    #expect(
      told.standardOutput.contains(
        "\nNot at the default: inverted (an option), rotate=180 (the recording).\n"),
      "\(told.standardOutput.prefix(400))")
    let plain = try run("pager-analyze", ["explain", bundled("touchscreen-reading")])
    #expect(!plain.standardOutput.contains("Not at the default"))
    withExtendedLifetime(folder) {}
  }

  @Test func `an object a frame and one a touch`() throws {
    let result = try run(
      "pager-analyze", ["explain", bundled("touchpad-short-flick"), "-f", "ndjson"])
    #expect(result.exitStatus == 0)
    let rows = try objects(result.standardOutput)
    let frames = rows.filter { $0["type"] as? String == "frame" }
    let touch = try #require(rows.last)
    #expect(rows.count == frames.count + 1)
    #expect(touch["type"] as? String == "touch")
    #expect(touch["frames"] as? Int == frames.count)
    #expect(touch["obstacle"] is NSNull && touch["option"] is NSNull)
    #expect(
      frames.map { $0["decision"] as? String }.prefix(3) == [
        "fingers-differ", "set-complete", "below-slop",
      ])
    #expect(frames[1]["events"] as? [String] == ["fingers-down"])
    let contacts = try #require(frames[1]["contacts"] as? [[String: Any]])
    #expect(contacts.map { $0["x_mm"] as? Double } == [67.95, 83.95])
    #expect(contacts.map { $0["x_share"] as? Double } == [0.6795, 0.8395])
    let drags = try #require(touch["drags"] as? [[String: Any]])
    let drag = try #require(drags.first)
    let log = try run(
      "pager-analyze", ["convert", bundled("touchpad-short-flick"), "--to", "swipes"])
    let end = try #require(
      try objects(log.standardOutput).first { $0["type"] as? String == "end-dragging" })
    #expect(drag["end_us"] as? Int == end["t_us"] as? Int)
    let speed = try #require(drag["velocity_pt_s"] as? Double)
    let logged = try #require(end["vx_pt_s"] as? Double)
    #expect(abs(speed - logged) < 1e-6)
    let estimates = try #require(drag["estimates_pt_s"] as? [String: Any])
    #expect(estimates["robust"] as? Double == speed)
    #expect(estimates.count == 11)
  }

  /// What is documented is written, and what is written is documented.
  @Test func `the help names the keys`() throws {
    let help = try run("pager-analyze", ["explain", "--help"]).standardOutput
    let rows = try [["--slop-mm", "30"], []].flatMap { options in
      try objects(
        run(
          "pager-analyze", ["explain", bundled("touchpad-short-flick"), "-f", "ndjson"] + options
        ).standardOutput)
    }
    for row in rows {
      let drag = (row["drags"] as? [[String: Any]])?.first ?? [:]
      let contact = (row["contacts"] as? [[String: Any]])?.first ?? [:]
      for key in Array(row.keys) + drag.keys + contact.keys {
        let isShort = key.hasPrefix("centroid_")
        #expect(help.contains(isShort ? "centroid_*" : key), "\(key)")
      }
    }
    let decisions = Set(rows.compactMap { $0["decision"] as? String })
    #expect(decisions.count > 5)
    #expect(decisions.allSatisfy { help.contains("\($0),") || help.contains("\($0)\n") })
    let options = rows.compactMap { $0["option"] as? String }
    #expect(options == ["--slop-mm"])
    #expect(options.allSatisfy { help.contains("\($0) ") })
  }

  @Test func `the example of the help is what comes`() throws {
    let help = try run(
      "pager-analyze", ["explain", "--help"], environment: ["COLUMNS": "80"]
    ).standardOutput
    let result = try runShell(
      "cd '\(repositoryRoot.path)' && "
        + "pager-analyze explain --slop-mm 30 Recordings/touchpad-short-flick.evemu",
      environment: ["COLUMNS": "80"])
    #expect(help.contains("pager-analyze explain --slop-mm 30 Recordings/touchpad-short-flick"))
    let sentence = result.standardOutput.split(separator: "\n").suffix(2)
    #expect(sentence.allSatisfy { help.contains($0) })
  }

  @Test func `several files, one of which is a log and one is bad`() throws {
    let folder = try ScratchFolder()
    let good = try Data(contentsOf: URL(filePath: bundled("touchpad-short-flick")))
    let log = try run(
      "pager-analyze", ["convert", bundled("touchpad-short-flick"), "--to", "swipes"])
    let first = try folder.add("a.evemu", good)
    let second = try folder.add("b.jsonl", Data(log.standardOutput.utf8))
    let third = try folder.add("c.evemu", good + Data("E: 9 oops\nE: 9.1 0 0 0\n".utf8))
    let result = try run("pager-analyze", ["explain", folder.path])
    #expect(result.exitStatus == 1)
    let headings = result.standardOutput.split(separator: "\n").filter {
      $0.hasPrefix(folder.path)
    }
    #expect(headings.map(String.init) == [first, third])
    #expect(result.standardOutput.ranges(of: "drag from 39.848 ms").count == 2)
    let errors = result.standardError.split(separator: "\n").map(String.init)
    #expect(errors.count == 2)
    #expect(
      errors.first
        == "pager-analyze: \(second): a swipe log holds drags and no touches; explain the "
        + "recording of the device")
    #expect(errors.last?.hasPrefix("pager-analyze: \(third):") == true)
    withExtendedLifetime(folder) {}
  }

  @Test func `a missing file, and an empty one`() throws {
    let missing = try run("pager-analyze", ["explain", "missing.evemu"])
    #expect(missing.exitStatus == 1)
    #expect(missing.standardOutput.isEmpty)
    #expect(missing.standardError.hasPrefix("pager-analyze: missing.evemu: cannot open it"))
    let empty = try run("pager-analyze", ["explain", "/dev/null"])
    #expect(empty.exitStatus == 0)
    #expect(empty.standardOutput.isEmpty)
    #expect(
      empty.standardError
        == "pager-analyze: /dev/null: the file is empty; nothing was recorded in it\n")
  }

  @Test func `a recording on standard input`() throws {
    let bytes = try Data(contentsOf: URL(filePath: bundled("touchpad-short-flick")))
    let result = try run("pager-analyze", ["explain", "-"], input: bytes)
    #expect(result.exitStatus == 0)
    #expect(result.standardOutput.hasPrefix("standard input\nSynthetic Touchpad, a touchpad of "))
    #expect(result.standardOutput.contains("drag from 39.848 ms"))
  }
}
