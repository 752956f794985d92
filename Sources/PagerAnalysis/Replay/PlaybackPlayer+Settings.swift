import Pager
import Recordings
import Touch

// How the first input sets the pager up.
extension PlaybackPlayer {
  /// What the system said that the device is, where the recording knows.
  var recordedKind: DeviceKind? {
    header?.device?.kind.flatMap(DeviceKind.init(rawValue:))
  }

  func playbackSettings() throws(RecordingError) -> PlaybackSettings {
    do throws(PlaybackSettings.UnknownName) {
      guard let device else {
        return try PlaybackSettings(header: header, device: LoggedDevice(), options: options)
      }
      var settings = try PlaybackSettings(
        header: header, device: LoggedDevice(),
        traits: DeviceTraits(device, kind: device.kind(told: recordedKind)), options: options)
      let recognizer = DragRecognizer(
        device: device, kind: recordedKind, options: settings.configuration.recognition)
      let read = LoggedDevice(device, as: recognizer)
      if header?.device == nil {
        settings.device = read
      } else if recognizer.scale.isMeasured {
        // The header's size is that of the axes it was recorded along.
        settings.device.widthMillimeters = read.widthMillimeters
        settings.device.heightMillimeters = read.heightMillimeters
      }
      return settings
    } catch {
      throw RecordingError(file: name, reason: error.reason)
    }
  }
}
