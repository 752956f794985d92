/// A pager's scroll view without a view: fed with drags and time, it answers with events.
///
/// The engine never reads a clock. Every call carries the time in microseconds; a time that steps
/// back counts as the last one. ``nextDeadline`` says when the engine wants to be called next, and a
/// deadline that was missed fires at its own time before a later call takes effect, so that a replay
/// and a live run tell the same.
///
/// A page that the content is heading for counts as the current one as soon as it is decided: a
/// second swipe during the settle starts from there, so that quick swipes are not lost.
public struct PagingEngine: Sendable {
  /// The viewport and its items; ``setLayout(_:at:into:)`` changes them.
  public internal(set) var layout: PagerLayout
  /// The rule that chooses where the content comes to rest, from the next release on.
  public var strategy: any PagingStrategy {
    didSet {
      if heading.page != nil {
        heading.page = strategy.page(ofRestAt: heading.targetContentOffset, in: layout)
      }
      cause = .program
    }
  }
  /// How fast content coasts, from the next release on; nil leaves it to the strategy.
  public var decelerationRate: DecelerationRate?
  /// Whether content can be dragged, and coasts, beyond its ends.
  ///
  /// Without, a finger that drags on at an end moves nothing until it has come back.
  public var bounces = true

  /// The content offset now, in points; beyond the range while the content is stretched.
  public internal(set) var contentOffset: Double
  /// The item that the content rests on or is heading for; 0 in an empty layout.
  public internal(set) var currentPage: Int
  /// Whether a finger set is down.
  public internal(set) var isTracking = false
  /// Whether a drag moves the content.
  public internal(set) var isDragging = false
  /// Whether the finger set that is down stopped a motion.
  public internal(set) var holdsCaughtContent = false

  /// Where the content rests, or is heading for, or would return to from a cancelled drag.
  var heading: Landing
  /// What made it head there.
  var cause = LandingCause.program
  /// The page of the last rest that was told.
  var restedPage: Int
  /// The time of the latest call or deadline, in microseconds.
  var clock = Int64.min
  /// The motion without a finger, if there is one.
  var motion: SettlingMotion?
  /// Where the finger has dragged to, in points: ahead of the content where that is stretched.
  var fingerContentOffset = 0.0
  /// The content offset at which the drag began, in points.
  var beginContentOffset = 0.0

  /// An engine whose content rests at an offset in points, forced into the layout's range.
  public init(
    layout: PagerLayout, strategy: any PagingStrategy, contentOffset: Double,
    decelerationRate: DecelerationRate? = nil
  ) {
    self.layout = layout
    self.strategy = strategy
    self.decelerationRate = decelerationRate
    self.contentOffset = layout.clamped(contentOffset)
    heading = Landing(
      page: strategy.page(ofRestAt: self.contentOffset, in: layout),
      targetContentOffset: self.contentOffset)
    currentPage = layout.item(nearestToCenterAt: self.contentOffset)
    restedPage = currentPage
  }

  /// An engine whose content rests where the strategy would show an item.
  public init(
    layout: PagerLayout, strategy: any PagingStrategy, page: Int,
    decelerationRate: DecelerationRate? = nil
  ) {
    self.init(
      layout: layout, strategy: strategy,
      contentOffset: strategy.restContentOffset(showing: page, in: layout),
      decelerationRate: decelerationRate)
  }

  /// Whether pages are viewports, as UIKit's `isPagingEnabled`.
  public var isPagingEnabled: Bool { strategy is PagingEnabledStrategy }

  /// The stretch of the content that the viewport shows, in points: UIKit's `bounds` along the axis.
  public var bounds: ClosedRange<Double> { contentOffset...contentOffset + layout.boundsLength }

  /// Where the content rests, or is heading for, or would return to from a cancelled drag, in points.
  public var targetContentOffset: Double { heading.targetContentOffset }

  /// The items that show at least a part of themselves now.
  public var visibleItems: Range<Int> { layout.visibleItems(at: contentOffset) }

  /// Whether the content moves on by itself after a drag.
  public var isDecelerating: Bool { motion?.phase == .decelerating }

  /// Whether the content is being scrolled to a given offset.
  public var isScrollingAnimated: Bool { motion?.phase == .scrolling }

  /// When the engine wants to be advanced next, in microseconds; nil while nothing moves by itself.
  public var nextDeadline: Int64? { motion?.deadline }
}
