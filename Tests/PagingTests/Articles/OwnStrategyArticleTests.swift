import Paging
import Testing

struct FlickStrategy: PagingStrategy, Hashable {
  static let minimumVelocity = StrategyParameter(
    name: "minimum_velocity_pt_s", summary: "the slowest flick that turns a page",
    permitted: .numbers(0...8000), defaultValue: .number(300))

  let name: String
  let ruleName = "flick"
  let summary = "the neighbour in the direction of a flick, else the nearest item"
  let decelerationRate = DecelerationRate.fast
  let settings: [StrategySetting]

  init(minimumVelocity value: ParameterValue = minimumVelocity.defaultValue) {
    settings = [StrategySetting(Self.minimumVelocity, value)]
    name = PagingStrategies.name(ofRule: ruleName, settings: settings)
  }

  func setting(_ parameter: String, to value: ParameterValue) throws(StrategyError) -> Self {
    try checkSetting(parameter, to: value)
    return Self(minimumVelocity: value)
  }

  func landing(for release: Release, in layout: PagerLayout) -> Landing {
    landing(onPage: page(for: release, in: layout), for: release, in: layout)
  }

  func reason(for release: Release, in layout: PagerLayout) -> String {
    if let reason = release.reasonWithoutItem(in: layout) { return reason }
    let rate = release.rate(under: self)
    let page = page(for: release, in: layout)
    return isFlick(release)
      ? "a flick from page \(layout.nearestItem(to: release.currentPage)) to \(page)"
      : "\(release.projectionInWords(in: layout, at: rate)), nearest to item \(page)"
  }

  private func page(for release: Release, in layout: PagerLayout) -> Int {
    let rate = release.rate(under: self)
    let current = layout.nearestItem(to: release.currentPage)
    return isFlick(release)
      ? layout.nearestItem(to: release.velocity > .zero ? current + 1 : current - 1)
      : page(ofRestAt: release.projectedContentOffset(in: layout, at: rate), in: layout)
  }

  private func isFlick(_ release: Release) -> Bool {
    guard case .number(let pointsPerSecond)? = settings.first?.value else { return false }
    return abs(release.velocity.perSecond) > pointsPerSecond
  }
}

/// The examples of the article "A strategy of your own", by one who sees of the library what all see.
@Suite struct OwnStrategyArticleTests {
  @Test func `every example of the article stands in this file`() throws {
    try expectExamples(ofArticle: "Your-own-strategy", count: 2)
  }

  @Test func `a strategy of one's own is asked as any other`() throws {
    let strategy = try FlickStrategy().setting("minimum_velocity_pt_s", reading: "500")
    // strategy prints flick:minimum_velocity_pt_s=500
    let release = Release(
      contentOffset: 440, velocity: Velocity(perMillisecond: 0.6), currentPage: 1,
      beginContentOffset: 375)
    let landing = strategy.landing(for: release, in: .standard)
    // page 2 at a content offset of 750 points, by "a flick from page 1 to 2"
    #expect("\(strategy)" == "flick:minimum_velocity_pt_s=500")
    #expect(landing == Landing(page: 2, targetContentOffset: 750))
    #expect(strategy.reason(for: release, in: .standard) == "a flick from page 1 to 2")
    #expect(try FlickStrategy().setting("minimum_velocity_pt_s", to: .number(500)) == strategy)
    let slow = try strategy.setting("minimum_velocity_pt_s", reading: "700")
    #expect(
      slow.reason(for: release, in: .standard)
        == "440 pt + 0.6 pt/ms x 99 ms = 499.4 pt, nearest to item 1")
    #expect(slow.landing(for: release, in: .standard).page == 1)
  }

  @Test func `what its parameter does not take is refused in one sentence`() {
    let error = #expect(throws: StrategyError.self) {
      _ = try FlickStrategy().setting("minimum_velocity_pt_s", reading: "9000")
    }
    #expect(
      error?.description
        == "minimum_velocity_pt_s of flick takes a number from 0 to 8000, not '9000'")
    #expect(throws: StrategyError.unknownStrategy("flick")) {
      _ = try PagingStrategies.strategy(named: "flick")
    }
  }

  @Test func `it runs a pager and lands nowhere in an empty one`() throws {
    var pager = PagingEngine(layout: .standard, strategy: FlickStrategy(), page: 1)
    var events: [PagingEvent] = []
    pager.beginDragging(at: 0, into: &events)
    pager.drag(by: 65, at: 16_000, into: &events)
    pager.endDragging(velocity: Velocity(perMillisecond: 0.6), at: 20_000, into: &events)
    while let deadline = pager.nextDeadline { pager.advance(to: deadline, into: &events) }
    #expect(pager.contentOffset == 750 && pager.currentPage == 2)
    let empty = try PagerLayout.standard.withItemCount(0)
    let release = Release(contentOffset: 40, currentPage: 0, beginContentOffset: 0)
    #expect(FlickStrategy().landing(for: release, in: empty).page == nil)
    #expect(
      FlickStrategy().reason(for: release, in: empty)
        == "released at 40 pt, but there is no item to land on")
  }
}
