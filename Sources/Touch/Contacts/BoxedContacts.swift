/// The contacts of a semi-mt pad as one: its slots are corners of a box, not fingers.
///
/// Corners swap their identity freely, but the box's centre goes where the fingers go. Kernel
/// documentation: `event-codes.rst`, `INPUT_PROP_SEMI_MT`.
///
/// `ABS_X` and `ABS_Y`, which libinput takes here, are left alone. They follow one finger and jump
/// when it lifts, where the centre moves as the mean of two fingers does on other pads. In
/// recordings of four such pads they are the corner itself in each of 899 frames of one corner, so
/// they add nothing; with two corners they stand at one finger.
struct BoxedContacts: Hashable, Sendable {
  private var key: Int?
  private var corners = 0

  /// Puts one contact in the place of the frame's corners: a palm if any of them is one.
  mutating func collapse(_ frame: inout TouchFrame, nextKey: inout Int) {
    guard let first = frame.contacts.first else {
      if let key, !frame.lostKeys.isEmpty { frame.lostKeys.append(key) }
      key = nil
      return
    }
    // A corner more or less moves the centre although no finger moved.
    if key == nil || corners != frame.contacts.count {
      key = nextKey
      nextKey += 1
    }
    corners = frame.contacts.count
    let isPalm = frame.contacts.contains(where: \.isPalm)
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for corner in frame.contacts {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    frame.contacts.removeAll(keepingCapacity: true)
    frame.contacts.append(
      Contact(
        key: key ?? 0, trackingID: first.trackingID, x: middle(left, right),
        y: middle(top, bottom), isPalm: isPalm))
  }

  mutating func forgetContacts() {
    key = nil
  }

  private func middle(_ a: Int32, _ b: Int32) -> Int32 {
    Int32(clamping: (Int64(a) + Int64(b)) / 2)
  }
}
