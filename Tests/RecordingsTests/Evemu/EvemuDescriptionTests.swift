import Recordings
import Testing
import Touch

@Suite struct EvemuDescriptionTests {
  private func describe(_ text: String) throws -> DeviceDescription? {
    try readRecording(text + "E: 1.0 0 0 0\n").description
  }

  @Test func `a name may hold anything but a line break`() throws {
    #expect(try describe("N: Pad #2: \"ü\"  \n")?.name == "Pad #2: \"ü\"  ")
    #expect(try describe("N: Pad\r\n")?.name == "Pad")
    #expect(try describe("N:Pad\n")?.name == "Pad")
  }

  @Test func `an axis has five numbers or six, whatever the version`() throws {
    for header in ["", "# EVEMU 1.0\n", "# EVEMU 1.1\n", "# EVEMU 1.3\n"] {
      let axes = try describe(header + "A: 35 -5 3000 4 2\nA: 36 0 2000 0 0 31\n")?.axes
      #expect(axes?[0x35] == AxisInfo(minimum: -5, maximum: 3000, fuzz: 4, flat: 2, resolution: 0))
      #expect(axes?[0x36] == AxisInfo(minimum: 0, maximum: 2000, resolution: 31))
    }
  }

  @Test func `masks continue over several lines`() throws {
    let device = try describe(
      "P: 01 00 00 00 00 00 00 00\nP: 80\nB: 01 00 00 00 00 00 00 00 01\nB: 01 02\nB: 03 03\n")
    #expect(device?.properties == [0, 71])
    #expect(device?.codes == [0x01: [56, 65], 0x03: [0, 1]])
  }

  @Test func `comments may stand anywhere, also behind a record`() throws {
    let device = try describe(
      "# one\nN: Pad\n# two\nI: 0011 0002 0007 01b1 # bus and so on\n\n# three\nA: 00 0 9 0 0 # x\n"
    )
    #expect(device?.identity == DeviceIdentity(bus: 0x11, vendor: 2, product: 7, version: 0x1b1))
    #expect(device?.axes == [0x00: AxisInfo(minimum: 0, maximum: 9)])
  }

  @Test func `lights and switches are passed over`() throws {
    #expect(try describe("N: Pad\nL: 00 1\nS: 02 1\n") == DeviceDescription(name: "Pad"))
  }

  @Test func `a record that steps back ends the description`() throws {
    let device = try describe("N: Pad\nA: 00 0 9 0 0\nB: 03 03\nA: 01 0 9 0 0\nN: Other\n")
    #expect(device?.name == "Pad")
    #expect(device?.axes.keys.sorted() == [0x00])
    #expect(device?.codes == [:])
  }

  @Test func `a file of events alone has no description`() throws {
    #expect(try describe("# EVEMU 1.2\n# a remark\n") == nil)
  }

  @Test func `the version's own header decides nothing else`() throws {
    for version in ["1.0", "1.1", "1.2", "1.3", "2.0"] {
      let text = SampleRecording.description.replacing("EVEMU 1.3", with: "EVEMU \(version)")
      #expect(try describe(text) == SampleRecording.device)
    }
    let headerless = SampleRecording.description.replacing("# EVEMU 1.3\n", with: "")
    #expect(try describe(headerless) == SampleRecording.device)
  }
}
