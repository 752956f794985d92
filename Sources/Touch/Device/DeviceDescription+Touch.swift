extension DeviceDescription {
  /// Whether the device can send the axis: a recording may list its range, its code, or both.
  package func hasAxis(_ code: UInt16) -> Bool {
    axes[code] != nil || codes[EventType.absolute]?.contains(code) == true
  }

  package func hasKey(_ code: UInt16) -> Bool {
    codes[EventType.key]?.contains(code) == true
  }

  /// Whether there are positions of several contacts that can be believed.
  ///
  /// A device that sets both `ABS_MT_SLOT` and the reserved code below it just sets every bit.
  package var hasMultitouch: Bool {
    hasAxis(EventCode.absMTPositionX) && hasAxis(EventCode.absMTPositionY) && !hasFakeMultitouch
  }

  /// Whether the multitouch codes mean something else (joysticks and accelerometers).
  package var hasFakeMultitouch: Bool {
    hasAxis(EventCode.absMTSlot) && hasAxis(EventCode.absReserved)
  }

  /// Whether the device says where it is touched at all.
  package var hasPosition: Bool {
    hasMultitouch || hasAxis(EventCode.absX) && hasAxis(EventCode.absY)
  }

  /// The axes that contacts are measured on: the multitouch ones where they can be believed.
  package var positionAxes: (x: AxisInfo?, y: AxisInfo?) {
    let shadow = (x: axes[EventCode.absX], y: axes[EventCode.absY])
    guard hasMultitouch else { return shadow }
    return (
      measured(axes[EventCode.absMTPositionX], shadow: shadow.x),
      measured(axes[EventCode.absMTPositionY], shadow: shadow.y)
    )
  }

  /// Some drivers leave a range or a resolution to the single-touch axis beside it.
  private func measured(_ axis: AxisInfo?, shadow: AxisInfo?) -> AxisInfo? {
    guard var axis, let shadow else { return axis ?? shadow }
    if axis.resolution <= 0, axis.minimum == shadow.minimum, axis.maximum == shadow.maximum {
      axis.resolution = shadow.resolution
    }
    return axis
  }
}
