import Testing
import Touch

@Suite struct DeviceSettingsTests {
  @Test func `the defaults are no settings`() {
    for kind in DeviceKind.allCases {
      #expect(RecognitionOptions().settings(on: kind) == DeviceSettings())
      #expect(RecognitionOptions(DeviceSettings()).settings(on: kind) == DeviceSettings())
    }
  }

  @Test func `a default that was asked for is none on its kind only`() {
    let asked = RecognitionOptions(
      DeviceSettings(
        fingers: .exactly(2), pointsPerMillimetre: SurfaceScale.padPointsPerMillimetre,
        extraFingerPauseMilliseconds: 100, minimumVelocity: 50, maximumVelocity: 8000,
        rotation: .upright, calibration: .identity, estimator: .robust))
    #expect(asked.settings(on: .touchpad) == DeviceSettings())
    #expect(
      asked.settings(on: .touchscreen)
        == DeviceSettings(fingers: .exactly(2), pointsPerMillimetre: 10.52))
  }

  /// On a screen of unknown size the default slop is no length, so that 1.6 mm is another.
  @Test func `a screen's slop is a setting whatever it is`() {
    let options = RecognitionOptions(slopMillimetres: SurfaceScale.screenSlopMillimetres)
    #expect(options.settings(on: .touchscreen).slopMillimetres == 1.6)
    #expect(
      RecognitionOptions(slopMillimetres: 1.5).settings(on: .touchpad) == DeviceSettings())
  }

  @Test func `what a pad does not take is no setting of it`() {
    let options = RecognitionOptions(rotation: .clockwise90)
    #expect(options.settings(on: .touchpad) == DeviceSettings())
    #expect(options.settings(on: .touchscreen) == DeviceSettings(rotation: .clockwise90))
  }

  @Test func `settings of others have the last word where they say something`() {
    let own = DeviceSettings(fingers: .any, slopMillimetres: 3, scrollDirection: .inverted)
    let others = DeviceSettings(slopMillimetres: 4, scrollDirection: .natural)
    #expect(
      own.overridden(by: others)
        == DeviceSettings(fingers: .any, slopMillimetres: 4, scrollDirection: .natural))
    #expect(own.overridden(by: DeviceSettings()) == own)
  }
}
