import Paging

/// What people expect of every pager, as the article "Choosing a strategy" words it.
enum Expectation: String, CaseIterable {
  case halfReturns = "nearly half a page without velocity returns"
  case flickAgainst = "a flick against the drag lands no further on"
  case onePage = "at most one page a gesture"
  case mirrored = "a mirrored drag lands on the mirrored page"
  case restsOnItems = "content rests on items whatever their length"
  case caught = "a settle that is caught and let go lands where it headed or nearest"

  /// The rules that do not keep it: BrokenExpectationTests has an example of each, InvariantTests show
  /// that the others keep it.
  var breakers: Set<String> {
    switch self {
    case .halfReturns: ["directional-ceil", "settle-visible"]
    case .flickAgainst: ["round", "settle-visible", "nearest-center"]
    case .onePage:
      ["paging", "round", "directional", "directional-ceil", "settle-visible", "nearest-center"]
    case .mirrored: ["directional-ceil"]
    case .restsOnItems: ["paging", "settle-visible"]
    case .caught: ["directional-ceil", "one-page", "settle-visible"]
    }
  }

  /// The strategies that keep it, with several thresholds those that have one.
  func keepers() throws -> [any PagingStrategy] {
    try strategiesWithThresholds().filter { !breakers.contains($0.ruleName) }
  }
}
