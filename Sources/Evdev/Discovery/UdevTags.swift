/// What udev's `input_id` found a node to be; several may hold.
///
/// A rule of the hardware database can take a tag back with the value 0, so only 1 counts.
package struct UdevTags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// udev has looked at the node at all.
  package static let input = UdevTags(rawValue: 1 << 0)
  package static let touchpad = UdevTags(rawValue: 1 << 1)
  package static let touchscreen = UdevTags(rawValue: 1 << 2)
  package static let keyboard = UdevTags(rawValue: 1 << 3)
  package static let tablet = UdevTags(rawValue: 1 << 4)
  package static let tabletPad = UdevTags(rawValue: 1 << 5)
  package static let mouse = UdevTags(rawValue: 1 << 6)
  package static let pointingStick = UdevTags(rawValue: 1 << 7)
  package static let joystick = UdevTags(rawValue: 1 << 8)
  package static let accelerometer = UdevTags(rawValue: 1 << 9)
  package static let `switch` = UdevTags(rawValue: 1 << 10)
  package static let key = UdevTags(rawValue: 1 << 11)
  /// A rule hides the device from desktops.
  package static let ignored = UdevTags(rawValue: 1 << 12)

  /// libinput's: any value but 0 hides the device.
  static let ignoringProperty = "LIBINPUT_IGNORE_DEVICE"

  /// One udev tag: its property and what people call such a device.
  struct Meaning {
    let tag: UdevTags
    let property: String
    let noun: String
  }

  /// The more telling tag first: a keyboard also has keys.
  static let meanings: [Meaning] = [
    Meaning(tag: .keyboard, property: "ID_INPUT_KEYBOARD", noun: "keyboard"),
    Meaning(tag: .touchpad, property: "ID_INPUT_TOUCHPAD", noun: "touchpad"),
    Meaning(tag: .touchscreen, property: "ID_INPUT_TOUCHSCREEN", noun: "touchscreen"),
    Meaning(tag: .tabletPad, property: "ID_INPUT_TABLET_PAD", noun: "tablet pad"),
    Meaning(tag: .tablet, property: "ID_INPUT_TABLET", noun: "pen tablet"),
    Meaning(tag: .pointingStick, property: "ID_INPUT_POINTINGSTICK", noun: "pointing stick"),
    Meaning(tag: .mouse, property: "ID_INPUT_MOUSE", noun: "mouse"),
    Meaning(tag: .joystick, property: "ID_INPUT_JOYSTICK", noun: "joystick"),
    Meaning(tag: .accelerometer, property: "ID_INPUT_ACCELEROMETER", noun: "accelerometer"),
    Meaning(tag: .switch, property: "ID_INPUT_SWITCH", noun: "switch"),
    Meaning(tag: .key, property: "ID_INPUT_KEY", noun: "keys"),
    Meaning(tag: .input, property: "ID_INPUT", noun: "other"),
  ]
}
