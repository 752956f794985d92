/// The directional rule, but never more than one item away from the one last snapped to.
///
/// With the directional rule's threshold, which is 0 unless chosen: the landing of
/// ``DirectionalStrategy``, then at most one item from the current page.
///
/// The limit counts from the page last snapped to: after a drag across two pages the content comes
/// back by one. Apple documents that UIKit's paging goes one screenful at a time, not from where that
/// counts; its model, ``PagingEnabledStrategy``, counts from the content offset at the lift.
public struct OnePageStrategy: ThresholdedStrategy, Hashable {
  /// `one-page`, with the threshold if it is not 0.
  public let name: String
  let rule: DirectionalRule

  /// The strategy.
  public init() {
    self.init(DirectionalRule())
  }

  /// The strategy with a threshold in pages, 0...1; throws ``StrategyError`` outside of them.
  public init(thresholdPages: Double) throws(StrategyError) {
    self = try Self().setting(
      StrategyParameter.thresholdPages.name, to: .number(thresholdPages))
  }

  init(_ rule: DirectionalRule) {
    self.rule = rule
    name = PagingStrategies.name(ofRule: Self.ruleName, settings: rule.settings)
  }

  /// How far past an item moving content goes on to the next, in pages, 0...1.
  public var thresholdPages: Double { rule.thresholdPages }

  private static let ruleName = "one-page"

  /// `one-page`.
  public var ruleName: String { Self.ruleName }

  /// One line for lists.
  public var summary: String { "the next item in the direction of motion, one item at a time" }

  /// The directional landing, or the neighbour of the current page that is nearest to it.
  public func landing(for release: Release, in layout: PagerLayout) -> Landing {
    let unlimited = rule.page(for: release, in: layout, at: release.rate(under: self))
    let limited = limit(of: unlimited, for: release, in: layout) ?? unlimited
    return landing(onPage: limited, for: release, in: layout)
  }

  /// The projection in numbers, and the limit where it held the content back.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    let rate = release.rate(under: self)
    let unlimited = rule.page(for: release, in: layout, at: rate)
    guard let limit = limit(of: unlimited, for: release, in: layout) else {
      return rule.reason(for: release, in: layout, at: rate)
    }
    let projection = rule.projectionInWords(for: release, in: layout, at: rate)
    let current = layout.nearestItem(to: release.currentPage)
    return "\(projection), but one at a time: \(current) to \(limit)"
  }

  /// The neighbour of the current page at which a landing is held back, or nil if it need not be.
  private func limit(of page: Int, for release: Release, in layout: PagerLayout) -> Int? {
    let current = layout.nearestItem(to: release.currentPage)
    guard abs(page - current) > 1 else { return nil }
    return page > current ? current + 1 : current - 1
  }
}
