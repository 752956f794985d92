@testable import Paging

/// The four curves by which content moves, drawn with the constants that the library uses.
struct PhysicsDrawing {
  private let boundsLength = PagerLayout.standard.boundsLength

  func drawing() -> Drawing {
    var drawing = Drawing(
      name: "physics", title: "Rubber band, deceleration, bounce and settle",
      description: "Four charts. A finger beyond the end shows less and less stretch, never a "
        + "whole viewport. Content that coasts loses a share of its speed each millisecond. "
        + "Stretched content returns to the end without passing it. Content that settles keeps "
        + "the speed of the lift, but for one that would arrive too soon.")
    drawing.height = 2 * Chart.height
    addRubberBand(to: &drawing)
    addDeceleration(to: &drawing)
    addBounce(to: &drawing)
    addSettle(to: &drawing)
    return drawing
  }

  private func addRubberBand(to drawing: inout Drawing) {
    let chart = Chart(
      title: "Rubber band",
      constants: "c = \(decimal(RubberBand.stiffness, places: 2)), L = \(points(boundsLength))",
      x: Chart.Axis(title: "finger beyond the end, pt", values: 0...1000, step: 250),
      y: Chart.Axis(title: "shown, pt", values: 0...400, step: 100), left: 0, top: 0)
    let curves = [
      Curve(name: "shown", end: 1000, look: .first) {
        RubberBand.stretch(ofPull: $0, boundsLength: boundsLength)
      },
      Curve(name: "no resistance", end: boundsLength, look: .second) { $0 },
      Curve(name: "L, never reached", end: 1000, look: .third) { _ in boundsLength },
    ]
    chart.add(curves, legendAt: Point(x: 440, y: 110), to: &drawing)
  }

  private func addDeceleration(to drawing: inout Drawing) {
    let left = decimal(DecelerationCurve.restThreshold, places: 2)
    let chart = Chart(
      title: "Deceleration", constants: "let go at 1 pt/ms, ends when \(left) pt are left",
      x: Chart.Axis(title: "time, ms", values: 0...4000, step: 1000),
      y: Chart.Axis(title: "travelled, pt", values: 0...500, step: 100), left: Chart.width, top: 0)
    let rates: [(String, DecelerationRate, Curve.Look)] = [
      ("normal", .normal, .first), ("fast", .fast, .second),
    ]
    let curves = rates.map { name, rate, look in
      let coast = DecelerationCurve(from: 0, velocity: Velocity(perMillisecond: 1), rate: rate)
      let d = decimal(rate.perMillisecond, places: 3)
      return Curve(
        name: "\(name), d = \(d): \(points(coast.to))", end: coast.durationMilliseconds,
        look: look, value: coast.value)
    }
    chart.add(curves, legendAt: Point(x: 1050, y: 300), to: &drawing)
  }

  private func addBounce(to drawing: inout Drawing) {
    let (k, m) = (BounceSpring.stiffness, BounceSpring.mass)
    let chart = Chart(
      title: "Bounce",
      constants: "spring, k = \(decimal(k, places: 0)), m = \(decimal(m, places: 0)), "
        + "critically damped",
      x: Chart.Axis(title: "time, ms", values: 0...1000, step: 250),
      y: Chart.Axis(title: "beyond the end, pt", values: 0...125, step: 25), left: 0,
      top: Chart.height)
    let starts: [(String, from: Double, perMillisecond: Double, Curve.Look)] = [
      ("let go at 100 pt", 100, 0, .first), ("arrives at 3 pt/ms", 0, 3, .second),
      ("arrives at 1 pt/ms", 0, 1, .third),
    ]
    let curves = starts.map { name, from, perMillisecond, look in
      let spring = BounceSpring(
        from: from, to: 0, velocity: Velocity(perMillisecond: perMillisecond))
      return Curve(name: name, end: spring.durationMilliseconds, look: look, value: spring.value)
    }
    chart.add(curves, legendAt: Point(x: 440, y: 105), to: &drawing)
  }

  private func addSettle(to drawing: inout Drawing) {
    let shortest = decimal(SettleCurve.minimumDurationMilliseconds, places: 0)
    let longest = decimal(SettleCurve.maximumDurationMilliseconds, places: 0)
    let chart = Chart(
      title: "Settle",
      constants:
        "\(decimal(SettleCurve.accelerationPointsPerMillisecondSquared, places: 3)) pt/ms² from rest, "
        + "\(shortest) to \(longest) ms",
      x: Chart.Axis(title: "time, ms", values: 0...500, step: 100),
      y: Chart.Axis(title: "travelled, pt", values: 0...400, step: 100), left: Chart.width,
      top: Chart.height)
    let speeds: [(Double, Curve.Look)] = [(8, .first), (2.5, .second), (0, .third)]
    let curves = speeds.map { perMillisecond, look in
      let settle = SettleCurve(
        from: 0, to: boundsLength, velocity: Velocity(perMillisecond: perMillisecond))
      let kept = settle.initialVelocity.perMillisecond
      let limit = kept < perMillisecond ? ", held to \(decimal(kept, places: 1))" : ""
      let speed = "\(decimal(perMillisecond, places: 1)) pt/ms\(limit)"
      return Curve(
        name: perMillisecond == 0 ? "from rest" : speed,
        end: settle.durationMilliseconds, look: look, value: settle.value)
    }
    chart.add(curves, legendAt: Point(x: 215, y: 130), to: &drawing)
  }
}
