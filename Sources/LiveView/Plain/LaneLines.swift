package import Paging
import TerminalText

/// What happens to several pagers under the same finger, line by line: one for each swipe and
/// strategy.
package struct LaneLines {
  private let layout: PagerLayout
  private let strategies: [String]
  private let glyphs: Glyphs
  private let nameColumns: Int
  private let pageColumns: Int
  private let offsetColumns: Int

  /// A pipe has no width, but lines are read.
  private static let longestName = 40
  private static let settleColumns = 4

  package init(layout: PagerLayout, strategies: [String], glyphs: Glyphs) {
    self.layout = layout
    self.strategies = strategies
    self.glyphs = glyphs
    let longest = strategies.map { StyledText($0).columns }.max() ?? 0
    nameColumns = min(longest, Self.longestName)
    pageColumns = "\(layout.itemCount)".count
    let range = layout.contentOffsetRange
    offsetColumns =
      [range.lowerBound, range.upperBound].map { decimal($0, places: 1).count }.max() ?? 0
  }

  /// The first line: what is played, and with what.
  package func opening(_ device: DeviceLine, estimator: String) -> StyledText {
    OpeningLine(
      device, settings: ["\(strategies.joined(separator: ", ")) side by side", estimator],
      layout: layout, counting: "pages count from 1",
      glyphs: glyphs
    ).text
  }

  package func lines(_ moments: LaneMoments) -> [StyledText] {
    moments.told.map { told in
      let (word, words) = self.words(told.moment)
      var line = StyledText()
      if let lane = told.lane { line.append(name(of: lane)) }
      line.append(words)
      return TimedLine(told.moment.timeMicroseconds, word, line).text
    }
  }

  private func words(_ moment: LiveMoment) -> (word: String, words: StyledText) {
    switch moment {
    case .dragBegan(_, _, let fingers, let axis):
      return ("drag-begin", StyledText("\(counted(fingers, "finger")), \(axis.rawValue)"))
    case .lifted(_, _, let velocity, let landings):
      let speed = decimal(velocity.perSecond, places: 1, isSigned: true)
      var swipe = ""
      if case .liftOf(let number) = landings.moment { swipe = "swipe \(number), " }
      return ("end-dragging", StyledText("\(swipe)\(speed) pt/s"))
    case .dragCancelled(_, let reason): return ("drag-cancel", StyledText(reason))
    case .caught(_, let offset): return ("catch", StyledText(place(offset)))
    case .released: return ("release", StyledText("after the catch"))
    case .snapped(_, let from, let to, let offset, let settle):
      let way = "\(page(from)) \(glyphs.arrow) \(page(to))"
      let duration = right(decimal(settle, places: 0), Self.settleColumns)
      return ("snapped", rest("page \(way) \(place(offset)), \(duration) ms", at: offset))
    case .cameToRest(_, let page, let offset):
      let near = "near page \(self.page(page))"
      return ("rest", rest("\(near) \(place(offset))", at: offset))
    }
  }

  private func name(of lane: Int) -> StyledText {
    var name = StyledText(strategies[lane]).cutInMiddle(to: nameColumns, mark: glyphs.cut)
    name.pad(to: nameColumns + 2)
    return name
  }

  private func page(_ item: Int) -> String { right(pageNumber(item), pageColumns) }

  private func place(_ contentOffset: Double) -> String {
    "at \(right(decimal(contentOffset, places: 1), offsetColumns)) pt"
  }

  private func rest(_ words: String, at contentOffset: Double) -> StyledText {
    let rest = RestTally.Rest(at: contentOffset, in: layout)
    var line = StyledText(words + ", ")
    line.append(rest.inWords, rest.isMisaligned ? .warning : .plain)
    return line
  }
}
