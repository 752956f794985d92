/// The next item in the direction of motion from where the content would coast to.
///
/// With `i = (target + leading inset) / stride`, where target is the projected content offset, and a
/// threshold in pages, which is 0 unless chosen: content that moves forward goes to
/// `ceil(i - threshold)`, content that moves back to `floor(i + threshold)`. An index exactly at the
/// threshold is not past it. Content that coasts to an item stays there, and content that coasts to
/// the list's end goes to the last item, whatever the threshold. Content that does not move is where
/// two versions of the rule differ, see ``AtRest``.
///
/// It lands on items whatever their length and lets a fast flick pass several, where Apple documents
/// multiples of the bounds, one screenful at a time, for UIKit's paging. Without a threshold the
/// slightest motion is enough to leave a page; the smallest velocity that UIKit's paging follows is not
/// documented.
public struct DirectionalStrategy: ThresholdedStrategy, Hashable {
  /// What becomes of content that is released without motion.
  public enum AtRest: Sendable {
    /// It goes to the nearest item, halves away from zero.
    case nearest
    /// It goes on as if it moved forward, even after a slow drag back: the rule's first version.
    case forward
  }

  /// `directional`, or `directional-ceil` for the first version; with the threshold if it is not 0.
  public let name: String
  let rule: DirectionalRule

  /// The strategy, or its first version with `.forward`.
  public init(atRest: AtRest = .nearest) {
    self.init(DirectionalRule(atRest: atRest))
  }

  /// The strategy with a threshold in pages, 0...1; throws ``StrategyError`` outside of them.
  public init(atRest: AtRest = .nearest, thresholdPages: Double) throws(StrategyError) {
    self = try Self(atRest: atRest)
      .setting(StrategyParameter.thresholdPages.name, to: .number(thresholdPages))
  }

  init(_ rule: DirectionalRule) {
    self.rule = rule
    name = PagingStrategies.name(ofRule: Self.ruleName(rule.atRest), settings: rule.settings)
  }

  /// What becomes of content that is released without motion.
  public var atRest: AtRest { rule.atRest }

  /// How far past an item moving content goes on to the next, in pages, 0...1.
  public var thresholdPages: Double { rule.thresholdPages }

  /// `directional`, or `directional-ceil` for the first version.
  public var ruleName: String { Self.ruleName(atRest) }

  /// One line for lists.
  public var summary: String {
    switch atRest {
    case .nearest: "the next item in the direction of motion, the nearest without any"
    case .forward: "the next item in the direction of motion, forward without any"
    }
  }

  /// The item that the direction of motion chooses from those around the projected offset.
  public func landing(for release: Release, in layout: PagerLayout) -> Landing {
    let page = rule.page(for: release, in: layout, at: release.rate(under: self))
    return landing(onPage: page, for: release, in: layout)
  }

  /// The projection in numbers and the direction or the threshold by which it was rounded.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    rule.reason(for: release, in: layout, at: release.rate(under: self))
  }

  private static func ruleName(_ atRest: AtRest) -> String {
    switch atRest {
    case .nearest: "directional"
    case .forward: "directional-ceil"
    }
  }
}
