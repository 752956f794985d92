import Evdev
import Pager
import Touch

/// What people should know about a device that has just been opened.
enum DeviceNotices {
  static func sentences(of device: EventDevice, pager: Pager) -> [String] {
    let calibration = device.record.calibrationNotice(as: device.kind).map { [$0] } ?? []
    return device.warnings.map(\.description) + calibration
      + pager.recognizer.notices.map(\.description)
  }
}
