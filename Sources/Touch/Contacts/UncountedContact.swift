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

extension ContactTracker {
  /// What the last frame left out, found when it is asked for.
  package var uncounted: [UncountedContact] {
    switch touchProtocol {
    case .slots: slots.uncounted(areHovering: isHovering)
    case .blocks: blocks.uncounted
    case .single: single.uncounted
    }
  }
}
