/// A place in a drawing, in pixels from its top left corner.
struct Point: Equatable {
  var x: Double
  var y: Double
}

/// What a drawing is made of.
enum Shape {
  case rectangle(Rectangle)
  case path(Path)
  case text(Text)
}

/// A box with round corners, but for the sides at which it is cut off.
struct Rectangle {
  var x: ClosedRange<Double>
  let y: ClosedRange<Double>
  var leadingRadius = 4.0
  var trailingRadius = 4.0
  var fill: Ink?
  var outline: Ink?
  var isDashed = false

  /// The part that lies within a range, or nil if nothing does.
  func cut(to window: ClosedRange<Double>) -> Rectangle? {
    guard x.overlaps(window) else { return nil }
    var part = self
    part.x = x.clamped(to: window)
    if part.x.lowerBound > x.lowerBound { part.leadingRadius = 0 }
    if part.x.upperBound < x.upperBound { part.trailingRadius = 0 }
    return part
  }
}

/// A line through points.
struct Path {
  let points: [Point]
  let ink: Ink
  var width = 1.0
  var isDashed = false
  /// Whether the last point is the tip of an arrow.
  var hasTip = false
}

/// A line of text.
struct Text {
  enum Anchor: String {
    case start, middle, end
  }

  let text: String
  let at: Point
  let anchor: Anchor
  let ink: Ink
  let isBold: Bool

  /// The size of all text, in pixels.
  static let size = 12.0
}
