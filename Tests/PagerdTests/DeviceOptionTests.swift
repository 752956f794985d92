import Foundation
import Rig
import TestSupport
import Testing

/// How a device is read is chosen when it comes, and its recording knows it.
@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct DeviceOptionTests {
  @Test(arguments: [
    (["--inverted", "--fingers", "3"], #","fingers":3,"inverted":true}"#),
    (["--for", "touchpad:inverted,fingers=3"], #","fingers":3,"inverted":true}"#),
    (
      ["--for", "*Touchpad:fingers=3,slop-mm=8", "--inverted", "--points-per-mm", "9"],
      #","fingers":3,"slop_mm":8,"points_per_mm":9,"inverted":true}"#
    ),
  ])
  func `a recording is replayed as it was read, without any option`(
    settings: [String], header: String
  ) throws {
    let live = try LiveRun(settings + ["--page", "7"])
    var hand = Hand(fingers: 3)
    for _ in 0..<2 {
      hand.swipe()
      hand.wait(milliseconds: 1000)
    }
    try live.play(&hand)
    let log = try live.unplugAndReadLog()
    #expect(try landings(in: log) == ["7 -> 6", "6 -> 5"])
    #expect(log.first?.hasSuffix(header) == true, "\(log.first ?? "")")
    let replayed = try converted(live.recordedFile())
    #expect(whatHappened(replayed) == whatHappened(log))
    #expect(replayed.first?.hasSuffix(header) == true)
    // Options have the last word.
    let other = try converted(live.recordedFile(), ["--natural"])
    #expect(try landings(in: other).first == "7 -> 8")
    #expect(try landings(in: converted(live.recordedFile(), ["--fingers", "2"])) == [])
  }

  /// The recording's fingers go along x, which the panel of this user has downwards.
  @Test(arguments: [
    ([], #","calibration":[0,-1,1,1,0,0]}"#),
    (["--rotate", "180"], #","rotate":180,"calibration""#),
    (["--calibration-matrix", "0 1 0 1 0 0"], #","calibration":[0,1,0,1,0,0]}"#),
    (["--calibration-matrix", "1 0 0 0 1 0", "--rotate", "90"], #","rotate":90}"#),
  ])
  func `udev's calibration is taken unless an option says otherwise`(
    settings: [String], header: String
  ) throws {
    let file = repositoryRoot.appending(
      components: "Recordings", "touchscreen-reading.evemu")
    let live = try LiveRun(
      ["--axis", "vertical", "--page", "4"] + settings, adding: file,
      settings: ["'LIBINPUT_CALIBRATION_MATRIX=0 -1 1 1 0 0'"])
    try live.devices.tell("play 0 \(file.path())")
    let log = try live.unplugAndReadLog()
    #expect(log.first?.contains(header) == true, "\(log.first ?? "")")
    #expect(log.first?.contains(#""width_mm":194,"height_mm":344"#) == true)
    #expect(try !landings(in: log).isEmpty)
    #expect(whatHappened(try converted(live.recordedFile())) == whatHappened(log))
  }

  @Test func `a rule for no device is told at the start, once`() throws {
    let live = try LiveRun(["--for", "*Nothing*:fingers=3", "--for", "touchpad:fingers=2"])
    try live.pagerd.expect("pagerd: --for *Nothing* matches no device; ")
    var hand = Hand()
    hand.swipe()
    try live.play(&hand)
    #expect(try landings(in: live.unplugAndReadLog()) == ["0 -> 1"])
    #expect(live.pagerd.lines.count { $0.contains("matches no device") } == 1)
  }
}
