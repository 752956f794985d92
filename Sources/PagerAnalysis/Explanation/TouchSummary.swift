import TerminalText
import Touch

/// A touch sequence in sentences: what it was, and what the velocity at a lift rests on.
struct TouchSummary {
  let surface: ExplainedSurface
  let touch: ExplainedTouch

  /// The sentence, then one for each lift's velocity.
  var sentences: [String] {
    [sentence] + lifts.flatMap { [samples(of: $0), estimates(of: $0)] }
  }

  private var ruler: SurfaceRuler { surface.ruler }

  private var sentence: String {
    var parts = ["touch \(touch.number)"]
    if touch.fingers > 0 { parts.append(counted(touch.fingers, "finger")) }
    parts.append("\(span(from: touch.beginMicroseconds, to: touch.endMicroseconds)) ms")
    if let obstacle = touch.obstacle {
      return parts.joined(separator: ", ")
        + ": no drag: \(DecisionWording(surface: surface).why(obstacle))"
    }
    parts.append("moved \(direction(of: touch.way)) while its contacts stayed")
    return parts.joined(separator: ", ") + ": "
      + touch.drags.map(drag).joined(separator: "; ")
  }

  private var lifts: [ExplainedLift] {
    touch.drags.compactMap { drag in
      if case .lifted(let lift) = drag.ending { lift } else { nil }
    }
  }

  private func drag(_ drag: ExplainedDrag) -> String {
    let begin = milliseconds(drag.beginMicroseconds)
    let travel = ruler.length(drag.travel.magnitude)
    let ending =
      switch drag.ending {
      case .lifted(let lift): "lifted at \(decimal(lift.reported, places: 0)) pt/s"
      case .cancelled(let reason): "cancelled: \(DecisionWording(surface: surface).why(reason))"
      case nil: "not over"
      }
    return "a drag from \(begin) ms, \(travel), \(ending)"
  }

  /// `23.10 mm left`.
  private func direction(of way: SurfacePoint) -> String {
    guard way.length > 0 else { return ruler.length(0) }
    guard way.x.magnitude >= way.y.magnitude else {
      return "\(ruler.length(way.y.magnitude)) \(way.y < 0 ? "up" : "down")"
    }
    return "\(ruler.length(way.x.magnitude)) \(way.x < 0 ? "left" : "right")"
  }

  private func samples(of lift: ExplainedLift) -> String {
    guard let (first, last) = lift.sampleMicroseconds else {
      return "velocity: no sample since the jump"
    }
    let rest = span(from: last, to: lift.liftMicroseconds)
    return "velocity: \(counted(lift.sampleCount, "sample")) over \(span(from: first, to: last)) ms"
      + ", the lift \(rest) ms after the last; \(reading(of: lift))"
  }

  private func reading(of lift: ExplainedLift) -> String {
    let robust = VelocityEstimator.robust.name
    switch lift.reading {
    case .line(let first, _):
      return "\(robust) counts the last \(lift.sampleCount - first)"
    case .rested(_, let patience):
      return "\(robust) counts none: more than \(decimal(patience / 1000, places: 1)) ms is a rest"
    // What came before a jump that no finger made is no sample.
    case .still where lift.sampleCount < 2:
      let sample = lift.sampleMicroseconds.map { milliseconds($0.first) } ?? "-"
      return "\(robust) counts none: too few samples since the jump before \(sample) ms"
    case .still: return "\(robust) counts none: the finger stood still"
    case .undecided: return "\(robust) counts none: the line goes against the last way"
    case nil: return "\(robust) has nothing to count"
    }
  }

  private func estimates(of lift: ExplainedLift) -> String {
    let list = lift.estimates.map { estimate in
      "\(estimate.name) \(estimate.pointsPerSecond.map { decimal($0, places: 0) } ?? "-")"
    }
    return "in pt/s: " + list.joined(separator: ", ") + limits(of: lift)
  }

  /// How the chosen estimate became what was reported.
  private func limits(of lift: ExplainedLift) -> String {
    let options = surface.options
    let least = decimal(options.minimumVelocity, places: 0)
    let rest = "below \(least) counts as rest (--min-velocity-pt-s)"
    guard let estimate = lift.estimate else { return "; \(lift.estimator) has none: at rest" }
    guard estimate.magnitude > options.maximumVelocity else { return "; \(rest)" }
    let most = decimal(options.maximumVelocity, places: 0)
    return "; \(rest), above \(most) as \(most) (--max-velocity-pt-s)"
  }

  private func span(from start: Int64, to end: Int64) -> String {
    let span = Microseconds.elapsed(from: start, to: end)
    return decimal(Double(span) / 1000, places: span % 1000 == 0 ? 0 : 1)
  }
}
