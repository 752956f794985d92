/// A contact that the device reports and no frame counts.
package struct UncountedContact: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It was a palm from its first frame on.
    case palm
    /// It is above the surface.
    case hovering
    /// Its beginning was not seen, so it may have been there for any time.
    case unseen
  }

  package var contact: Contact
  package var reason: Reason
}
