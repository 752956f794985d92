import LiveView

/// What a screen shows of a run: one pager with the table of its landings, or several in lanes.
struct Picture {
  let lines: [StyledText]

  /// - Parameters:
  ///   - states: those of the pagers at one moment.
  ///   - columns: the columns of the screen.
  ///   - rows: the rows of the screen.
  ///   - glyphs: what pictures are made of.
  ///   - isLast: whether a summary follows below it.
  init(
    _ states: [LiveState], columns: Int, rows: Int, glyphs: Glyphs, isLast: Bool = false
  ) {
    lines =
      if states.count == 1, let state = states.first {
        LiveScreen(state, columns: columns, rows: rows, glyphs: glyphs).lines
      } else {
        LaneScreen(states, columns: columns, rows: rows, glyphs: glyphs, saysVerdict: !isLast).lines
      }
  }
}
