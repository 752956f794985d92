import Evdev
import Pager
import Touch

/// What people should know about a device that has just been opened.
enum DeviceNotices {
  static func sentences(of device: EventDevice, pager: Pager) -> [String] {
    let kind = pager.recognizer.kind
    let calibration = device.record.calibrationNotice(as: kind).map { [$0] } ?? []
    return device.notices(readAs: kind) + calibration
      + pager.recognizer.notices.map(\.description)
  }
}
