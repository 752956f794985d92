package import Paging
import TerminalText

/// What happens to a pager, line by line, for pipes and terminals that cannot move the cursor.
package struct PlainLines {
  private let layout: PagerLayout
  private let glyphs: Glyphs

  package init(layout: PagerLayout, glyphs: Glyphs) {
    self.layout = layout
    self.glyphs = glyphs
  }

  /// The first line: what is played, and with what.
  package func opening(_ device: DeviceLine, strategy: String, estimator: String) -> StyledText {
    OpeningLine(
      device, settings: [strategy, estimator], layout: layout,
      counting: "pages count from 1, in a strategy's reasons from 0", glyphs: glyphs
    ).text
  }

  package func lines(_ moment: LiveMoment) -> [StyledText] {
    switch moment {
    case .dragBegan(let time, let page, let fingers, let axis):
      let text = "on page \(pageNumber(page)), \(counted(fingers, "finger")), \(axis.rawValue)"
      return [line(time, "drag-begin", text)]
    case .lifted(let time, let offset, let velocity, let landings):
      let speed = decimal(velocity.perSecond, places: 1, isSigned: true)
      return [line(time, "end-dragging", "at \(place(offset)), \(speed) pt/s")] + table(landings)
    case .dragCancelled(let time, let reason):
      return [line(time, "drag-cancel", reason)]
    case .caught(let time, let offset):
      return [line(time, "catch", "at \(place(offset))")]
    case .released(let time, let landings):
      return [line(time, "release", "after the catch")] + table(landings)
    case .snapped(let time, let from, let to, let offset, let settle):
      let way = "\(pageNumber(from)) \(glyphs.arrow) \(pageNumber(to))"
      let duration = decimal(settle, places: 0)
      return [line(time, "snapped", "page \(way) at \(place(offset)), \(duration) ms")]
    case .cameToRest(let time, let page, let offset):
      return [line(time, "rest", "near page \(pageNumber(page)) at \(place(offset))")]
    }
  }

  /// Reasons are not cut here: a pipe has no width.
  private static let columns = 240

  private func line(_ microseconds: Int64, _ word: String, _ text: String) -> StyledText {
    TimedLine(microseconds, word, StyledText(text)).text
  }

  private func place(_ contentOffset: Double) -> String {
    let position = decimal(layout.pagePosition(at: contentOffset), places: 2)
    return "\(decimal(contentOffset, places: 1)) pt = page \(position)"
  }

  private func table(_ landings: LandingTable) -> [StyledText] {
    let indent = spaces(TimedLine.timeColumns)
    let rows = LandingRows(landings, layout: layout, columns: Self.columns, glyphs: glyphs)
    return rows.rows(limit: landings.rows.count).map { row in
      var line = StyledText(indent)
      line.append(row)
      return line
    }
  }
}
