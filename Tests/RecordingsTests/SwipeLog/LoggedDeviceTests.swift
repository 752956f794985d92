import Recordings
import Testing
import Touch

@Suite struct LoggedDeviceTests {
  @Test(
    arguments: [
      ("0003:06cb:7a13", "06cb:7a13"), ("magic-pad-06cb-7a13", "06cb:7a13"),
      ("magic-pad-06cb-7a13-2", "06cb:7a13"), ("pad", nil), ("06cb:7a13", nil), ("", nil),
      ("i2c-1", nil), (nil, nil),
    ] as [(String?, String?)])
  func `an id tells the model, where it holds one`(id: String?, model: String?) {
    let device = LoggedDevice(id: id, name: "Pad", kind: "touchpad")
    #expect(
      device.traits
        == DeviceTraits(
          kind: .touchpad, model: model.flatMap(DeviceModel.init), name: "Pad"))
  }

  @Test func `a device that says nothing matches no kind, model or name`() {
    let traits = LoggedDevice().traits
    for text in ["touchpad", "touchscreen", "0000:0000", "?*"] {
      #expect(!DeviceSelector(text).matches(traits), "\(text)")
    }
    #expect(LoggedDevice(kind: "mirror").traits.kind == nil)
  }
}
