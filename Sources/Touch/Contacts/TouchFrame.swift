/// What touches a device at one moment: everything up to one `SYN_REPORT`, applied.
package struct TouchFrame: Hashable, Sendable {
  /// The stamp of the `SYN_REPORT`, never before the previous frame's.
  package var timeMicroseconds: Int64
  /// When the positions were measured: velocities are taken over these times, which never step back
  /// while anything touches.
  ///
  /// The same as `timeMicroseconds` but for devices with a clock of their own.
  package var measurementMicroseconds: Int64
  package var role: FrameRole
  /// The contacts whose beginning was seen, by slot; palms that began as one are left out.
  package var contacts: [Contact]
  /// How many fingers touch: may be more than `contacts` where the hardware counts beyond slots.
  package var fingerCount: Int
  /// Whether one position stands for all fingers, as with semi-mt and single-touch devices.
  package var isAggregate: Bool
  /// Whether the hardware counts more fingers than slots show, as happens for a frame or two
  /// while fingers come and go.
  package var isUnsettled: Bool
  /// Keys of contacts that were lost in a gap of dropped events: nobody saw them end.
  package var lostKeys: [Int]

  /// Whether the kernel let go of all contacts by itself, as it does when a device is inhibited or
  /// suspended: nobody lifted a finger.
  package var isReleasedByKernel: Bool { role == .stateOnly && contacts.isEmpty }

  package init(
    timeMicroseconds: Int64 = 0, measurementMicroseconds: Int64? = nil,
    role: FrameRole = .measured, contacts: [Contact] = [], fingerCount: Int? = nil,
    isAggregate: Bool = false, isUnsettled: Bool = false,
    lostKeys: [Int] = []
  ) {
    self.timeMicroseconds = timeMicroseconds
    self.measurementMicroseconds = measurementMicroseconds ?? timeMicroseconds
    self.role = role
    self.contacts = contacts
    self.fingerCount = fingerCount ?? contacts.count { !$0.isPalm }
    self.isAggregate = isAggregate
    self.isUnsettled = isUnsettled
    self.lostKeys = lostKeys
  }
}

/// What a frame may be used for.
package enum FrameRole: Hashable, Sendable {
  /// Positions at the frame's time.
  case measured
  /// Positions of a time that nobody knows, since the stamp stepped back: they scroll, but a
  /// velocity over an interval of no length would be none.
  case untimed
  /// `SYN_REPORT` with value 1, the kernel's own: its state holds, its positions are no measurement.
  case stateOnly
  /// A touch too faint to have a position: it holds, where it was.
  case faded
  /// What the kernel or libevdev told after `SYN_DROPPED`: state after a gap.
  case resync
  /// The first measured frame after a resync: a new base, from which the next one counts.
  case base
}

/// One finger on the surface, or what the device takes for one.
package struct Contact: Hashable, Sendable {
  /// Never used twice by one tracker: ids of the kernel wrap and slots are used again.
  package var key: Int
  package var slot: Int
  package var trackingID: Int32
  /// Device units.
  package var x: Int32
  /// Device units.
  package var y: Int32
  /// Whether the contact became a palm after it had begun as a finger; it stays one.
  package var isPalm: Bool

  package init(
    key: Int, slot: Int = 0, trackingID: Int32 = 0, x: Int32, y: Int32, isPalm: Bool = false
  ) {
    self.key = key
    self.slot = slot
    self.trackingID = trackingID
    self.x = x
    self.y = y
    self.isPalm = isPalm
  }
}
