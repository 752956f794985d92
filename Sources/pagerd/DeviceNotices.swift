import Evdev
import Pager
import Touch

/// What people should know about a device that has just been opened.
enum DeviceNotices {
  static func sentences(of device: EventDevice, pager: Pager) -> [String] {
    device.notices(readAs: pager.recognizer.kind)
      + pager.recognizer.notices.map(\.description)
  }
}
