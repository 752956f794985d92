/// A picture of a fixed width that says in words what it shows.
struct Drawing {
  /// The file's name, without a suffix.
  let name: String
  let title: String
  /// What the drawing shows, for those who cannot see it.
  var description: String
  /// In pixels; grows with what is drawn.
  var height = 0.0
  private(set) var shapes: [Shape] = []

  /// The width of an article's text in DocC, about, in pixels.
  static let width = 700.0

  init(name: String, title: String, description: String) {
    self.name = name
    self.title = title
    self.description = description
  }

  mutating func add(_ rectangle: Rectangle?) {
    guard let rectangle else { return }
    shapes.append(.rectangle(rectangle))
  }

  mutating func line(
    _ points: Point..., ink: Ink, width: Double = 1, isDashed: Bool = false
  ) {
    shapes.append(.path(Path(points: points, ink: ink, width: width, isDashed: isDashed)))
  }

  mutating func curve(_ points: [Point], ink: Ink, isDashed: Bool = false) {
    shapes.append(.path(Path(points: points, ink: ink, width: 2, isDashed: isDashed)))
  }

  /// A line along a row with a tip at its end.
  mutating func arrow(
    from start: Double, to end: Double, y: Double, ink: Ink, isDashed: Bool = false
  ) {
    let points = [Point(x: start, y: y), Point(x: end, y: y)]
    shapes.append(.path(Path(points: points, ink: ink, width: 2, isDashed: isDashed, hasTip: true)))
  }

  mutating func text(
    _ text: String, x: Double, y: Double, anchor: Text.Anchor = .start, ink: Ink = .ink,
    isBold: Bool = false
  ) {
    shapes.append(
      .text(Text(text: text, at: Point(x: x, y: y), anchor: anchor, ink: ink, isBold: isBold)))
  }
}
