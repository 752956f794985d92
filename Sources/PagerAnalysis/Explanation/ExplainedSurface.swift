import Pager
package import Touch

/// Where fingers are watched, and what makes a drag there.
package struct ExplainedSurface: Sendable {
  /// By which rules tell the device.
  package let traits: DeviceTraits
  /// What is not at its default, by who set it.
  package let changes: SettingChanges
  let deviceName: String
  let kind: DeviceKind
  let size: SurfaceSize?
  let ruler: SurfaceRuler
  let options: RecognitionOptions
  /// nil for any number.
  let askedFingers: Int?
  let slopPoints: Double

  init(_ pager: Pager, settings: PlaybackSettings) {
    traits = settings.traits
    changes = SettingChanges(settings, on: pager.recognizer.kind)
    let recognizer = pager.recognizer
    deviceName = pager.device.name
    kind = recognizer.kind
    size = recognizer.scale.sizeMillimetres
    ruler = SurfaceRuler(recognizer, device: pager.device)
    options = recognizer.options
    askedFingers = recognizer.askedFingers
    slopPoints = recognizer.scale.slopPoints
  }
}
