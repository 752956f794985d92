import Evdev
import Pager
import Touch

/// What people should know about a device that has just been opened.
enum DeviceNotices {
  static func sentences(of device: EventDevice, pager: Pager) -> [String] {
    device.warnings.map(\.description)
      + (pager.recognizer.notice.map { [$0.description] } ?? [])
  }
}
