@testable import Paging

/// A release that shows what a strategy does, and the part of the carousel that it concerns.
struct StrategyExample {
  let strategy: any PagingStrategy
  let release: Release
  /// The content that the drawing shows, in points.
  let content: ClosedRange<Double>
  let construction: Construction

  /// What the rule decides by, as far as it can be seen.
  enum Construction {
    /// The release between pages as long as the viewport.
    case viewportPages
    /// The leading inset between the items' starts.
    case itemStarts
    /// The same, held back to the neighbours of the current page.
    case neighbours
    /// The items that show where the content coasts to.
    case visibleItems
    /// The distances of their middles from the viewport's.
    case middles
    /// Nothing; the content coasts and that is all.
    case none
  }

  /// One for each strategy, with the releases of its article.
  static let all = [
    StrategyExample(
      PagingEnabledStrategy(), .flick, content: -60...1400, .viewportPages),
    StrategyExample(RoundStrategy(), .flick, content: -60...1400, .itemStarts),
    StrategyExample(
      DirectionalStrategy(), Release(offset: 412.5, perMillisecond: -0.1), content: -60...1400,
      .itemStarts),
    StrategyExample(
      DirectionalStrategy(atRest: .forward), Release(offset: 250, page: 2, begin: 530),
      content: -60...1400, .itemStarts),
    StrategyExample(
      OnePageStrategy(), Release(offset: 1000, perMillisecond: 2), content: -60...1720,
      .neighbours),
    StrategyExample(SettleVisibleStrategy(), .flick, content: -60...1400, .visibleItems),
    StrategyExample(NearestCenterStrategy(), .flick, content: -60...1400, .middles),
    StrategyExample(FreeScrollStrategy(), .flick, content: -60...1400, .none),
  ]

  private init(
    _ strategy: any PagingStrategy, _ release: Release, content: ClosedRange<Double>,
    _ construction: Construction
  ) {
    self.strategy = strategy
    self.release = release
    self.content = content
    self.construction = construction
  }
}

extension Release {
  /// The release that most examples share.
  static let flick = Release(offset: 412.5, perMillisecond: 0.4)

  /// A drag of the documented carousel that began at rest on a page, both offsets in points.
  init(offset: Double, perMillisecond: Double = 0, page: Int = 1, begin: Double = 240) {
    self.init(
      contentOffset: offset, velocity: Velocity(perMillisecond: perMillisecond),
      currentPage: page, beginContentOffset: begin)
  }
}
