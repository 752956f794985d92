import TerminalText

/// `in place`: where a pager should rest.
let inPlace = "in place"

/// `97.5 pt off`: how far a rest is from such a place.
func off(_ rest: RestTally.Rest) -> String {
  "\(decimal(rest.misalignment, places: 1)) pt off"
}

/// One sentence on where the pagers rest: `a rests 97.5 pt off item 6; b and c rest in place`.
struct LaneVerdict {
  let line: StyledText

  /// - Parameters:
  ///   - strategies: each name with the latest rest.
  ///   - isPast: whether some of the content moves again.
  ///   - columns: the room; where names do not fit they are counted.
  init(
    _ strategies: [(name: String, rest: RestTally.Rest)], isPast: Bool = false,
    columns: Int = .max
  ) {
    let verbs = isPast ? (one: "rested", several: "rested") : (one: "rests", several: "rest")
    var line = StyledText()
    for strategy in strategies where strategy.rest.isMisaligned {
      if !line.isEmpty { line.append("; ") }
      line.append("\(strategy.name) \(verbs.one) ")
      line.append("\(off(strategy.rest)) item \(pageNumber(strategy.rest.item))", .warning)
    }
    let aligned = strategies.filter { !$0.rest.isMisaligned }.map(\.name)
    if !aligned.isEmpty {
      let number = line.isEmpty ? "all \(aligned.count)" : "the other \(aligned.count)"
      if !line.isEmpty { line.append("; ") }
      let list = Self.list(aligned)
      let verb = " \(aligned.count == 1 ? verbs.one : verbs.several) \(inPlace)"
      let fits =
        aligned.count == 1
        || aligned.count <= Self.longestList
          && line.columns + StyledText(list + verb).columns <= columns
      line.append((fits ? list : number) + verb)
    }
    self.line = line
  }

  private static let longestList = 3

  /// `a, b and c`.
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
