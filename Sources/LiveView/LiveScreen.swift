import Paging

/// One screen of a pager at work: exactly so many lines, none wider than the screen.
package struct LiveScreen {
  package let lines: [StyledText]

  package init(_ state: LiveState, columns: Int, rows: Int, glyphs: Glyphs) {
    let columns = max(1, columns)
    let rows = max(1, rows)
    let lines =
      state.layout.axis == .horizontal
      ? Self.stacked(state, columns, rows, glyphs) : Self.besideStrip(state, columns, rows, glyphs)
    self.lines = lines.prefix(rows).map { $0.cut(to: columns, mark: glyphs.cut) }
  }

  /// A horizontal strip across the screen, the panel below it.
  private static func stacked(
    _ state: LiveState, _ columns: Int, _ rows: Int, _ glyphs: Glyphs
  ) -> [StyledText] {
    let plan = RowPlan(height: rows, strategies: state.landings.rows.count, hasStrip: true)
    let strip = Strip(
      layout: state.layout, contentOffset: state.contentOffset, length: columns)
    let picture = StripRows(strip, glyphs: glyphs)
    let dots = dots(state, columns: strip.viewport.count - 4, glyphs)
    var lines: [StyledText] = []
    if plan.edges > 0 { lines.append(picture.top(dots: dots)) }
    lines += (0..<plan.items).map { picture.items(isLabelled: $0 == plan.items / 2) }
    if plan.edges > 0 {
      lines.append(picture.bottom(LandingMarkers(state.landings, on: strip)))
    }
    return panel(state, columns, rows, plan, glyphs, picture: lines)
  }

  /// A vertical strip at the right, the panel beside it.
  private static func besideStrip(
    _ state: LiveState, _ columns: Int, _ rows: Int, _ glyphs: Glyphs
  ) -> [StyledText] {
    let stripColumns = columns > 2 * StripColumn.columns ? StripColumn.columns : 0
    let left = columns - stripColumns - (stripColumns > 0 ? 1 : 0)
    let plan = RowPlan(height: rows, strategies: state.landings.rows.count, hasStrip: false)
    var dotsLine = StyledText(" ")
    dotsLine.append(dots(state, columns: left - 2, glyphs))
    let lines = panel(
      state, left, rows, plan, glyphs, picture: plan.dots > 0 ? [dotsLine] : [])
    guard stripColumns > 0 else { return lines }
    let strip = Strip(layout: state.layout, contentOffset: state.contentOffset, length: rows)
    let column = StripColumn(strip, glyphs: glyphs)
      .rows(LandingMarkers(state.landings, on: strip))
    return zip(lines, column).map { text, picture in
      var line = text.cut(to: left, mark: glyphs.cut)
      line.pad(to: left + 1)
      line.append(picture)
      return line
    }
  }

  private static func panel(
    _ state: LiveState, _ columns: Int, _ rows: Int, _ plan: RowPlan, _ glyphs: Glyphs,
    picture: [StyledText]
  ) -> [StyledText] {
    let status = StatusRows(state, columns: columns, glyphs: glyphs)
    let table = LandingRows(
      state.landings, layout: state.layout, columns: columns, glyphs: glyphs)
    let empty = StyledText()
    var lines: [StyledText] = []
    if plan.device > 0 { lines.append(DeviceRow(state, columns: columns, glyphs: glyphs).line) }
    if plan.gapBelowDevice > 0 { lines.append(empty) }
    lines += picture
    if plan.gapBelowStrip > 0 { lines.append(empty) }
    lines.append(status.status)
    if plan.detail > 0 { lines.append(status.detail) }
    if plan.gapAboveTable > 0 { lines.append(empty) }
    if plan.head > 0 { lines.append(table.head) }
    lines += table.rows(limit: plan.strategies)
    let keys = plan.keys > 0 ? state.playback.keys : nil
    let blank = rows - lines.count - (keys == nil ? 0 : 1)
    lines += Array(repeating: empty, count: max(0, blank))
    if let keys { lines.append(StyledText(" \(keys)", .faint)) }
    return lines
  }

  private static func dots(_ state: LiveState, columns: Int, _ glyphs: Glyphs) -> StyledText {
    PageDots(
      page: state.layout.item(nearestToCenterAt: state.contentOffset),
      count: state.layout.itemCount, isMirrored: state.layout.isMirrored,
      columns: max(1, columns), glyphs: glyphs
    ).line
  }
}
