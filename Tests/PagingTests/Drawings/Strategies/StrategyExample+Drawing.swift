@testable import Paging

extension StrategyExample {
  /// The lift, the rule and the rest, one below the other over the same content.
  func drawing() throws -> Drawing {
    let window = ContentWindow(content: content, layout: .carousel)
    let landing = strategy.landing(for: release, in: window.layout)
    var drawing = Drawing(
      name: strategy.name, title: "\(strategy.name): \(strategy.summary)", description: "")
    addLift(
      to: &drawing,
      in: StripRow(window: window, top: 0, hasArrow: release.velocity != .zero))
    let coasts = release.velocity != .zero && construction != .viewportPages
    addRule(
      to: &drawing, landing: landing,
      in: StripRow(window: window, top: drawing.height, hasArrow: coasts))
    if construction != .none {
      addRest(
        to: &drawing, landing: landing,
        in: StripRow(window: window, top: drawing.height, hasArrow: false))
    }
    return drawing
  }

  private func addLift(to drawing: inout Drawing, in row: StripRow) {
    let (offset, begin) = (release.contentOffset, release.beginContentOffset)
    let speed = release.velocity.perMillisecond
    let velocity = "\(decimal(speed, places: 1)) pt/ms"
    drawing.addCaption(
      "Lift",
      "dragged from \(points(begin)) to \(points(offset)), let go "
        + (speed == 0 ? "without velocity" : "at \(velocity)"), of: row)
    drawing.addItems(
      of: row, viewportAt: offset, emphasis: Emphasis(lines: [row.window.x(begin)]))
    drawing.addViewport(at: offset, of: row)
    drawing.addOffset(offset, of: row, anchor: begin < offset ? .start : .end)
    drawing.addOffset(
      begin, of: row, anchor: begin < offset ? .end : .start, note: "from ", ink: .secondary)
    guard speed != 0 else { return }
    let middle = row.window.middle(at: offset)
    let tip = row.window.middle(at: offset + speed * Self.arrowMilliseconds)
    drawing.arrow(from: middle, to: tip, y: row.arrow, ink: .ink)
    drawing.text(
      velocity, x: middle + (speed < 0 ? 6 : -6), y: row.arrow + 4,
      anchor: speed < 0 ? .start : .end)
  }

  /// A velocity's arrow is as long as the way that it covers in this time.
  private static let arrowMilliseconds = 200.0

  private func addRest(to drawing: inout Drawing, landing: Landing, in row: StripRow) {
    let layout = row.window.layout
    let rest = landing.targetContentOffset
    let item = layout.item(nearestToCenterAt: rest)
    let drift = layout.contentOffset(centering: item) - rest
    let isMisplaced = layout.misalignment(at: rest) >= PagerLayout.visibleMisalignmentPoints
    let settle = Settle(
      for: landing, release: release, in: layout, rate: release.rate(under: strategy))
    drawing.addCaption(
      "Rest",
      "at \(points(rest)) after \(time(settle.durationMilliseconds)), "
        + (isMisplaced
          ? "\(points(abs(drift))) off the middle of item \(item)" : "item \(item) in the middle"),
      of: row)
    drawing.addItems(
      of: row, viewportAt: rest,
      emphasis: Emphasis(items: [item: isMisplaced ? .misplaced : .chosen]))
    drawing.addViewport(at: rest, of: row)
    drawing.addOffset(rest, of: row)
    if isMisplaced { drawing.addDistance(ofItem: item, at: rest, of: row, ink: .warning) }
  }
}

/// A duration for people: `253 ms`, or `3.3 s` from a second on.
private func time(_ milliseconds: Double) -> String {
  milliseconds < 1000
    ? "\(decimal(milliseconds, places: 0)) ms" : "\(decimal(milliseconds / 1000, places: 1)) s"
}
