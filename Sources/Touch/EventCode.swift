/// The kernel's event types that touch devices use (`linux/input-event-codes.h`).
package enum EventType {
  /// The kernel's `EV_SYN`.
  package static let synchronization: UInt16 = 0x00
  /// The kernel's `EV_KEY`.
  package static let key: UInt16 = 0x01
  /// The kernel's `EV_ABS`.
  package static let absolute: UInt16 = 0x03
  /// The kernel's `EV_MSC`.
  package static let miscellaneous: UInt16 = 0x04
}

/// The kernel's event codes that touch devices use (`linux/input-event-codes.h`).
package enum EventCode {
  /// The kernel's `SYN_REPORT`.
  package static let synReport: UInt16 = 0
  /// The kernel's `SYN_MT_REPORT`.
  package static let synMTReport: UInt16 = 2
  /// The kernel's `SYN_DROPPED`.
  package static let synDropped: UInt16 = 3

  /// `MSC_TIMESTAMP`: the device's own clock in microseconds, 32 bits.
  package static let mscTimestamp: UInt16 = 5

  /// The kernel's `ABS_X`.
  package static let absX: UInt16 = 0x00
  /// The kernel's `ABS_Y`.
  package static let absY: UInt16 = 0x01
  /// The kernel's `ABS_Z`.
  package static let absZ: UInt16 = 0x02
  /// The kernel's `ABS_PRESSURE`.
  package static let absPressure: UInt16 = 0x18
  /// The kernel's `ABS_DISTANCE`.
  package static let absDistance: UInt16 = 0x19
  /// `ABS_RESERVED`, one below `ABS_MT_SLOT`: only devices that set every bit have it.
  package static let absReserved: UInt16 = 0x2e
  /// The kernel's `ABS_MT_SLOT`.
  package static let absMTSlot: UInt16 = 0x2f
  /// The kernel's `ABS_MT_TOUCH_MAJOR`.
  package static let absMTTouchMajor: UInt16 = 0x30
  /// The kernel's `ABS_MT_POSITION_X`.
  package static let absMTPositionX: UInt16 = 0x35
  /// The kernel's `ABS_MT_POSITION_Y`.
  package static let absMTPositionY: UInt16 = 0x36
  /// The kernel's `ABS_MT_TOOL_TYPE`.
  package static let absMTToolType: UInt16 = 0x37
  /// The kernel's `ABS_MT_TRACKING_ID`.
  package static let absMTTrackingID: UInt16 = 0x39
  /// The kernel's `ABS_MT_PRESSURE`.
  package static let absMTPressure: UInt16 = 0x3a
  /// The kernel's `ABS_MT_DISTANCE`.
  package static let absMTDistance: UInt16 = 0x3b

  /// `BTN_LEFT`, also `BTN_MOUSE`: the first of the mouse buttons.
  package static let btnLeft: UInt16 = 0x110
  /// `BTN_JOYSTICK`: the first that is no mouse button any more.
  package static let btnJoystick: UInt16 = 0x120
  /// The kernel's `BTN_TOOL_PEN`.
  package static let btnToolPen: UInt16 = 0x140
  /// The kernel's `BTN_TOOL_FINGER`.
  package static let btnToolFinger: UInt16 = 0x145
  /// The kernel's `BTN_TOOL_QUINTTAP`.
  package static let btnToolQuintTap: UInt16 = 0x148
  /// The kernel's `BTN_TOUCH`.
  package static let btnTouch: UInt16 = 0x14a
  /// The kernel's `BTN_STYLUS`.
  package static let btnStylus: UInt16 = 0x14b
  /// The kernel's `BTN_TOOL_DOUBLETAP`.
  package static let btnToolDoubleTap: UInt16 = 0x14d
  /// The kernel's `BTN_TOOL_TRIPLETAP`.
  package static let btnToolTripleTap: UInt16 = 0x14e
  /// The kernel's `BTN_TOOL_QUADTAP`.
  package static let btnToolQuadTap: UInt16 = 0x14f

  /// `BTN_TOUCH` and the finger counts.
  package static let touchKeys = [
    btnTouch, btnToolFinger, btnToolDoubleTap, btnToolTripleTap, btnToolQuadTap, btnToolQuintTap,
  ]
}

/// The kernel's device properties that tell touch devices apart (`linux/input-event-codes.h`).
package enum InputProperty {
  /// `INPUT_PROP_POINTER`: it moves a pointer, as a touchpad does.
  package static let pointer: UInt16 = 0x00
  /// `INPUT_PROP_DIRECT`: what is touched is what is meant, as on a screen.
  package static let direct: UInt16 = 0x01
  /// `INPUT_PROP_BUTTONPAD`: the whole pad is one button.
  package static let buttonPad: UInt16 = 0x02
  /// `INPUT_PROP_SEMI_MT`: the slots are the corners of a box around the fingers.
  package static let semiMT: UInt16 = 0x03
  /// `INPUT_PROP_ACCELEROMETER`: its axes are no positions.
  package static let accelerometer: UInt16 = 0x06
  /// `INPUT_PROP_PRESSUREPAD`: its pressure is a force, not the size of a contact.
  package static let pressurePad: UInt16 = 0x07
}

/// Values of `ABS_MT_TOOL_TYPE`.
package enum ToolType {
  /// The kernel's `MT_TOOL_FINGER`.
  package static let finger: Int32 = 0
  /// The kernel's `MT_TOOL_PALM`.
  package static let palm: Int32 = 2
}
