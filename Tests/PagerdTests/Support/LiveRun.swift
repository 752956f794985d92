import Foundation
import Rig
import SyntheticSwipes
import TestSupport
import Testing
import Touch

/// A `pagerd` that runs on mock devices, and what it leaves behind.
///
/// The devices refuse the monotonic clock: pagerd then goes by the stamps alone, which are those of
/// the test, and nothing depends on how fast the machine is.
final class LiveRun {
  static let node = "/dev/input/event0"

  let devices: MockDevices
  let recordings: URL
  let pagerd: RunningProgram
  private let folder: TemporaryFile

  /// Starts pagerd on a pad that `Hand` plays or, without `adding`, on whatever is there.
  init(
    _ arguments: [String] = [], adding description: URL? = nil, settings: [String] = [],
    named: Bool = true, launcher: [String] = [], recordingInto chosen: URL? = nil
  ) throws {
    folder = try TemporaryFile()
    devices = try MockDevices()
    recordings =
      chosen ?? folder.url.deletingLastPathComponent().appending(component: "recordings")
    if named { try Self.add(0, to: devices, describedBy: description, settings: settings) }
    pagerd = try devices.start(
      "pagerd",
      ["--swipe-log", "-", "--record", recordings.path()] + arguments
        + (named ? [Self.node] : []), launcher: launcher)
    try pagerd.expect("pagerd: \(named ? "synthetic-" : "no touchpad or touchscreen yet")")
  }

  deinit {
    // Before the devices: umockdev aborts a program that asks a node when they have gone.
    pagerd.stop()
  }

  /// Plugs a pad in that keeps the stamps it is played with.
  static func add(
    _ number: Int, to devices: MockDevices, describedBy description: URL? = nil,
    settings: [String] = []
  ) throws {
    var hand = Hand()
    let standard = try hand.takeFile()
    let file = description ?? standard.url
    let isScreen = file.lastPathComponent.hasPrefix("touchscreen")
    try devices.add(
      number, isScreen ? .touchscreen : .touchpad, describedBy: file,
      settings: ["refuse=clock"] + settings)
  }

  func add(_ number: Int, as id: String, settings: [String] = []) throws {
    try Self.add(number, to: devices, settings: settings)
    try pagerd.expect("pagerd: \(id): reading /dev/input/event\(number) ")
  }

  /// Lets the hand do what it did since the last time; returns when pagerd has read it.
  func play(_ hand: inout Hand, on number: Int = 0) throws {
    let file = try hand.takeFile()
    try devices.tell("play \(number) \(file.url.path())")
  }

  /// Unplugs the named device, after which pagerd ends; answers its whole log.
  func unplugAndReadLog(releasing keys: String = "") throws -> [String] {
    try devices.tell("unplug 0 \(keys)")
    #expect(pagerd.wait() == 1)
    return log
  }

  /// The lines of the swipe log so far.
  var log: [String] { pagerd.lines.filter { $0.hasPrefix("{") } }

  func recordedFiles() throws -> [URL] {
    guard FileManager.default.fileExists(atPath: recordings.path()) else { return [] }
    return try FileManager.default
      .contentsOfDirectory(at: recordings, includingPropertiesForKeys: nil)
      .sorted { $0.path() < $1.path() }
  }

  /// The one recording that there is.
  func recordedFile() throws -> URL {
    let files = try recordedFiles()
    #expect(files.count == 1)
    return try #require(files.first)
  }
}
