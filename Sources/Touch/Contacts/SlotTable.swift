/// Contacts of protocol B: the kernel names a slot, then says what changed in it.
///
/// The current slot and the axis values of every slot persist, even across contacts: the kernel
/// sends only changes. Rules: kernel documentation, `multi-touch-protocol.rst`.
struct SlotTable: Hashable, Sendable {
  /// More slots than any device has; a description may claim two thousand million.
  static let maximumCount = 64

  private struct Slot: Hashable {
    var trackingID: Int32 = -1
    /// The id in the last frame.
    var reportedID: Int32 = -1
    var key = 0
    var x: Int32 = 0
    var y: Int32 = 0
    var distance: Int32 = 0
    var toolType: Int32 = ToolType.finger
    /// Whether `-1` came since the last frame.
    var wasReleased = false
    /// Whether a position came since the slot's contact began or ended.
    var isMoved = false
    /// Whether anything came of the contact since the last frame.
    var isHeard = false
    /// Whether nothing came of the contact since a gap: it may have ended in it.
    var isDoubtful = false
    var palm = Palm.none

    mutating func move(x: Int32) {
      self.x = x
      isMoved = true
      isHeard = true
    }

    mutating func move(y: Int32) {
      self.y = y
      isMoved = true
      isHeard = true
    }
  }

  private enum Palm { case none, swallowed, turned }

  private var slots: [Slot]
  private var current = 0
  /// `ABS_DISTANCE`, which speaks of whatever is nearest.
  private var distance: Int32 = 0

  init(count: Int) {
    slots = Array(repeating: Slot(), count: min(max(count, 1), Self.maximumCount))
  }

  var count: Int { slots.count }

  /// Whether the device says that what it sees is above it.
  var isAbove: Bool { distance > 0 }

  mutating func handle(code: UInt16, value: Int32) {
    switch code {
    case EventCode.absMTSlot:
      // As libevdev: a number out of range means the last slot.
      current = value >= 0 && Int(value) < slots.count ? Int(value) : slots.count - 1
    case EventCode.absMTPositionX: slots[current].move(x: value)
    case EventCode.absMTPositionY: slots[current].move(y: value)
    case EventCode.absMTTrackingID:
      if value < 0 { slots[current].wasReleased = true }
      slots[current].trackingID = max(value, -1)
    case EventCode.absMTToolType:
      slots[current].toolType = value
      slots[current].isHeard = true
    case EventCode.absMTDistance:
      slots[current].distance = value
      slots[current].isHeard = true
    case EventCode.absDistance: distance = value
    default: break
    }
  }

  /// Closes the frame: settles which contacts began, went on and ended.
  ///
  /// - Returns: how many slots hold a contact, palms and hovering ones included.
  mutating func report(into frame: inout TouchFrame, nextKey: inout Int) -> Int {
    // A gap's end also tells where the contacts of empty slots were.
    if frame.role == .resync { forgetMoves() }
    var occupied = 0
    for index in slots.indices {
      let slot = slots[index]
      guard slot.trackingID >= 0 || slot.reportedID >= 0 else { continue }
      settle(index, role: frame.role, lost: &frame.lostKeys, &nextKey)
      guard slot.trackingID >= 0 else { continue }
      occupied += 1
      append(index, to: &frame)
    }
    return occupied
  }

  private mutating func settle(
    _ index: Int, role: FrameRole, lost: inout [Int], _ nextKey: inout Int
  ) {
    let slot = slots[index]
    let changed = slot.trackingID != slot.reportedID
    // Within one frame an id that ends and begins again is a split of one contact, as libinput
    // has it; but nobody knows what happened in a gap.
    let goesOn = slot.trackingID >= 0 && slot.wasReleased && role != .resync
    if changed, slot.reportedID >= 0, !goesOn {
      // An id that is exchanged without its end, however late, ended in the gap since which nobody
      // heard of it.
      if role == .resync || slot.isDoubtful && !slot.wasReleased { lost.append(slot.key) }
    }
    if changed, slot.trackingID >= 0, slot.reportedID < 0 || !goesOn {
      slots[index].key = nextKey
      nextKey += 1
      slots[index].palm = slot.toolType == ToolType.palm ? .swallowed : .none
    } else if slot.toolType == ToolType.palm, slot.palm == .none {
      slots[index].palm = .turned
    }
    slots[index].reportedID = slot.trackingID
    slots[index].wasReleased = false
    if changed || slot.isHeard {
      slots[index].isDoubtful = false
    } else if role == .resync {
      slots[index].isDoubtful = true
    }
    slots[index].isHeard = false
    if changed { slots[index].isMoved = false }
  }

  private mutating func forgetMoves() {
    for index in slots.indices where slots[index].trackingID < 0 { slots[index].isMoved = false }
  }

  private func append(_ index: Int, to frame: inout TouchFrame) {
    let slot = slots[index]
    guard slot.palm != .swallowed, slot.distance <= 0 else { return }
    frame.contacts.append(
      Contact(
        key: slot.key, slot: index, trackingID: slot.trackingID, x: slot.x, y: slot.y,
        isPalm: slot.palm == .turned))
  }

  /// The contacts that a frame leaves out; with `areHovering` it leaves them all out.
  func uncounted(areHovering: Bool) -> [UncountedContact] {
    slots.indices.compactMap { index in
      let slot = slots[index]
      guard let reason = reason(slot, areHovering: areHovering) else { return nil }
      return UncountedContact(
        contact: Contact(
          key: slot.key, slot: index, trackingID: slot.trackingID, x: slot.x, y: slot.y),
        reason: reason)
    }
  }

  private func reason(_ slot: Slot, areHovering: Bool) -> UncountedContact.Reason? {
    if slot.trackingID < 0 { return slot.isMoved && !slot.wasReleased ? .unseen : nil }
    if slot.palm == .swallowed { return .palm }
    return areHovering || slot.distance > 0 ? .hovering : nil
  }

  /// Forgets the contacts and keeps the axis values, which the device keeps too.
  mutating func forgetContacts() {
    for index in slots.indices {
      slots[index].trackingID = -1
      slots[index].reportedID = -1
      slots[index].wasReleased = false
      slots[index].isMoved = false
      slots[index].isDoubtful = false
    }
  }
}
