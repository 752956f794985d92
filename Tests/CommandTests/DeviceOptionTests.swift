import Foundation
import TestSupport
import Testing

/// `--for`: options of some devices only.
@Suite struct DeviceOptionTests {
  @Test(
    arguments: [
      ("touchpad:inverted", true), ("touchscreen:inverted", false), ("*Touchpad:inverted", true),
      ("*Screen*:inverted", false), ("0000:0000:inverted", true), ("0000:0001:inverted", false),
      ("touchpad:slop-mm=1.5, inverted", true), ("touchpad: slop-mm = 1.5 , inverted ", true),
      ("*TOUCHPAD:inverted", true), ("touchpad:natural", false),
    ])
  func `an option is taken by the devices it is for`(rule: String, isTaken: Bool) throws {
    let log = try converted(["--for", rule])
    #expect(log.contains(#","inverted":true}"#) == isTaken)
    let plain = try converted([])
    // Forward becomes backward.
    #expect(pages(log) == pages(plain).map { isTaken ? 8 - $0 : $0 })
  }

  @Test(
    arguments: [
      (["--inverted", "--for", "touchpad:natural"], false),
      (["--for", "touchpad:inverted", "--natural"], true),
      (["--for", "touchpad:inverted", "--for", "touchpad:natural"], false),
      (["--for", "*:inverted", "--for", "touchpad:natural"], true),
      (["--for", "*:inverted", "--for", "0000:0000:natural"], false),
    ])
  func `a match counts before a kind, a kind before all, the last of equals`(
    options: [String], isInverted: Bool
  ) throws {
    #expect(try converted(options).contains(#""inverted":true"#) == isInverted)
  }

