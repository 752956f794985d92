import Evdev
import Pager
import Touch

/// What people should know about a device that has just been opened.
enum DeviceNotices {
  static func sentences(of device: EventDevice, pager: Pager) -> [String] {
    var sentences = device.warnings.map(\.description)
    if let notice = pager.recognizer.notice { sentences.append(notice.description) }
    let kind = pager.recognizer.kind
    if device.kind != kind {
      sentences.append(
        "udev calls it a \(device.kind.rawValue); its event codes are a \(kind.rawValue)'s,"
          + " and it is read as one")
    }
    return sentences
  }
}
