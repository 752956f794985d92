import Pager
package import Touch

/// A frame of contacts with what the recognizer made of it.
package struct ExplainedFrame: Sendable {
  /// The touch sequence it belongs to, counted from 1; nil while nothing touches.
  package var touch: Int?
  package var timeMicroseconds: Int64
  package var role: FrameRole
  /// By slot, those that do not count included.
  package var contacts: [ExplainedContact]
  package var fingerCount: Int
  /// The middle of the fingers that count, in points from the top left corner.
  package var centroid: SurfacePoint?
  /// The way of the finger set since it was complete, in points; nil where there is no set.
  package var way: SurfacePoint?
  package var phase: DragRecognizer.Phase
  package var decision: DragDecision
  /// What came of it, and of what followed before the next frame.
  package var events: [DragEvent] = []

  /// Whether anything is on the surface, or above it.
  var touches: Bool { !contacts.isEmpty }
}

/// A contact as the device reports it.
package struct ExplainedContact: Hashable, Sendable {
  package enum Standing: String, Hashable, Sendable, CaseIterable {
    case finger, palm, hovering, unseen
  }

  package var slot: Int
  package var trackingID: Int32
  /// Points from the top left corner.
  package var position: SurfacePoint
  package var standing: Standing
  /// How many fingers the box has of which this is the middle, as on a semi-mt pad; nil for one
  /// finger.
  package var boxedFingers: Int?

  /// The same contact in another place is no news.
  func isSame(as other: ExplainedContact) -> Bool {
    slot == other.slot && trackingID == other.trackingID && standing == other.standing
      && boxedFingers == other.boxedFingers
  }
}

extension ExplainedFrame {
  /// The frame that `pager` has just taken.
  init(_ pager: Pager, ruler: SurfaceRuler) {
    let frame = pager.contacts.frame
    timeMicroseconds = frame.timeMicroseconds
    role = frame.role
    fingerCount = frame.fingerCount
    phase = pager.recognizer.phase
    decision = pager.recognizer.decision ?? .nothingTouches
    let isBox = pager.device.properties.contains(InputProperty.semiMT) && frame.fingerCount > 1
    let counted = frame.contacts.map { contact in
      var explained = ExplainedContact(contact, contact.isPalm ? .palm : .finger, ruler)
      explained.boxedFingers = isBox ? frame.fingerCount : nil
      return explained
    }
    let uncounted = pager.contacts.uncounted.map { other in
      ExplainedContact(other.contact, ExplainedContact.Standing(other.reason), ruler)
    }
    contacts = (counted + uncounted).sorted { $0.slot < $1.slot }
    centroid = contacts.filter { $0.standing == .finger }.middle
    if decision.isAboutSet {
      let way = pager.recognizer.way
      self.way = SurfacePoint(x: way.x, y: way.y)
    }
  }
}

extension ExplainedContact {
  fileprivate init(_ contact: Contact, _ standing: Standing, _ ruler: SurfaceRuler) {
    self.init(
      slot: contact.slot, trackingID: contact.trackingID, position: ruler.position(contact),
      standing: standing)
  }
}

extension ExplainedContact.Standing {
  fileprivate init(_ reason: UncountedContact.Reason) {
    switch reason {
    case .palm: self = .palm
    case .hovering: self = .hovering
    case .unseen: self = .unseen
    }
  }
}

extension [ExplainedContact] {
  /// The mean position; nil of none.
  var middle: SurfacePoint? {
    guard !isEmpty else { return nil }
    var sum = SurfacePoint.zero
    for contact in self { sum += contact.position }
    return SurfacePoint(x: sum.x / Double(count), y: sum.y / Double(count))
  }
}

extension DragDecision {
  /// Whether there is a finger set, or was one at the frame before.
  fileprivate var isAboutSet: Bool {
    switch self {
    case .nothingTouches, .fingersDiffer, .awaitsAllUp: false
    default: true
    }
  }
}
