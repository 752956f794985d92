package import Recordings
import Touch

/// An explanation as JSON Lines: an object a frame, and one behind each touch.
///
/// Places and ways are millimetres (`_mm`, null where the size is unknown) and shares of the full
/// axis (`_share`, null where its range is unknown), both from the top left corner, +x right and +y
/// down; `moved` counts from where the finger set was complete.
package struct ExplanationRows {
  /// Grows when a key changes its meaning; new keys do not count.
  package static let schema = 1

  private let file: String
  private var surface: ExplainedSurface?

  package init(_ source: RecordingSource) {
    file = source.path
  }

  package mutating func append(_ explanation: Explanation, to json: inout JSONLine) {
    switch explanation {
    case .began(let surface): self.surface = surface
    case .frame(let frame):
      guard let surface else { return }
      json.line { append(frame, on: surface, to: &$0) }
    case .touch(let touch):
      guard let surface else { return }
      json.line { append(touch, on: surface, to: &$0) }
    }
  }

  private func append(
    _ frame: ExplainedFrame, on surface: ExplainedSurface, to row: inout JSONLine
  ) {
    let ruler = surface.ruler
    begin("frame", &row)
    row.integer("touch", frame.touch)
    row.integer("t_us", frame.timeMicroseconds)
    row.integer("fingers", frame.fingerCount)
    row.objects("contacts", frame.contacts) { object, contact in
      object.integer("slot", contact.slot)
      object.integer("id", contact.trackingID < 0 ? nil : contact.trackingID)
      append(contact.position, named: "", ruler, to: &object)
      object.string("standing", contact.standing.rawValue)
    }
    append(frame.centroid, named: "centroid_", ruler, to: &row)
    row.number("moved_x_mm", frame.way.flatMap { ruler.millimetres($0.x) }.map(sixDecimals))
    row.number("moved_y_mm", frame.way.flatMap { ruler.millimetres($0.y) }.map(sixDecimals))
    row.number("moved_pt", frame.way.map { sixDecimals($0.length) })
    row.number("slop_pt", sixDecimals(surface.slopPoints))
    row.string("state", frame.phase.rawValue)
    row.string("decision", frame.decision.name)
    row.strings("events", frame.events.map(\.name))
    row.string("why", DecisionWording(surface: surface).why(frame))
  }

  private func append(
    _ touch: ExplainedTouch, on surface: ExplainedSurface, to row: inout JSONLine
  ) {
    let ruler = surface.ruler
    begin("touch", &row)
    row.integer("touch", touch.number)
    row.integer("t_us", touch.beginMicroseconds)
    row.integer("end_us", touch.endMicroseconds)
    row.integer("frames", touch.frames)
    row.integer("fingers", touch.fingers)
    row.number("moved_x_mm", ruler.millimetres(touch.way.x).map(sixDecimals))
    row.number("moved_y_mm", ruler.millimetres(touch.way.y).map(sixDecimals))
    row.number("moved_pt", sixDecimals(touch.way.length))
    row.objects("drags", touch.drags) { $0.append($1) }
    row.string("obstacle", touch.obstacle?.name)
    row.string("option", touch.obstacle?.option)
    row.string("why", TouchSummary(surface: surface, touch: touch).sentences[0])
  }

  private func begin(_ type: String, _ row: inout JSONLine) {
    row.string("type", type)
    row.integer("schema", Self.schema)
    row.string("file", file)
  }

  private func append(
    _ point: SurfacePoint?, named name: String, _ ruler: SurfaceRuler, to row: inout JSONLine
  ) {
    let shares = point.flatMap(ruler.shares)
    row.number("\(name)x_mm", point.flatMap { ruler.millimetres($0.x) }.map(sixDecimals))
    row.number("\(name)y_mm", point.flatMap { ruler.millimetres($0.y) }.map(sixDecimals))
    row.number("\(name)x_share", shares.map { sixDecimals($0.x) })
    row.number("\(name)y_share", shares.map { sixDecimals($0.y) })
  }
}

extension JSONLine {
  fileprivate mutating func append(_ drag: ExplainedDrag) {
    integer("t_us", drag.beginMicroseconds)
    integer("end_us", drag.endMicroseconds)
    integer("fingers", drag.fingers)
    string("axis", drag.axis.rawValue)
    number("travel_pt", sixDecimals(drag.travel))
    switch drag.ending {
    case .lifted(let lift):
      null("cancelled")
      append(lift)
    case .cancelled(let reason): string("cancelled", reason.rawValue)
    case nil: null("cancelled")
    }
  }

  private mutating func append(_ lift: ExplainedLift) {
    integer("lift_us", lift.liftMicroseconds)
    number("velocity_pt_s", sixDecimals(lift.reported))
    string("estimator", lift.estimator)
    integer("samples", lift.sampleCount)
    integer("first_sample_us", lift.sampleMicroseconds?.first)
    integer("last_sample_us", lift.sampleMicroseconds?.last)
    integer("robust_samples", lift.robustSamples)
    object("estimates_pt_s") { object in
      for estimate in lift.estimates {
        object.number(estimate.name, estimate.pointsPerSecond.map(sixDecimals))
      }
    }
  }
}

extension ExplainedLift {
  /// How many of the samples, from the newest back, `robust` drew its line through.
  fileprivate var robustSamples: Int {
    if case .line(let first, _) = reading { sampleCount - first } else { 0 }
  }
}

extension DragEvent {
  fileprivate var name: String {
    switch self {
    case .fingersDown: "fingers-down"
    case .fingersUp: "fingers-up"
    case .began: "drag-begin"
    case .scrolled: "scroll"
    case .ended: "end-dragging"
    case .cancelled: "drag-cancel"
    }
  }
}
