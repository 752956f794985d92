import Foundation
import Rig
import TestSupport
import Testing

@Suite struct CommandLineTests {
  @Test func `the help names every option`() throws {
    let result = try run("pagerd", ["--help"], environment: ["COLUMNS": "80"])
    #expect(result.exitStatus == 0)
    expectSnapshot(of: result.standardOutput, named: "help.txt")
  }

  @Test(
    arguments: [
      (["--page", "10"], "--page takes an item from 0 to 9, not '10'"),
      (["--layout", "carousel", "--page", "10"], "--page takes an item from 0 to 9, not '10'"),
      (["--page", "-1"], "--page takes an item from 0 to 9, not '-1'"),
      (["--strategy", "best"], "unknown strategy 'best'; choose from paging, round"),
      (
        ["--strategy", "one-page:threshold_pages=-1"],
        "threshold_pages of one-page takes a number from 0 to 1, not '-1'"
      ),
      (["--recrod", "x"], "unknown option --recrod; did you mean --record?"),
      (["--list-devices", "/dev/null"], "unexpected word '/dev/null'"),
      (["--rotate", "91"], "--rotate takes 0|90|180|270, not '91'"),
      (
        ["--calibration-matrix", "1 0 0"],
        "--calibration-matrix '1 0 0': a calibration is six numbers, such as 1 0 0 0 1 0"
      ),
      (["--for", "*:page=1"], "--for *: 'page' cannot be set for some devices; NAME is one of "),
      (["--natural", "--inverted"], "--natural and --inverted exclude each other"),
    ])
  func `a wrong command line is one sentence`(words: [String], sentence: String) throws {
    let result = try run("pagerd", words)
    #expect(result.exitStatus == 2)
    #expect(result.standardError.hasPrefix("pagerd: \(sentence)"))
    #expect(result.standardError.split(separator: "\n").count == 1)
  }

  @Test(.enabled(if: MockDevices.areAvailable, MockDevices.need))
  func `for the journal each line begins with its priority`() throws {
    let devices = try MockDevices()
    let pagerd = try devices.start("pagerd", environment: ["JOURNAL_STREAM": "8:1"])
    #expect(
      try pagerd.expect("<") == "<5>no touchpad or touchscreen yet; waiting for one")
    try LiveRun.add(0, to: devices)
    try pagerd.expect("<5>synthetic-touchpad-0000-0000: reading ")
    try pagerd.expect("<4>synthetic-touchpad-0000-0000: /dev/input/event0 keeps the wall clock")
    var hand = Hand()
    hand.swipe()
    let file = try hand.takeFile()
    try devices.tell("play 0 \(file.url.path())")
    try devices.tell("unplug 0")
    try pagerd.expect("<6>synthetic-touchpad-0000-0000: page 1 -> 2 of 10, ")
  }

  @Test(.enabled(if: MockDevices.areAvailable, MockDevices.need))
  func `inverted and another page and strategy are obeyed`() throws {
    let live = try LiveRun([
      "--inverted", "--page", "7", "--strategy", "paging", "--estimator", "niri",
    ])
    var hand = Hand()
    hand.swipe()
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(try landings(in: log) == ["7 -> 6"])
    #expect(log.first?.contains(#""strategy":"paging","estimator":"niri""#) == true)
  }
}
