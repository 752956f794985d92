import TerminalText
import Touch

/// Frames as rows: time, fingers, where they are, how far they came, the recognizer's state, why.
struct FrameTable {
  let surface: ExplainedSurface
  /// What is not at its default; empty where all is.
  private let changes: String
  private let columns: Int
  private let wording: DecisionWording

  init(surface: ExplainedSurface, changes: String, columns: Int) {
    self.surface = surface
    self.changes = changes
    self.columns = columns
    wording = DecisionWording(surface: surface)
  }

  private static let timeColumns = 10
  private static let stateColumns = 8

  /// The device, what a drag is on it, and the heads of the columns.
  var heading: [String] {
    let unit = surface.ruler.unit
    let heads = row(
      time: "ms", fingers: "n", x: "x", y: "y", moved: "moved", state: "state",
      why: "why; lengths in \(unit)")
    let notDefault =
      changes.isEmpty ? [] : wrapped("Not at the default: \(changes).", to: columns)
    return wrapped("\(device); \(drag).", to: columns) + notDefault + [""] + heads
  }

  private var device: String {
    let name = surface.deviceName.isEmpty ? "a device without a name" : surface.deviceName
    let size =
      surface.size.map {
        " of \(decimal($0.width, places: 0)) x \(decimal($0.height, places: 0)) mm"
      } ?? " of unknown size"
    return "\(name), a \(surface.kind.rawValue)\(size)"
  }

  private var drag: String {
    let fingers = surface.askedFingers.map { counted($0, "finger") } ?? "any fingers"
    let axis = surface.options.axis == .both ? "either" : "the \(surface.options.axis.rawValue)"
    return "a drag is \(fingers) moving \(surface.ruler.length(surface.slopPoints)) "
      + "along \(axis) axis"
  }

  func rows(of frame: ExplainedFrame, showsContacts: Bool) -> [String] {
    let ruler = surface.ruler
    var rows = row(
      time: milliseconds(frame.timeMicroseconds), fingers: "\(frame.fingerCount)",
      x: frame.centroid.map { ruler.number($0.x, places: 1) } ?? "-",
      y: frame.centroid.map { ruler.number($0.y, places: 1) } ?? "-",
      moved: frame.way.map { ruler.number($0.length) } ?? "-", state: frame.phase.rawValue,
      why: wording.why(frame))
    if showsContacts, !frame.contacts.isEmpty {
      let list = frame.contacts.map(words).joined(separator: "; ")
      rows += wrapped(list, to: columns, indent: indent(Self.timeColumns + 2))
    }
    return rows
  }

  /// A run of frames: `… 14 frames: moved 0.20 to 1.40 mm`.
  func row(ofFolded count: Int, from first: ExplainedFrame, to last: ExplainedFrame) -> String {
    let ruler = surface.ruler
    let moves =
      if let from = first.way, let to = last.way {
        "moved \(ruler.number(from.length)) to \(ruler.length(to.length))"
      } else if let from = first.centroid, let to = last.centroid {
        "from \(place(from)) to \(place(to)) \(ruler.unit)"
      } else {
        "nothing new"
      }
    return indent(Self.timeColumns + 2) + "… \(count) frames: \(moves)"
  }

  private func place(_ point: SurfacePoint) -> String {
    "\(surface.ruler.number(point.x, places: 1)) \(surface.ruler.number(point.y, places: 1))"
  }

  private func words(_ contact: ExplainedContact) -> String {
    let id = contact.trackingID >= 0 ? " id \(contact.trackingID)" : ""
    if let fingers = contact.boxedFingers {
      return "box of \(fingers) with its middle at \(place(contact.position))"
    }
    let standing = contact.standing == .finger ? "" : " \(contact.standing.rawValue)"
    return "slot \(contact.slot)\(id) at \(place(contact.position))\(standing)"
  }

  private func row(
    time: String, fingers: String, x: String, y: String, moved: String, state: String, why: String
  ) -> [String] {
    let head =
      right(time, Self.timeColumns) + right(fingers, 3) + right(x, 7) + right(y, 7)
      + right(moved, 8) + "  " + left(state, Self.stateColumns) + "  "
    let lines = wrapped(why, to: columns, indent: indent(head.count))
    guard let first = lines.first else { return [head] }
    return [head + first.dropFirst(head.count)] + lines.dropFirst()
  }

  private func indent(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  private func right(_ text: String, _ width: Int) -> String {
    indent(max(0, width - text.count)) + text
  }

  private func left(_ text: String, _ width: Int) -> String {
    text + indent(max(0, width - text.count))
  }
}
