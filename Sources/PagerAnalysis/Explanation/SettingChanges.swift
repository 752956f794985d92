import Pager
package import Touch

/// What is not at its default in how a recording is read, by who set it.
///
/// A calibration of udev's is the recording's: whoever recorded it wrote it down.
package struct SettingChanges: Sendable {
  package let all: DeviceSettings
  /// What the options of the command line set, whether it is the default or not.
  package let chosen: DeviceSettings

  init(_ settings: PlaybackSettings, on kind: DeviceKind) {
    all = settings.configuration.settings(on: kind)
    chosen = settings.chosen
  }

  /// `inverted (an option), rotate=90 (the recording)`; empty where all is at its default.
  func sentence(words: (DeviceSettings) -> [String]) -> String {
    let options = Set(words(chosen))
    return words(all).map { word in
      "\(word) (\(options.contains(word) ? "an option" : "the recording"))"
    }.joined(separator: ", ")
  }
}
