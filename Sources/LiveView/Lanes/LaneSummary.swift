import TerminalText

/// What a run of several pagers came to: how many swipes of each came to rest off an item, and in
/// the last line where each rests at the end.
package struct LaneSummary {
  package let lines: [StyledText]

  /// - Parameters:
  ///   - lanes: each strategy's name and its rests.
  ///   - glyphs: how a long name is cut.
  ///   - columns: the room of the last line.
  package init(
    _ lanes: [(strategy: String, rests: RestTally)], glyphs: Glyphs, columns: Int = .max
  ) {
    let swipes = lanes.map(\.rests.swipeCount).max() ?? 0
    let rests = lanes.compactMap { lane in
      lane.rests.latest.map { (name: lane.strategy, rest: $0) }
    }
    guard swipes > 0, rests.count == lanes.count else {
      lines = []
      return
    }
    let longest = lanes.map { StyledText($0.strategy).columns }.max() ?? 0
    let width = min(longest, Self.longestName)
    let digits = "\(swipes)".count
    lines =
      zip(lanes, rests).map { lane, rest in
        var line = StyledText(lane.strategy).cutInMiddle(to: width, mark: glyphs.cut)
        line.pad(to: width + 2)
        let count = right("\(lane.rests.misalignedCount)", digits)
        line.append(
          "\(count) of \(counted(lane.rests.swipeCount, "swipe")) off",
          lane.rests.misalignedCount > 0 ? .warning : .plain)
        let end = rest.rest.isMisaligned ? off(rest.rest) : "\(inPlace) on"
        line.append(", ends \(end) item \(pageNumber(rest.rest.item))")
        return line
      } + [LaneVerdict(rests, columns: columns).line]
  }

  /// Then a line fits into 80 columns.
  private static let longestName = 20
}
