/// The fingers that a drag is made of.
struct FingerSet: Sendable {
  /// Their contacts' keys, by slot.
  ///
  /// Fewer than `fingers` where positions stand for several.
  private(set) var keys: [Int] = []
  private(set) var fingers = 0

  /// How the set stands in a frame.
  enum Standing {
    case intact
    /// All fingers are there, but other contacts stand for them: positions jump.
    case exchanged
    case lifted
    case lost
    case palm
    case joinedByOthers
  }

  /// Takes the frame's fingers in.
  ///
  /// - Parameters:
  ///   - frame: where they touch.
  ///   - limit: how many contacts at most, from the lowest slot on.
  mutating func fill(from frame: TouchFrame, limit: Int) {
    keys.removeAll(keepingCapacity: true)
    for contact in frame.contacts where !contact.isPalm && keys.count < limit {
      keys.append(contact.key)
    }
    fingers = min(frame.fingerCount, limit)
  }

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    fingers = 0
  }

  func standing(in frame: TouchFrame) -> Standing {
    var isGone = false
    for key in keys {
      guard let contact = frame.contacts.first(where: { $0.key == key }) else {
        if frame.lostKeys.contains(key) { return .lost }
        isGone = true
        continue
      }
      if contact.isPalm { return .palm }
    }
    // Where positions stand for several fingers, only their count tells who left.
    if frame.isAggregate || keys.count < fingers {
      if frame.contacts.isEmpty || frame.fingerCount < fingers {
        return frame.role == .resync ? .lost : .lifted
      }
      if frame.fingerCount == fingers, isGone || frame.contacts.count != keys.count {
        // A corner went, and the count has not said yet which finger did.
        return frame.isAggregate && frame.isUnsettled ? .lifted : .exchanged
      }
    } else if isGone {
      return .lifted
    }
    return frame.fingerCount > fingers ? .joinedByOthers : .intact
  }

  /// The mean position of the set's contacts along the user's axes, in points; nil where none is
  /// there.
  func centroid(in frame: TouchFrame, scale: SurfaceScale) -> (x: Double, y: Double)? {
    var (sumX, sumY, count) = (Int64(0), Int64(0), Int64(0))
    for contact in frame.contacts where keys.contains(contact.key) {
      sumX += Int64(contact.x)
      sumY += Int64(contact.y)
      count += 1
    }
    guard count > 0 else { return nil }
    return scale.centroid(sumX: sumX, sumY: sumY, count: count)
  }
}