  @Test func `each option may be for some devices, and is what it is for all`() throws {
    for option in [
      "fingers=3", "fingers=any", "axis=both", "slop-mm=4.5", "points-per-mm=5",
      "extra-finger-pause-ms=20", "min-velocity-pt-s=2000", "max-velocity-pt-s=900", "natural",
      "inverted", "estimator=ios",
    ] {
      let general = try converted(["--\(option)"])
      #expect(try converted(["--for", "touchpad:\(option)"]) == general, "\(option)")
      if option != "natural" { #expect(general != (try converted([])), "\(option)") }
    }
    for option in ["rotate=180", "calibration-matrix=-1 0 1 0 1 0"] {
      let general = try converted(["--\(option)"], of: "touchscreen-reading")
      let log = try converted(["--for", "touchscreen:\(option)"], of: "touchscreen-reading")
      #expect(log == general)
      #expect(pages(log) != pages(try converted([], of: "touchscreen-reading")), "\(option)")
    }
  }

  /// Both ways of saying it, and its replay that needs to be told nothing.
  @Test func `a conversion that is converted again lands as it did`() throws {
    let folder = try ScratchFolder()
    let first = try converted(["--inverted", "--max-velocity-pt-s", "900"])
    let path = try folder.add("first.jsonl", Data(first.utf8))
    let second = try run("pager-analyze", ["convert", path, "--to", "swipes"]).standardOutput
    #expect(second == first)
    let natural = try run("pager-analyze", ["convert", path, "--to", "swipes", "--natural"])
    #expect(pages(natural.standardOutput) == pages(first).map { 8 - $0 })
  }

  @Test(
    arguments: [
      ("touchpad", "--for takes DEVICES:NAME=VALUE[,...], not 'touchpad'"),
      ("touchpad:", "--for takes DEVICES:NAME=VALUE[,...], not 'touchpad:'"),
      (":fingers=3", "--for takes DEVICES:NAME=VALUE[,...], not ':fingers=3'"),
      ("touchpad:fingers=3,", "--for takes DEVICES:NAME=VALUE[,...], not 'touchpad:fingers=3,'"),
      ("touchpad:fingers", "--for touchpad: fingers needs a value: fingers=N|any"),
      ("touchpad:fingers,slop-mm=2", "--for touchpad: fingers needs a value: fingers=N|any"),
      (
        "touchpad:fingers=0",
        "--for touchpad: fingers takes a whole number from 1 to 10, or any, not '0'"
      ),
      (
        "a:b:strategy=x",
        "--for a:b: 'strategy' cannot be set for some devices; NAME is one of fingers, axis, "
      ),
      (
        "*:slop-m=2",
        "--for *: 'slop-m' cannot be set for some devices; did you mean slop-mm?"
      ),
      (
        "*:--slop-mm=2",
        "--for *: '--slop-mm' cannot be set for some devices; did you mean slop-mm?"
      ),
      ("*:layout=pages", "--for *: 'layout' cannot be set for some devices; NAME is "),
      ("*:help", "--for *: 'help' cannot be set for some devices; NAME is "),
      ("*:natural,inverted", "--for *: natural and inverted exclude each other"),
      ("*:inverted=yes", "--for *: inverted takes no value"),
      ("*:estimator=x", "--for *: unknown estimator 'x'; choose from robust, "),
      ("*:rotate=45", "--for *: rotate takes 0|90|180|270, not '45'"),
      (
        "*:calibration-matrix=1 0 0 1 0 0",
        "--for *: calibration-matrix '1 0 0 1 0 0': the calibration lays the whole panel on one "
          + "line; give rows that differ"
      ),
      (
        "R5*:calibration-matrix=1,0,0,0,1,0",
        "--for R5*: calibration-matrix: separate the six numbers with spaces"
      ),
      ("*:fingers=3,fingers=2", "--for *: fingers is given twice; give it once"),
      ("*:inverted, inverted", "--for *: inverted is given twice; give it once"),
    ])
  func `what is wrong with it is one sentence`(rule: String, sentence: String) throws {
    let result = try run("pager-analyze", ["--for", rule, "x"])
    #expect(result.exitStatus == 2)
    #expect(result.standardError.hasPrefix("pager-analyze: \(sentence)"), "\(result.standardError)")
    #expect(result.standardError.split(separator: "\n").count == 1)
  }

  @Test func `a rule for no device is told once, whatever is compared`() throws {
    let rules = ["--for", "*Magic*:fingers=3", "--for", "touchscreen:slop-mm=2"]
    let sentence = "--for *Magic* matches no device; there "
    let screen = "is 'Synthetic Touchscreen' (touchscreen, 0000:0000)\n"
    let both = ["touchpad-reading", "touchscreen-reading"].map(bundled)
    let compared = try run("pager-analyze", rules + both)
    #expect(
      compared.standardError == "pager-analyze: " + sentence
        + "are 'Synthetic Touchpad' (touchpad, 0000:0000), "
        + "'Synthetic Touchscreen' (touchscreen, 0000:0000)\n")
    let shown = try run("pager-live", rules + ["--speed", "max", both[1]])
    #expect(shown.standardError == "pager-live: " + sentence + screen)
    for command in [["explain"]]
      + ["swipes", "evemu", "libinput"].map({ ["convert", "--to", $0] })
    {
      let played = try run("pager-analyze", command + [both[1]] + rules)
      #expect(played.standardError == "pager-analyze: " + sentence + screen, "\(command)")
    }
  }

  @Test(
    arguments: [
      ("Touchpad", "touchpad"), ("touchpads", "touchpad"), ("touchscren", "touchscreen"),
      ("1234:567", "1234:0567"), ("*Magic*", nil), ("a:b:c", nil),
    ])
  func `what is nearly a kind or a model is told`(devices: String, meant: String?) throws {
    let result = try run(
      "pager-analyze", ["explain", bundled("touchscreen-reading"), "--for", "\(devices):fingers=1"])
    #expect(
      result.standardError
        == "pager-analyze: --for \(devices) matches no device; there is 'Synthetic Touchscreen' "
        + "(touchscreen, 0000:0000)\(meant.map { "; did you mean \($0)?" } ?? "")\n")
  }

  @Test func `a touchpad is not rotated and says so`() throws {
    let result = try run(
      "pager-analyze", ["convert", bundled("touchpad-reading"), "--to", "swipes", "--rotate", "90"])
    #expect(try result.standardOutput == converted([]))
    #expect(
      result.standardError.hasSuffix(
        ": a touchpad is neither rotated nor calibrated; only touchscreens are\n"))
  }

  private func converted(
    _ options: [String], of name: String = "touchpad-reading"
  ) throws -> String {
    let result = try run(
      "pager-analyze", ["convert", bundled(name), "--to", "swipes"] + options)
    #expect(result.exitStatus == 0)
    return result.standardOutput
  }

  /// The pages that were landed on.
  private func pages(_ log: String) -> [Int] {
    log.matches(of: /"type":"snapped".*"page":(\d+)/).compactMap { Int($0.output.1) }
  }
}
