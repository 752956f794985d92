import Paging
import TerminalText

/// The table of strategies: where each lands, how long that takes, and why.
struct LandingRows {
  private let table: LandingTable
  private let columns: Int
  private let glyphs: Glyphs
  private let nameColumns: Int
  private let landsColumns: Int
  /// Columns that are left out where the screen is too narrow for them.
  private let showsSettle: Bool
  private let showsMisalignment: Bool

  private static let landsHead = "lands"
  private static let settleColumns = 7
  private static let misalignmentColumns = 6
  /// Fewer columns of a reason say nothing.
  private static let leastReason = 8

  init(_ table: LandingTable, layout: PagerLayout, columns: Int, glyphs: Glyphs) {
    self.table = table
    self.columns = columns
    self.glyphs = glyphs
    landsColumns = max(Self.landsHead.count, "\(layout.itemCount)".count + glyphs.arrow.count + 1)
    let longestName = table.rows.map(\.strategy.count).max() ?? 0
    nameColumns = max(1, min(longestName, columns - landsColumns - 5))
    let least = longestName + landsColumns + 5
    showsSettle = columns >= least + Self.settleColumns + 2
    showsMisalignment =
      !layout.hasFullPages
      && columns >= least + Self.settleColumns + Self.misalignmentColumns + 4
  }

  var head: StyledText {
    var text = "   " + left("strategy", nameColumns) + "  " + left(Self.landsHead, landsColumns)
    if showsSettle { text += "  " + right("settle", Self.settleColumns) }
    if showsMisalignment { text += "  " + right("off", Self.misalignmentColumns) }
    if columns - text.count - 2 >= Self.leastReason { text += "  \(question)" }
    return StyledText(text, .faint).cut(to: columns, mark: glyphs.cut)
  }

  /// So many rows, among them always that of the strategy that moves the content.
  func rows(limit: Int) -> [StyledText] {
    let live = table.rows.firstIndex(where: \.isLive) ?? 0
    var places = Array(table.rows.indices.prefix(limit))
    if limit > 0, live >= limit { places[limit - 1] = live }
    return places.map { row($0).cut(to: columns, mark: glyphs.cut) }
  }

  /// A strategy's own words count its own pages, from 0.
  private var question: String {
    switch table.moment {
    case .never: "what it does"
    case .ifLiftedNow: "why if lifted now (pages from 0)"
    case .liftOf(let swipe): "why at lift \(swipe) (pages from 0)"
    case .releaseOfCaught: "why after the catch (pages from 0)"
    }
  }

  private func row(_ place: Int) -> StyledText {
    let row = table.rows[place]
    let style: TextStyle = row.isLive ? .strong : .plain
    var line = StyledText(row.isLive ? glyphs.live : " ", .accent)
    var name = StyledText(row.strategy).cut(to: nameColumns, mark: glyphs.cut)
    name.pad(to: nameColumns)
    line.append("\(LandingTable.sign(place)) \(name.plain)  ", style)
    guard let landing = row.landing else {
      line.append(left("-", landsColumns))
      appendMeasures(settle: "", misalignment: "", isMisaligned: false, to: &line)
      append(row.summary, to: &line) { $0.cut(to: $1, mark: glyphs.cut) }
      return line
    }
    line.append(left(lands(landing), landsColumns), style)
    appendMeasures(
      settle: "\(decimal(landing.settleMilliseconds, places: 0)) ms",
      misalignment: landing.isMisaligned ? "\(decimal(landing.misalignment, places: 0)) pt" : "",
      isMisaligned: landing.isMisaligned, to: &line)
    // The end of a reason says what decided; its start is the arithmetic before that.
    append(landing.reason, to: &line) { $0.cutAtStart(to: $1, mark: glyphs.cut) }
    return line
  }

  private func lands(_ landing: ShownLanding) -> String {
    "\(landing.snaps ? glyphs.arrow : "=") \(pageNumber(landing.page))"
  }

  private func appendMeasures(
    settle: String, misalignment: String, isMisaligned: Bool, to line: inout StyledText
  ) {
    if showsSettle { line.append("  " + right(settle, Self.settleColumns)) }
    guard showsMisalignment else { return }
    line.append("  ")
    line.append(right(misalignment, Self.misalignmentColumns), isMisaligned ? .warning : .plain)
  }

  private func append(
    _ words: String, to line: inout StyledText, cut: (StyledText, Int) -> StyledText
  ) {
    let room = columns - line.columns - 3
    guard room >= Self.leastReason else { return }
    line.append("  ")
    line.append(cut(StyledText(words), room))
  }
}
