import LiveView
import Pager
import Paging
import Touch

/// What is left of a run when the terminal has been given back.
struct RunReport {
  var ending = RunEnding.ended
  var notices: [String] = []
  /// What the rules of the options told devices by.
  var traits: [DeviceTraits] = []
  var error: (any Error)?
  /// What was heard of each pager; empty where nothing was played.
  var lanes: [Follower] = []

  /// What the run came to: the swipes, and under several strategies where each rests.
  ///
  /// - Parameters:
  ///   - glyphs: what lines are made of.
  ///   - listsSwipes: whether the swipes of one pager are listed, as no line has told of them.
  ///   - columns: the room of a line that can be shortened.
  /// - Returns: its lines.
  func closing(glyphs: Glyphs, listsSwipes: Bool, columns: Int = .max) -> [StyledText] {
    let summary = lanes.first?.summary ?? SwipeSummary()
    let total = StyledText(summary.total)
    guard lanes.count > 1 else {
      return [total] + (listsSwipes ? summary.lines(glyphs: glyphs).map { StyledText($0) } : [])
    }
    let rests = lanes.map { (strategy: $0.configuration.strategy.name, rests: $0.rests) }
    return [total] + LaneSummary(rests, glyphs: glyphs, columns: columns).lines
  }
}
