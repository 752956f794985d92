import TerminalText

/// The swipes of a run, one line each: from which page, and where each strategy landed them.
package struct SwipeSummary: Sendable {
  /// More lines would scroll away what the reader looks for.
  package static let longestList = 40

  private struct Swipe: Sendable {
    var number: Int
    var fromPage: Int
    var landings: LandingTable
  }

  private var swipes: [Swipe] = []
  package private(set) var count = 0
  package private(set) var cancelledCount = 0

  package init() {}

  package mutating func addSwipe(fromPage: Int, landings: LandingTable) {
    count += 1
    if swipes.count == Self.longestList { swipes.removeFirst() }
    swipes.append(Swipe(number: count, fromPage: fromPage, landings: landings))
  }

  package mutating func addCancelled() {
    cancelledCount += 1
  }

  /// How many there were.
  package var total: String {
    let cancelled = cancelledCount > 0 ? ", \(cancelledCount) cancelled" : ""
    return count == 0 ? "no swipe\(cancelled)" : "\(counted(count, "swipe"))\(cancelled)"
  }

  /// The strategies and their signs, then one line a swipe, the latest ones.
  package func lines(glyphs: Glyphs) -> [String] {
    guard let table = swipes.last?.landings else { return [] }
    let rows = swipes.map { $0.landings.rows.map(Self.cell) }
    let signs = table.rows.enumerated().map { place, row in
      "\(row.isLive ? glyphs.live : "")\(LandingTable.sign(place)) "
    }
    let width = (rows + [signs]).joined().map(displayColumns).max() ?? 0
    let starts = swipes.map { swipe in
      let number = right("\(swipe.number)", "\(count)".count)
      return "swipe \(number): page \(pageNumber(swipe.fromPage)) \(glyphs.arrow)"
    }
    let indent = starts.map(displayColumns).max() ?? 0
    func line(_ start: String, _ cells: [String]) -> String {
      let line = left(start, indent) + cells.map { " " + right($0, width) }.joined()
      return line.hasSuffix(" ") ? String(line.dropLast()) : line
    }
    let drifts = rows.joined().contains { $0.last == Self.driftSign }
    return (count > swipes.count ? ["the last \(swipes.count) of them:"] : [])
      + [line("", signs)] + zip(starts, rows).map(line)
      + (drifts ? ["\(Self.driftSign) at rest no item is where a pager would show one"] : [])
  }

  private static let driftSign: Character = "*"

  /// `7` for page 7, `7*` where no item rests in its place, `=7` where nothing snapped.
  private static func cell(_ row: LandingRow) -> String {
    guard let landing = row.landing else { return "- " }
    let page = pageNumber(landing.page)
    guard landing.snaps else { return "=\(page) " }
    return landing.isMisaligned ? "\(page)\(driftSign)" : "\(page) "
  }
}
