package import Recordings
import Paging

/// One question of `decide`: a release, and the strategy that lands it.
package struct LandingQuestion {
  private let strategy: any PagingStrategy
  private let layout: PagerLayout
  private let release: Release

  /// Reads a question.
  ///
  /// Left out: the strategy's own parameters, no velocity, the strategy's own rate, the item nearest the middle where the drag
  /// began as the current page, that page's rest as the drag's begin.
  package init(json: some Collection<UInt8>) throws(JSONFault) {
    let question = try JSONMembers(JSONValue(parsing: json), of: "the question")
    strategy = try Self.strategy(question)
    guard let layoutJSON = question.value("layout") else {
      throw JSONFault("\"layout\" is missing; add it")
    }
    layout = try PagerLayout(json: layoutJSON)
    let contentOffset = try question.required("content_offset_pt", question.number)
    let begin = try question.number("begin_offset_pt")
    let currentPage =
      try question.integer("current_page")
      ?? layout.item(nearestToCenterAt: begin ?? contentOffset)
    release = Release(
      contentOffset: contentOffset,
      velocity: Velocity(perMillisecond: try question.number("velocity_pt_ms") ?? 0),
      decelerationRate: try Self.decelerationRate(question),
      currentPage: currentPage,
      beginContentOffset: begin ?? strategy.restContentOffset(ofPage: currentPage, in: layout))
  }

  /// Appends the answer as one line.
  package func answer(to json: inout JSONLine) {
    let landing = strategy.landing(for: release, in: layout)
    let rate = release.rate(under: strategy)
    let settle = Settle(for: landing, release: release, in: layout, rate: rate)
    json.line { answer in
      answer.integer("page", landing.page)
      answer.number("target_content_offset_pt", landing.targetContentOffset)
      answer.number("settle_ms", settle.durationMilliseconds)
      answer.string("why", strategy.reason(for: release, in: layout))
    }
  }

  /// The strategy by its name, which may hold parameters; those of `"parameters"` replace them.
  private static func strategy(
    _ question: JSONMembers
  ) throws(JSONFault) -> any PagingStrategy {
    let name = try question.required("strategy", question.string)
    let parameters = try question.object("parameters")
    do throws(StrategyError) {
      var strategy = try PagingStrategies.strategy(named: name)
      for (parameter, value) in parameters?.sorted ?? [] {
        strategy = try strategy.setting(parameter, json: value)
      }
      return strategy
    } catch {
      throw JSONFault(error.description)
    }
  }

  /// `"normal"`, `"fast"` or the share of the velocity that is left after a millisecond.
  private static func decelerationRate(
    _ question: JSONMembers
  ) throws(JSONFault) -> DecelerationRate? {
    let rate: DecelerationRate?
    switch question.value("deceleration_rate") {
    case nil: return nil
    case .string("normal"): return .normal
    case .string("fast"): return .fast
    case .number(let perMillisecond): rate = DecelerationRate(perMillisecond: perMillisecond)
    default: rate = nil
    }
    guard let rate else {
      throw JSONFault(
        "\"deceleration_rate\" must be \"normal\", \"fast\" or a number between 0 and 1")
    }
    return rate
  }
}
