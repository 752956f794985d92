/// A rule that chooses where the content comes to rest when a finger lets go.
///
/// A strategy is a pure function of the release and the layout: the same question gets the same
/// answer, whoever asks.
public protocol PagingStrategy: Sendable, CustomStringConvertible {
  /// The name by which options, logs and reports know the strategy, with its parameters.
  ///
  /// The rule's name alone where every parameter has its default value, else as in
  /// `one-page:threshold_pages=0.25`, see ``PagingStrategies/name(ofRule:settings:)``. Those of
  /// ``PagingStrategies/all`` and their rules with other values are read back by
  /// ``PagingStrategies/strategy(named:)``; ``FreeScrollStrategy`` and strategies of your own are not.
  /// Reports ask for it with every row, so it is kept rather than put together.
  var name: String { get }
  /// The name of the rule without parameters: lower-case words with hyphens.
  var ruleName: String { get }
  /// What the strategy does, in one line for lists.
  var summary: String { get }
  /// The rate at which content coasts under this strategy unless a release says otherwise.
  var decelerationRate: DecelerationRate { get }
  /// The parameters of the rule with their present values.
  var settings: [StrategySetting] { get }

  /// The same rule with another value of a parameter.
  ///
  /// Throws ``StrategyError`` where the strategy has no such parameter or the value is not permitted.
  func setting(_ parameter: String, to value: ParameterValue) throws(StrategyError) -> Self
  /// Where the content comes to rest; on no page in an empty layout.
  func landing(for release: Release, in layout: PagerLayout) -> Landing
  /// Why it comes to rest there: one sentence with the numbers, without a full stop.
  func reason(for release: Release, in layout: PagerLayout) -> String
  /// The page, as the strategy counts pages, of content that rests at an offset in points.
  ///
  /// By default the item nearest to the middle of the viewport.
  func page(ofRestAt contentOffset: Double, in layout: PagerLayout) -> Int
  /// Where the content rests on a page, as the strategy counts pages, in points.
  ///
  /// By default with the item of that index in the middle, as far as the range lets it.
  func restContentOffset(ofPage page: Int, in layout: PagerLayout) -> Double
}

extension PagingStrategy {
  /// The name.
  public var description: String { name }
}

extension PagingStrategy {
  /// The item nearest to the middle of the viewport.
  public func page(ofRestAt contentOffset: Double, in layout: PagerLayout) -> Int {
    layout.item(nearestToCenterAt: contentOffset)
  }

  /// The offset that centres the item of that index, as far as the range lets it.
  public func restContentOffset(ofPage page: Int, in layout: PagerLayout) -> Double {
    layout.clamped(layout.contentOffset(centering: page))
  }

  /// Where the content rests to show an item, on the strategy's page that has it in the middle.
  ///
  /// In points; an index outside the list means the nearest item.
  public func restContentOffset(showing item: Int, in layout: PagerLayout) -> Double {
    let centered = layout.clamped(layout.contentOffset(centering: item))
    return restContentOffset(ofPage: page(ofRestAt: centered, in: layout), in: layout)
  }

  /// The landing on a page of this strategy; in an empty layout on none, where the release was.
  public func landing(onPage page: Int, for release: Release, in layout: PagerLayout) -> Landing {
    guard layout.itemCount > 0 else {
      return Landing(page: nil, targetContentOffset: layout.clamped(release.contentOffset))
    }
    return Landing(page: page, targetContentOffset: restContentOffset(ofPage: page, in: layout))
  }
}
