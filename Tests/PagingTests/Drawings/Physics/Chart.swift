@testable import Paging

/// Axes with their units, and the place of a value between them.
struct Chart {
  let title: String
  /// The constants behind the curves.
  let constants: String
  let x: Axis
  let y: Axis
  /// The corner of the whole chart, in pixels.
  let left: Double
  let top: Double

  struct Axis {
    let title: String
    let values: ClosedRange<Double>
    let step: Double

    var ticks: [Double] {
      Array(stride(from: values.lowerBound, through: values.upperBound, by: step))
    }

    func share(_ value: Double) -> Double {
      (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    }
  }

  static let width = 350.0
  static let height = 270.0
  /// Pieces of a curve: fine enough for a plot of 280 pixels.
  private static let steps = 96

  private var plotX: ClosedRange<Double> { left + 48...left + Self.width - 22 }
  private var plotY: ClosedRange<Double> { top + 78...top + 220 }

  func point(_ xValue: Double, _ yValue: Double) -> Point {
    Point(
      x: plotX.lowerBound + x.share(xValue) * (plotX.upperBound - plotX.lowerBound),
      y: plotY.upperBound - y.share(yValue) * (plotY.upperBound - plotY.lowerBound))
  }

  private func addAxes(to drawing: inout Drawing) {
    drawing.text(title, x: left + 16, y: top + 22, isBold: true)
    drawing.text(constants, x: left + 16, y: top + 40, ink: .secondary)
    drawing.text(y.title, x: left + 16, y: top + 62, ink: .secondary)
    drawing.text(
      x.title, x: plotX.upperBound, y: plotY.upperBound + 38, anchor: .end, ink: .secondary)
    let origin = point(x.values.lowerBound, y.values.lowerBound)
    drawing.line(Point(x: plotX.upperBound, y: origin.y), origin, ink: .faint)
    drawing.line(Point(x: origin.x, y: plotY.lowerBound), origin, ink: .faint)
    for tick in x.ticks {
      let at = point(tick, y.values.lowerBound)
      drawing.line(at, Point(x: at.x, y: at.y + 5), ink: .faint)
      drawing.text(
        decimal(tick, places: 1), x: at.x, y: at.y + 19, anchor: .middle, ink: .secondary)
    }
    for tick in y.ticks {
      let at = point(x.values.lowerBound, tick)
      drawing.line(at, Point(x: at.x - 5, y: at.y), ink: .faint)
      drawing.text(
        decimal(tick, places: 1), x: at.x - 8, y: at.y + 4, anchor: .end, ink: .secondary)
    }
  }

  /// Draws curves from the axis's start, and names them.
  func add(_ curves: [Curve], legendAt corner: Point, to drawing: inout Drawing) {
    addAxes(to: &drawing)
    for curve in curves {
      let points = (0...Self.steps).map { step in
        let at = curve.end * Double(step) / Double(Self.steps)
        return point(at, curve.value(at))
      }
      drawing.curve(points, ink: curve.ink, isDashed: curve.isDashed)
    }
    addLegend(curves, at: corner, to: &drawing)
  }

  /// Names curves, one below the other from a place in the units of the chart.
  private func addLegend(_ curves: [Curve], at corner: Point, to drawing: inout Drawing) {
    let corner = point(corner.x, corner.y)
    for (row, curve) in curves.enumerated() {
      let y = corner.y + Double(row) * 18
      drawing.curve(
        [Point(x: corner.x, y: y - 4), Point(x: corner.x + 20, y: y - 4)], ink: curve.ink,
        isDashed: curve.isDashed)
      drawing.text(curve.name, x: corner.x + 26, y: y)
    }
  }
}

/// A function over the x axis of a chart, and how it is drawn.
struct Curve {
  let name: String
  /// Where it ends on the x axis.
  let end: Double
  let look: Look
  let value: (Double) -> Double

  enum Look: Int {
    case first, second, third
  }

  var ink: Ink {
    switch look {
    case .first: .accent
    case .second: .ink
    case .third: .secondary
    }
  }
  var isDashed: Bool { look == .third }
}
