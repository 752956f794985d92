import Paging
import TerminalText

/// One screen of several pagers under the same finger: a lane each, one below the other.
///
/// The scroll axis lies across the screen, also that of a vertical layout.
package struct LaneScreen {
  package let lines: [StyledText]

  /// - Parameters:
  ///   - states: those of the pagers at one moment; all have one layout.
  ///   - columns: the columns of the screen.
  ///   - rows: the rows of the screen.
  ///   - glyphs: what pictures are made of.
  ///   - saysVerdict: whether a row says in words where the pagers rest.
  package init(
    _ states: [LiveState], columns: Int, rows: Int, glyphs: Glyphs, saysVerdict: Bool = true
  ) {
    let columns = max(1, columns)
    let rows = max(1, rows)
    guard let first = states.first else {
      lines = Array(repeating: StyledText(), count: rows)
      return
    }
    let plan = LanePlan(height: rows, lanes: states.count)
    let captions = LaneCaptions(states, columns: columns, glyphs: glyphs)
    var lines: [StyledText] = []
    if plan.device > 0 { lines.append(DeviceRow(first, columns: columns, glyphs: glyphs).line) }
    for lane in 0..<plan.lanes {
      if plan.gap > 0 { lines.append(StyledText()) }
      lines.append(captions[lane])
      lines += Self.strip(of: states[lane], columns, plan, glyphs)
    }
    if plan.missing > 0 { lines.append(Self.missing(states.count - plan.lanes, of: states.count)) }
    var foot: [StyledText] = []
    if plan.verdict > 0, saysVerdict { foot.append(Self.verdict(states, columns)) }
    if plan.keys > 0, let keys = first.playback.keys { foot.append(StyledText(" \(keys)", .faint)) }
    let blank = rows - lines.count - foot.count
    lines += Array(repeating: StyledText(), count: max(0, blank))
    lines += foot
    self.lines = lines.prefix(rows).map { $0.cut(to: columns, mark: glyphs.cut) }
  }

  private static func strip(
    of state: LiveState, _ columns: Int, _ plan: LanePlan, _ glyphs: Glyphs
  ) -> [StyledText] {
    let layout = state.layout.withAxis(.horizontal)
    let strip = Strip(layout: layout, contentOffset: state.contentOffset, length: columns)
    let rest = state.phase == .resting ? state.rests.latest : nil
    let picture = StripRows(
      strip, glyphs: glyphs, middle: rest?.isMisaligned == true ? .warning : .accent)
    var lines: [StyledText] = []
    if plan.topEdge > 0 {
      let room = max(1, strip.viewport.count - 4)
      // A window of the dots would look alike in all lanes.
      let dots =
        layout.itemCount > room
        ? StyledText()
        : PageDots(
          page: layout.item(nearestToCenterAt: state.contentOffset), count: layout.itemCount,
          isMirrored: layout.isMirrored, columns: room, glyphs: glyphs
        ).line
      lines.append(picture.top(dots: dots))
    }
    lines += (0..<plan.items).map { picture.items(isLabelled: $0 == plan.items / 2) }
    if plan.bottomEdge > 0 { lines.append(picture.bottom()) }
    return lines
  }

  /// Says what a higher screen would show.
  private static func missing(_ missing: Int, of all: Int) -> StyledText {
    let rows = all * LanePlan.leastLaneRows
    return StyledText(
      " and \(counted(missing, "strategy")) more, for which a screen needs \(rows) rows", .warning)
  }

  private static func verdict(_ states: [LiveState], _ columns: Int) -> StyledText {
    let rests = states.compactMap { state in state.rests.latest.map { (state.strategy, $0) } }
    var line = StyledText(" ")
    let isPast = states.contains { $0.phase != .resting }
    line.append(LaneVerdict(rests, isPast: isPast, columns: columns - 1).line)
    return line
  }
}
