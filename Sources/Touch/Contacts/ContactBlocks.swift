/// Contacts of protocol A: every frame tells all of them, each block closed by `SYN_MT_REPORT`.
///
/// Blocks carry no identity, so they go to the contacts of the frame before as all together are
/// nearest; where a driver sends tracking ids all the same, they decide.
struct ContactBlocks: Hashable, Sendable {
  private struct Block: Hashable {
    var x: Int32 = 0
    var y: Int32 = 0
    var trackingID: Int32 = -1
    var toolType: Int32 = ToolType.finger
    var hasPosition = false
    /// Old drivers say the end of a contact by a size of 0 in its last block.
    var touches = true
    var isMatched = false
  }

  private struct Live: Hashable {
    var contact: Contact
    var isSwallowed: Bool
    var isMatched: Bool
  }

  private let reach: ContactReach
  private var pending = Block()
  private var blocks: [Block] = []
  private var live: [Live] = []
  private var sawBlock = false

  init(device: DeviceDescription) {
    reach = ContactReach(device: device)
  }

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
    if pending.hasPosition, pending.touches, blocks.count < LeastCostPairing.maximumCount {
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
    pairIDs()
    pairPositions()
    if frame.role == .resync {
      for entry in live where !entry.isMatched { frame.lostKeys.append(entry.contact.key) }
    }
    live.removeAll { !$0.isMatched }
    for block in blocks where !block.isMatched {
      add(block, key: nextKey)
      nextKey += 1
    }
  }

  private mutating func pairIDs() {
    for block in blocks.indices where blocks[block].trackingID >= 0 {
      let id = blocks[block].trackingID
      let same = live.firstIndex { !$0.isMatched && $0.contact.trackingID == id }
      if let same { pair(block, same) }
    }
  }

  private mutating func pairPositions() {
    let pairing = LeastCostPairing(rows: blocks.count, columns: live.count) { cost($0, $1) }
    for block in blocks.indices {
      guard let entry = pairing.column(of: block), cost(block, entry) < ContactReach.cost
      else { continue }
      pair(block, entry)
    }
  }

  /// What makes no pair costs as much as the longest way, whatever it is.
  private func cost(_ block: Int, _ entry: Int) -> Double {
    let (block, entry) = (blocks[block], live[entry])
    let haveIDs = block.trackingID >= 0 && entry.contact.trackingID >= 0
    guard !block.isMatched, !entry.isMatched, !haveIDs else { return ContactReach.cost }
    return reach.cost(from: entry.contact, toX: block.x, y: block.y)
  }

  private mutating func pair(_ block: Int, _ entry: Int) {
    blocks[block].isMatched = true
    update(entry, from: blocks[block])
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
