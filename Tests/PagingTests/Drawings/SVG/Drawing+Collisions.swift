extension Drawing {
  /// What text overlaps with: other text, lines, the sides of boxes, the edge of the drawing.
  ///
  /// Widths are guessed from above, as a page's fonts are not known here.
  func collisions() -> [String] {
    let texts = shapes.compactMap { shape in
      if case .text(let text) = shape { text } else { nil }
    }
    let lines = shapes.flatMap(\.lines)
    let paper = Box(x: 0...Self.width, y: 0...height)
    var found: [String] = []
    for (index, text) in texts.enumerated() {
      let box = text.box
      if !paper.contains(box) { found.append("\(text.text) leaves the drawing") }
      for other in texts[(index + 1)...] where other.box.touches(box) {
        found.append("\(text.text) touches \(other.text)")
      }
      for (start, end) in lines where box.isCrossed(from: start, to: end) {
        found.append("\(text.text) is crossed at \(Int(start.x)), \(Int(start.y))")
      }
    }
    return found
  }
}

private struct Box {
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  func contains(_ other: Box) -> Bool {
    x.contains(other.x) && y.contains(other.y)
  }

  func touches(_ other: Box) -> Bool {
    x.overlaps(other.x) && y.overlaps(other.y)
  }

  /// Whether a line from one place to another comes into the box.
  func isCrossed(from start: Point, to end: Point) -> Bool {
    var (entry, exit) = (0.0, 1.0)
    for (range, from, way) in [(x, start.x, end.x - start.x), (y, start.y, end.y - start.y)] {
      guard way != 0 else {
        guard range.contains(from) else { return false }
        continue
      }
      let sides = [(range.lowerBound - from) / way, (range.upperBound - from) / way].sorted()
      entry = max(entry, sides[0])
      exit = min(exit, sides[1])
    }
    return entry <= exit
  }
}

extension Text {
  /// A character's share of the size, as wide as the widest common fonts have it.
  private static let widthShare = (regular: 0.6, bold: 0.68)
  private static let heightShares = (above: 0.76, below: 0.22)

  fileprivate var box: Box {
    let share = isBold ? Self.widthShare.bold : Self.widthShare.regular
    let width = Double(text.count) * share * Self.size
    let left =
      switch anchor {
      case .start: at.x
      case .middle: at.x - width / 2
      case .end: at.x - width
      }
    return Box(
      x: left...left + width,
      y: at.y - Self.heightShares.above * Self.size...at.y + Self.heightShares.below * Self.size)
  }
}

extension Shape {
  fileprivate var lines: [(Point, Point)] {
    switch self {
    case .text: []
    case .path(let path): Array(zip(path.points, path.points.dropFirst()))
    case .rectangle(let rectangle): rectangle.sides
    }
  }
}

extension Rectangle {
  fileprivate var sides: [(Point, Point)] {
    let corners = [
      Point(x: x.lowerBound, y: y.lowerBound), Point(x: x.upperBound, y: y.lowerBound),
      Point(x: x.upperBound, y: y.upperBound), Point(x: x.lowerBound, y: y.upperBound),
    ]
    return Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
  }
}
