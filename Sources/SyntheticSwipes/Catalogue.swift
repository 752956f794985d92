/// The bundled recordings, each made by hand from what its maker would mean.
///
/// A page of 375 points is 36 mm of finger on the touchpad and 60 mm on the touchscreen.
package enum Catalogue {
  package static let sittings = touchpad + touchscreen

  static func flick(_ dx: Double, _ milliseconds: Double, cutAt: Double = 0.72) -> [StrokeLeg] {
    [StrokeLeg(dxMillimetres: dx, durationMilliseconds: milliseconds, cutAt: cutAt)]
  }

  static func drag(_ dx: Double, _ milliseconds: Double, rest: Double = 0) -> [StrokeLeg] {
    [
      StrokeLeg(
        dxMillimetres: dx, durationMilliseconds: milliseconds, cutAt: 1, restMilliseconds: rest)
    ]
  }
}
