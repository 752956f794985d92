import Recordings
import Testing

@Suite struct RecordingFormatTests {
  @Test(
    arguments: [
      ("evemu with its header", "# EVEMU 1.3\nN: Pad\n", .evemu),
      ("evemu without", "# made by hand\n\nN: Pad\n", .evemu),
      ("evemu events alone", "E: 1330443427.661458 0001 014a 1\n", .evemu),
      ("evemu behind remarks", "# tap, then a move\nsome words\nE: 0.1 0 0 0\n", .evemu),
      ("evemu cut in its first line", "# EVE", .evemu),
      ("a swipe log", "{\"type\":\"header\",\"version\":1}\n", .swipeLog),
      ("other JSON", "{\n  \"name\": 1\n}\n", .otherJSON),
      ("libinput record", "# libinput record\nversion: 1\nndevices: 1\n", .libinputRecording),
      ("libinput record without its comment", "version: 1\nndevices: 1\n", .libinputRecording),
      ("evtest events", "Event: time 1527639381.053997, type 3 (EV_ABS), code 57\n", .evtestText),
      ("evtest description", "Input driver version is 1.0.1\r\n", .evtestText),
      (
        "getevent with names", "[   52032.679748] EV_ABS       ABS_MT_TRACKING_ID   0000027d\n",
        .geteventText
      ),
      ("getevent with its devices", "add device 1: /dev/input/event15\n", .geteventText),
      ("raw getevent", "0003 0039 00000018\n", .geteventText),
      ("hid-recorder", "# Pad\nD: 0\nR: 6 05 0d 09 05 a1 01\nN: Pad\n", .hidRecording),
      ("umockdev", "P: /devices/platform/i8042\nN: input/event1\n", .umockdevDescription),
      ("hexdump", "0000000 e2 80 0b 5b d2 e7 08 00 | ...[....\n", .hexdump),
      ("words", "Dear reader,\nthis is no recording.\n", .plainText),
      ("nothing", "", .empty),
      ("zeros", "\0\0\0\0\n", .binary),
    ] as [(name: String, text: String, format: RecordingFormat)])
  func `the first lines tell the format`(
    _ example: (name: String, text: String, format: RecordingFormat)
  ) {
    #expect(RecordingFormat.sniff(Array(example.text.utf8)[...], isWhole: true) == example.format)
  }

  @Test(
    arguments: [
      ("zstd", [0x28, 0xb5, 0x2f, 0xfd, 0, 1], .zstd), ("gzip", [0x1f, 0x8b, 8, 0], .gzip),
      ("xz", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], .xz),
      ("ELF", [0x7f, 0x45, 0x4c, 0x46, 0], .binary),
    ] as [(name: String, bytes: [UInt8], format: RecordingFormat)])
  func `compressed and binary files are known by their first bytes`(
    _ example: (name: String, bytes: [UInt8], format: RecordingFormat)
  ) {
    #expect(RecordingFormat.sniff(example.bytes[...], isWhole: false) == example.format)
  }

  @Test func `half a line decides nothing while more may come`() {
    for text in ["", "# EVE", "# a remark\n# another\nE: 0.1 0", "{\"ty"] {
      #expect(RecordingFormat.sniff(Array(text.utf8)[...], isWhole: false) == nil)
    }
  }

  @Test func `every format is read or refused with advice`() {
    for format in RecordingFormat.allCases {
      let isRead = [.evemu, .swipeLog, .empty].contains(format)
      #expect((format.refusal == nil) == isRead)
      if let refusal = format.refusal { #expect(refusal.contains("; "), "\(format)") }
    }
  }
}
