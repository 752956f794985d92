@testable import Paging

extension Drawing {
  /// The text of an SVG file in the colours of a palette.
  func svg(in palette: Palette) -> String {
    let (width, height) = (pixels(Self.width), pixels(height))
    let fonts = "system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif"
    var lines = [
      "<svg id=\"\(name)\" xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-labelledby=\"title description\" "
        + "font-family=\"\(fonts)\" font-size=\"\(pixels(Text.size))\">",
      "<title id=\"title\">\(escaped(title))</title>",
      "<desc id=\"description\">\(escaped(description))</desc>",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(palette.colour(.background))\"/>",
    ]
    for shape in shapes {
      switch shape {
      case .rectangle(let rectangle): lines.append(rectangle.svg(in: palette))
      case .path(let path): lines += path.svg(in: palette)
      case .text(let text): lines.append(text.svg(in: palette))
      }
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }
}

extension Rectangle {
  fileprivate func svg(in palette: Palette) -> String {
    let fill = fill.map(palette.colour) ?? "none"
    let outline = outline.map { " stroke=\"\(palette.colour($0))\" stroke-width=\"1.5\"" } ?? ""
    return "<path d=\"\(sides)\" fill=\"\(fill)\"\(outline)\(isDashed ? dashes : "")/>"
  }

  /// Clockwise from the top left corner.
  private var sides: String {
    let (left, right) = (x.lowerBound, x.upperBound)
    let (top, bottom) = (y.lowerBound, y.upperBound)
    let (a, b) = (leadingRadius, trailingRadius)
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius == 0 ? "" : "A\(pixels(radius)) \(pixels(radius)) 0 0 1 \(pixels(x)) \(pixels(y))"
    }
    return "M\(pixels(left + a)) \(pixels(top))H\(pixels(right - b))"
      + corner(b, right, top + b) + "V\(pixels(bottom - b))" + corner(b, right - b, bottom)
      + "H\(pixels(left + a))" + corner(a, left, bottom - a) + "V\(pixels(top + a))"
      + corner(a, left + a, top) + "Z"
  }
}

extension Path {
  fileprivate func svg(in palette: Palette) -> [String] {
    let colour = palette.colour(ink)
    let steps = points.map { "\(pixels($0.x)) \(pixels($0.y))" }.joined(separator: "L")
    let line =
      "<path d=\"M\(steps)\" fill=\"none\" stroke=\"\(colour)\" "
      + "stroke-width=\"\(pixels(width))\"\(isDashed ? dashes : "")/>"
    guard hasTip, let (start, end) = ends, start.x != end.x else { return [line] }
    // A short arrow is all tip.
    let depth = (end.x < start.x ? -1 : 1) * min(8, abs(end.x - start.x))
    let back = pixels(end.x - depth)
    let tip =
      "<path d=\"M\(pixels(end.x)) \(pixels(end.y))L\(back) \(pixels(end.y - 4))"
      + "V\(pixels(end.y + 4))Z\" fill=\"\(colour)\"/>"
    return [line, tip]
  }

  private var ends: (Point, Point)? {
    guard let first = points.first, let last = points.last else { return nil }
    return (first, last)
  }
}

extension Text {
  fileprivate func svg(in palette: Palette) -> String {
    let anchor = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    let weight = isBold ? " font-weight=\"bold\"" : ""
    return "<text x=\"\(pixels(at.x))\" y=\"\(pixels(at.y))\" fill=\"\(palette.colour(ink))\""
      + "\(anchor)\(weight)>\(escaped(text))</text>"
  }
}

private let dashes = " stroke-dasharray=\"4 3\""

private func pixels(_ length: Double) -> String {
  decimal(length, places: 2)
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
