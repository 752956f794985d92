/// One sentence on where the pagers rest: `a rests 97.5 pt off item 6; b and c rest in place`.
///
/// Where there is no room for the names of those in place they are counted, then left out, and at
/// last those that rest off an item are counted too.
struct LaneVerdict {
  let line: StyledText

  /// - Parameters:
  ///   - strategies: each name with the latest rest.
  ///   - isPast: whether some of the content moves again.
  ///   - columns: the room; what does not fit in its shortest form is the caller's to cut.
  init(
    _ strategies: [(name: String, rest: RestTally.Rest)], isPast: Bool = false,
    columns: Int = .max
  ) {
    let words = Words(isPast: isPast)
    let misaligned = strategies.filter(\.rest.isMisaligned)
    let aligned = strategies.filter { !$0.rest.isMisaligned }.map(\.name)
    let offItems = words.offItems(misaligned)
    let inPlace = words.inPlace(aligned, of: strategies.count)
    let forms =
      inPlace.map { Self.sentence(offItems, $0) } + [offItems]
      + [words.counted(misaligned.count, of: strategies.count)]
    let sentences = forms.filter { !$0.isEmpty }
    line = sentences.first { $0.columns <= columns } ?? sentences.last ?? StyledText()
  }

  private static func sentence(_ offItems: StyledText, _ inPlace: String) -> StyledText {
    var line = offItems
    if !line.isEmpty { line.append("; ") }
    line.append(inPlace)
    return line
  }
}

/// The parts of a verdict, of what is or of what was.
private struct Words {
  private let one: String
  private let several: String

  private static let longestList = 3

  init(isPast: Bool) {
    (one, several) = isPast ? ("rested", "rested") : ("rests", "rest")
  }

  /// `a rests 97.5 pt off item 6; b rests 20.0 pt off item 5`.
  func offItems(_ strategies: [(name: String, rest: RestTally.Rest)]) -> StyledText {
    var line = StyledText()
    for strategy in strategies {
      if !line.isEmpty { line.append("; ") }
      line.append("\(strategy.name) \(one) ")
      line.append("\(strategy.rest.inWords) item \(pageNumber(strategy.rest.item))", .warning)
    }
    return line
  }

  /// The ways to say who rests in place, the longest first; none if nobody does.
  func inPlace(_ names: [String], of all: Int) -> [String] {
    guard let last = names.last else { return [] }
    guard names.count > 1 else { return ["\(last) \(one) \(RestTally.Rest.inPlace)"] }
    let list = names.dropLast().joined(separator: ", ") + " and \(last)"
    let number = names.count == all ? "all \(all)" : "the other \(names.count)"
    return (names.count > Self.longestList ? [number] : [list, number])
      .map { "\($0) \(several) \(RestTally.Rest.inPlace)" }
  }

  /// `2 of 3 rest off an item`, nothing if none does.
  func counted(_ misaligned: Int, of all: Int) -> StyledText {
    guard misaligned > 0 else { return StyledText() }
    let verb = misaligned == 1 ? one : several
    return StyledText("\(misaligned) of \(all) \(verb) off an item", .warning)
  }
}
