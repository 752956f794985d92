import CLibevdev
package import Touch

/// One node of a list of devices: what it is, and why it is read or not.
package struct DeviceListing: Hashable, Sendable {
  package let record: DeviceRecord
  package let id: String
  package let deviceClass: DeviceClass
  /// What the axes say, or udev where the node cannot be opened; nil if neither knows.
  package let sizeMillimetres: SurfaceSize?
  /// Contacts with a position of their own; nil if the node was not opened.
  package let slotCount: Int?
  /// Fingers that are counted, with a position or without.
  package let fingerCount: Int
  /// Why a touch device cannot be read at present.
  package let problem: DeviceError?

  /// Whether the pager reads it without being asked.
  package var isUsed: Bool { deviceClass.use == .automatic && problem == nil }

  /// Looks at all nodes; opens those with a touch surface for a moment, and no keyboard.
  package static func all() throws(SystemError) -> [DeviceListing] {
    var ids = DeviceIDs()
    return try DeviceRecord.all().map { DeviceListing($0, id: ids.take(for: $0)) }
  }

  init(_ record: DeviceRecord, id: String) {
    self.record = record
    self.id = id
    deviceClass = DeviceClass(record)
    fingerCount = Self.countedFingers(record.description)
    guard let kind = deviceClass.kind else {
      sizeMillimetres = nil
      slotCount = nil
      problem = nil
      return
    }
    do {
      let device = try EventDevice(record)
      slotCount = device.slotCount
      let scale = SurfaceScale(
        device: device.description, kind: kind, options: RecognitionOptions())
      sizeMillimetres = scale.isMeasured ? scale.sizeMillimetres : record.sizeMillimetres
      problem = nil
    } catch {
      slotCount = nil
      sizeMillimetres = record.sizeMillimetres
      problem = error
    }
  }

  /// The greatest finger count the device has a code for; 1 for any other touch surface.
  private static func countedFingers(_ description: DeviceDescription) -> Int {
    let tools = [
      EventCode.btnToolFinger, EventCode.btnToolDoubleTap, EventCode.btnToolTripleTap,
      EventCode.btnToolQuadTap, EventCode.btnToolQuintTap,
    ]
    return (tools.lastIndex(where: description.hasKey) ?? 0) + 1
  }
}
