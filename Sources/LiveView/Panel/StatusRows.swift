import Paging
import TerminalText

/// The rows that say how the content moves and what became of the swipe.
struct StatusRows {
  private let state: LiveState
  private let columns: Int
  private let glyphs: Glyphs

  init(_ state: LiveState, columns: Int, glyphs: Glyphs) {
    self.state = state
    self.columns = columns
    self.glyphs = glyphs
  }

  /// Phase, offset in points and pages, speed, and the speeds before it.
  var status: StyledText {
    var line = StyledText(" ")
    let isMoving = state.phase != .resting
    line.append(left(state.phase.rawValue, Self.phaseColumns), isMoving ? .accent : .plain)
    let figures = [
      "  \(offset)  \(page) of \(state.layout.itemCount)  \(speed)",
      "  \(offset)  \(page)  \(speed)",
      "  \(page)  \(speed)",
    ]
    let fitting = figures.first { line.columns + $0.count <= columns }
    line.append(fitting ?? "  \(page)")
    let room = columns - line.columns - 3
    if room >= Self.leastSparkline {
      let bars = Sparkline(
        state.speeds, columns: min(room, Self.longestSparkline), glyphs: glyphs)
      line.append("  ")
      line.append(bars.text, .accent)
    }
    return line.cut(to: columns, mark: glyphs.cut)
  }

  /// The swipe from its page to the one it lands on.
  var detail: StyledText {
    StyledText(" \(swipeText)").cut(to: columns, mark: glyphs.cut)
  }

  private static let phaseColumns = LiveState.Phase.allCases.map(\.rawValue.count).max() ?? 0
  private static let leastSparkline = 6
  private static let longestSparkline = 30

  private var offset: String {
    let farthest = state.layout.contentOffsetRange
    let width =
      [farthest.lowerBound, farthest.upperBound]
      .map { decimal($0, places: 1).count }.max() ?? 0
    return right(decimal(state.contentOffset, places: 1), width) + " pt"
  }

  private var page: String {
    let position = decimal(state.layout.pagePosition(at: state.contentOffset), places: 2)
    return "page " + right(position, "\(state.layout.itemCount)".count + 3)
  }

  private var speed: String {
    right(decimal(state.velocity.perSecond, places: 0, isSigned: true), 6) + " pt/s"
  }

  private var swipeText: String {
    guard let swipe = state.swipe else { return "no swipe so far" }
    let start = "swipe \(swipe.number): page \(pageNumber(swipe.fromPage))"
    if swipe.isCancelled { return "\(start), cancelled" }
    guard let page = swipe.toPage else {
      return "\(start), dragged by \(decimal(swipe.travelPages, places: 2, isSigned: true)) pages"
    }
    let way = "\(start) \(glyphs.arrow) \(pageNumber(page))"
    guard let settle = swipe.settleMilliseconds else { return way }
    return "\(way) in \(decimal(settle, places: 0)) ms"
  }
}
