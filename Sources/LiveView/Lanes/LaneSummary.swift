import TerminalText

/// What a run of several pagers came to: how many swipes of each came to rest off an item, and in
/// the last line where each rests at the end.
package struct LaneSummary {
  package let lines: [StyledText]

  /// How much a line says behind the name; less where the screen is narrow.
  private enum Detail: CaseIterable {
    case sentence, words, figures, counts
  }

  /// - Parameters:
  ///   - lanes: each strategy's name and its rests.
  ///   - glyphs: how a long name is cut.
  ///   - columns: the room of a line.
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
    func rows(_ detail: Detail) -> [StyledText] {
      zip(lanes, rests).map { lane, rest in
        var line = StyledText(lane.strategy).cutInMiddle(to: width, mark: glyphs.cut)
        line.pad(to: width + 2)
        line.append(
          Self.count(lane.rests, digits: digits, detail),
          lane.rests.misalignedCount > 0 ? .warning : .plain)
        line.append(Self.end(rest.rest, detail))
        return line
      }
    }
    let all = Detail.allCases.map(rows)
    let fitting = all.first { $0.allSatisfy { $0.columns <= columns } } ?? all.last ?? []
    lines = (fitting + [LaneVerdict(rests, columns: columns).line])
      .map { $0.cut(to: columns, mark: glyphs.cut) }
  }

  /// Then a line fits into 80 columns.
  private static let longestName = 20

  /// How many swipes came to rest off an item.
  private static func count(_ rests: RestTally, digits: Int, _ detail: Detail) -> String {
    let misaligned = right("\(rests.misalignedCount)", digits)
    return switch detail {
    case .sentence: "\(misaligned) of \(counted(rests.swipeCount, "swipe")) off"
    case .words: "\(misaligned) of \(rests.swipeCount) off"
    case .figures, .counts: "\(misaligned)/\(rests.swipeCount) off"
    }
  }

  /// Where the content rests at the end.
  private static func end(_ rest: RestTally.Rest, _ detail: Detail) -> String {
    let place = rest.isMisaligned ? rest.inWords : "\(rest.inWords) on"
    return switch detail {
    case .sentence, .words: ", ends \(place) item \(pageNumber(rest.item))"
    case .figures: "; \(rest.inWords)"
    case .counts: ""
    }
  }
}
