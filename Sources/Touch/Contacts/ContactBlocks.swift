/// Contacts of protocol A: every frame tells all of them, each block closed by `SYN_MT_REPORT`.
///
/// Blocks carry no identity, so each goes to the nearest contact of the frame before; where a
/// driver sends tracking ids all the same, they decide.
struct ContactBlocks: Hashable, Sendable {
  /// More than any device reports; the rest of a frame is left out.
  static let maximumCount = 32

  private struct Block: Hashable {
    var x: Int32 = 0
    var y: Int32 = 0
    var trackingID: Int32 = -1
    var toolType: Int32 = ToolType.finger
    var hasPosition = false
    /// Old drivers say the end of a contact by a size of 0 in its last block.
    var touches = true
  }

  private struct Live: Hashable {
    var contact: Contact
    var isSwallowed: Bool
    var isMatched: Bool
  }

  private var pending = Block()
  private var blocks: [Block] = []
  private var live: [Live] = []
  private var sawBlock = false

  mutating func handle(code: UInt16, value: Int32) {
    switch code {
    case EventCode.absMTPositionX:
      pending.x = value
      pending.hasPosition = true
    case EventCode.absMTPositionY:
      pending.y = value
      pending.hasPosition = true
    case EventCode.absMTTrackingID: pending.trackingID = max(value, -1)
    case EventCode.absMTToolType: pending.toolType = value
    case EventCode.absMTTouchMajor: pending.touches = value != 0
    case EventCode.absMTDistance where value > 0: pending.touches = false
    default: break
    }
  }

  /// `SYN_MT_REPORT`; an empty block says that nothing touches.
  mutating func closeBlock() {
    sawBlock = true
    if pending.hasPosition, pending.touches, blocks.count < Self.maximumCount {
      blocks.append(pending)
    }
    pending = Block()
  }

  /// Closes the frame; `isTouching` is `BTN_TOUCH`, where the device has said it.
  mutating func report(into frame: inout TouchFrame, isTouching: Bool?, nextKey: inout Int) {
    if pending.hasPosition { closeBlock() }
    if isTouching == false {
      blocks.removeAll(keepingCapacity: true)
      sawBlock = true
    }
    if sawBlock { match(frame: &frame, &nextKey) }
    for entry in live where !entry.isSwallowed { frame.contacts.append(entry.contact) }
    blocks.removeAll(keepingCapacity: true)
    sawBlock = false
  }

  var uncounted: [UncountedContact] {
    live.filter(\.isSwallowed).map { UncountedContact(contact: $0.contact, reason: .palm) }
  }

  mutating func forgetContacts() {
    live.removeAll(keepingCapacity: true)
    blocks.removeAll(keepingCapacity: true)
    pending = Block()
    sawBlock = false
  }

  private mutating func match(frame: inout TouchFrame, _ nextKey: inout Int) {
    for index in live.indices { live[index].isMatched = false }
    while let (block, entry) = closestPair() {
      update(entry, from: blocks[block])
      blocks.swapAt(block, blocks.count - 1)
      blocks.removeLast()
    }
    if frame.role == .resync {
      for entry in live where !entry.isMatched { frame.lostKeys.append(entry.contact.key) }
    }
    live.removeAll { !$0.isMatched }
    for block in blocks {
      add(block, key: nextKey)
      nextKey += 1
    }
  }

  /// The block and the unmatched contact that belong together most surely.
  private func closestPair() -> (block: Int, entry: Int)? {
    var best: (block: Int, entry: Int)?
    var least = Double.infinity
    for block in blocks.indices {
      for entry in live.indices where !live[entry].isMatched {
        let distance = distance(blocks[block], live[entry].contact)
        guard distance < least else { continue }
        least = distance
        best = (block, entry)
      }
    }
    return best
  }

  /// Squared device units; negative for the same id, infinite for different ones.
  private func distance(_ block: Block, _ contact: Contact) -> Double {
    if block.trackingID >= 0, contact.trackingID >= 0 {
      return block.trackingID == contact.trackingID ? -1 : .infinity
    }
    let dx = Double(block.x) - Double(contact.x)
    let dy = Double(block.y) - Double(contact.y)
    return dx * dx + dy * dy
  }

  private mutating func update(_ entry: Int, from block: Block) {
    live[entry].isMatched = true
    live[entry].contact.x = block.x
    live[entry].contact.y = block.y
    live[entry].contact.trackingID = block.trackingID
    if block.toolType == ToolType.palm { live[entry].contact.isPalm = true }
  }

  /// Gives a new contact the lowest free slot, as a kernel driver would.
  private mutating func add(_ block: Block, key: Int) {
    var slot = 0
    while slot < live.count, live[slot].contact.slot == slot { slot += 1 }
    let contact = Contact(
      key: key, slot: slot, trackingID: block.trackingID, x: block.x, y: block.y)
    live.insert(
      Live(contact: contact, isSwallowed: block.toolType == ToolType.palm, isMatched: true),
      at: slot)
  }
}
