import Paging
import TerminalText

/// The captions of all lanes, in columns: the strategy, how its content moves, where it is, how far
/// off it rests, and how many swipes came to rest off.
struct LaneCaptions {
  /// How much the columns behind the name say; less where the screen is narrow.
  private enum Detail: Int, CaseIterable {
    case sentence, words, figures, place, misalignment
  }

  private let states: [LiveState]
  private let columns: Int
  private let glyphs: Glyphs
  private let detail: Detail
  private let nameColumns: Int

  private static let gap = "  "
  private static let phaseColumns = LiveState.Phase.allCases.map(\.rawValue.count).max() ?? 0
  /// Enough for `999.9 pt off`; longer ones push the rest aside.
  private static let misalignmentColumns = 12
  /// A shorter name is no name, if it could be longer.
  private static let leastName = 16

  init(_ states: [LiveState], columns: Int, glyphs: Glyphs) {
    self.states = states
    self.columns = columns
    self.glyphs = glyphs
    let longest = states.map { StyledText($0.strategy).columns }.max() ?? 0
    func room(_ detail: Detail) -> Int {
      let taken = states.map { Self.figures($0, detail).columns }.max() ?? 0
      return columns - 1 - taken
    }
    detail =
      Detail.allCases.first { room($0) >= min(longest, Self.leastName) } ?? .misalignment
    nameColumns = max(1, min(longest, room(detail)))
  }

  subscript(lane: Int) -> StyledText {
    let state = states[lane]
    var line = StyledText(" ")
    let name = StyledText(state.strategy, .strong)
    line.append(name.cutInMiddle(to: nameColumns, mark: glyphs.cut))
    line.pad(to: 1 + nameColumns)
    line.append(Self.figures(state, detail))
    return line.cut(to: columns, mark: glyphs.cut)
  }

  /// What stands behind the name.
  private static func figures(_ state: LiveState, _ detail: Detail) -> StyledText {
    var line = StyledText()
    if detail.rawValue <= Detail.figures.rawValue {
      let phase = left(state.phase.rawValue, phaseColumns)
      line.append(gap)
      line.append(phase, state.phase == .resting ? .plain : .accent)
    }
    if detail.rawValue <= Detail.place.rawValue {
      let page = pageNumber(state.layout.item(nearestToCenterAt: state.contentOffset))
      let width = "\(state.layout.itemCount)".count
      line.append("\(gap)page \(right(page, width))")
      if detail == .sentence { line.append(" of \(state.layout.itemCount)") }
    }
    line.append(gap)
    line.append(misalignment(state))
    if let tally = tally(state, detail) {
      line.append(gap)
      line.append(tally, state.rests.misalignedCount > 0 ? .warning : .plain)
    }
    return line
  }

  /// How far off the content rests; nothing while it moves.
  private static func misalignment(_ state: LiveState) -> StyledText {
    var line = StyledText()
    guard state.phase == .resting, let rest = state.rests.latest else {
      line.pad(to: misalignmentColumns)
      return line
    }
    let text = rest.inWords
    line.pad(to: misalignmentColumns - text.count)
    line.append(text, rest.isMisaligned ? .alarm : .plain)
    return line
  }

  private static func tally(_ state: LiveState, _ detail: Detail) -> String? {
    let rests = state.rests
    guard rests.swipeCount > 0 else { return nil }
    switch detail {
    case .sentence: return "\(rests.misalignedCount) of \(counted(rests.swipeCount, "swipe")) off"
    case .words: return "\(rests.misalignedCount) of \(rests.swipeCount) off"
    case .figures: return "\(rests.misalignedCount)/\(rests.swipeCount) off"
    case .place, .misalignment: return nil
    }
  }
}
