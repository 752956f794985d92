import Foundation
import Recordings
import TestSupport
import Testing
import Touch

/// What a header says of how its device was read.
@Suite struct DeviceSettingsJSONTests {
  @Test func `each key is written as documented and read back as it was`() throws {
    let settings = DeviceSettings(
      fingers: .exactly(3), axis: .both, slopMillimetres: 2.5, pointsPerMillimetre: 8,
      extraFingerPauseMilliseconds: 0, minimumVelocity: 20, maximumVelocity: 9000.5,
      scrollDirection: .inverted, rotation: .clockwise90,
      calibration: try CalibrationMatrix("0 1 0 -1 0 1"))
    let text =
      #"{"type":"header","format":"pager-swipes","version":1,"fingers":3,"axis":"both","#
      + #""slop_mm":2.5,"points_per_mm":8,"extra_finger_pause_ms":0,"min_velocity_pt_s":20,"#
      + #""max_velocity_pt_s":9000.5,"inverted":true,"rotate":90,"calibration":[0,1,0,-1,0,1]}"#
    #expect(written(settings) == text + "\n")
    #expect(try read(text) == settings)
  }

  @Test func `a header without the keys is one of the defaults`() throws {
    let text = #"{"type":"header","format":"pager-swipes","version":1}"#
    #expect(written(DeviceSettings()) == text + "\n")
    #expect(try read(text) == DeviceSettings())
    #expect(try read(#"{"type":"header","fingers":null,"rotation":1}"#) == DeviceSettings())
    #expect(try read(#"{"type":"header","fingers":"any"}"#) == DeviceSettings(fingers: .any))
  }

  @Test func `any settings come back as they were written`() throws {
    var random = SeededRandom(seed: 41)
    for turn in 0..<2000 {
      let settings = randomSettings(&random)
      #expect(try read(written(settings)) == settings, "seed 41, turn \(turn)")
    }
  }

  @Test(
    arguments: [
      (#""fingers":0"#, #""fingers" is not a whole number from 1 to 10, or "any""#),
      (#""fingers":11"#, #""fingers" is not a whole number from 1 to 10, or "any""#),
      (#""fingers":"all""#, #""fingers" is not a whole number from 1 to 10, or "any""#),
      (#""axis":"z""#, #""axis" is "z"; expected "horizontal", "vertical", "both""#),
      (#""slop_mm":-1"#, #""slop_mm" is -1.0; expected a number from 0.0 to 1000.0"#),
      (
        #""points_per_mm":0"#,
        #""points_per_mm" is 0.0; expected a number from 0.001 to 100000.0"#
      ),
      (#""inverted":1"#, #""inverted" is a number; expected true or false"#),
      (#""rotate":45"#, #""rotate" is 45; expected one of 0, 90, 180, 270"#),
      (
        #""calibration":[1,0,0]"#,
        #""calibration": a calibration is six numbers, such as 1 0 0 0 1 0"#
      ),
      (
        #""calibration":[1,0,0,1,0,0]"#,
        #""calibration": the calibration lays the whole panel on one line; give rows that differ"#
      ),
    ])
  func `a value out of range is refused by its key`(member: String, reason: String) {
    #expect(throws: JSONFault(reason)) { try read(#"{"type":"header",\#(member)}"#) }
  }

  @Test func `a recording's bad header is told with file and line`() throws {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let text =
      "# EVEMU 1.3\n" + ##"# pager: {"type":"header","rotate":45}"##
      + "\nE: 0.000001 0000 0000 0000\n"
    let path = try folder.add("bad.evemu", Data(text.utf8))
    let expected = RecordingError(
      file: path, line: 2, reason: #""rotate" is 45; expected one of 0, 90, 180, 270"#)
    #expect(throws: expected) {
      var reader = try EvemuReader(ByteSource(path: path))
      var events: [InputEvent] = []
      while case .note = try reader.readBatch(into: &events) {}
    }
  }

  private func written(_ settings: DeviceSettings) -> String {
    var json = JSONLine()
    SwipeLogLine.header(SwipeLogHeader(settings: settings)).write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func read(_ text: String) throws -> DeviceSettings? {
    guard case .header(let header) = try SwipeLogLine(json: text.utf8) else { return nil }
    return header.settings
  }
}

/// Each setting is there or not, anywhere in its range.
private func randomSettings(_ random: inout SeededRandom) -> DeviceSettings {
  func maybe<Value>(_ value: Value?) -> Value? { Bool.random(using: &random) ? value : nil }
  func number(_ range: ClosedRange<Double>) -> Double? {
    maybe(Double.random(in: range, using: &random))
  }
  let numbers = (0..<6).map { _ in Double.random(in: -2...2, using: &random) }
  let count = Int.random(in: RecognitionOptions.fingerCounts, using: &random)
  return DeviceSettings(
    fingers: maybe(maybe(.any) ?? .exactly(count)),
    axis: maybe(AxisRequirement.allCases.randomElement(using: &random)),
    slopMillimetres: number(RecognitionOptions.slopMillimetreRange),
    pointsPerMillimetre: number(RecognitionOptions.pointsPerMillimetreRange),
    extraFingerPauseMilliseconds: number(RecognitionOptions.extraFingerPauseMillisecondRange),
    minimumVelocity: number(RecognitionOptions.velocityRange),
    maximumVelocity: number(RecognitionOptions.velocityRange),
    scrollDirection: maybe(ScrollDirection.allCases.randomElement(using: &random)),
    rotation: maybe(PanelRotation.allCases.randomElement(using: &random)),
    calibration: maybe(try? CalibrationMatrix(numbers)))
}
