/// A row of tabs above a pager, one tab a page, each following the other.
///
/// The strip is a ``PagerLayout`` of its own: its viewport, a length for each tab, spacing and
/// insets. A tap chooses a tab and says where to scroll the pager; what the pager tells goes to
/// ``handle(_:of:)``. The underline marks the chosen tab, with two exceptions:
///
/// - While the *user* scrolls, from the start of a drag until the landing, it follows the pager:
///   `underlineStart = contentOffset / contentLength`, both the pager's, as a share of the strip's
///   content length. Its length stays that of the chosen tab until the landing.
/// - While the *program* scrolls, for a tap or otherwise, it stays on the tab being headed for.
///
/// At the end it takes the place and the length of the page's tab, and the strip centres that tab
/// as far as its range lets it. That is the rule of tab pagers on iOS whose tabs are as wide as
/// their titles; it is exact only where tabs have one length, no spacing and no section inset.
/// Tabs of unequal lengths do not begin at equal shares of the strip, so the underline jumps at the
/// end, by `tabStart - page / pageCount * contentLength` points and in its length; on the way to a
/// short last tab a long underline reaches beyond the strip's content. While the pager is stretched
/// beyond an end, the underline is beyond the strip's content in the same proportion.
///
/// All positions are points from the strip's leading end, in right-to-left layouts too.
public struct TabStrip: Hashable, Sendable {
  /// The strip's own viewport and its tabs.
  public let layout: PagerLayout
  /// The content offset of the strip itself, in points, within its layout's range.
  public private(set) var contentOffset: Double
  /// The tab that is marked as chosen; nil while there is none.
  public private(set) var chosenTab: Int?
  /// Where the underline begins in the strip's content, in points.
  public private(set) var underlineStart = 0.0
  /// The length of the underline, in points.
  public private(set) var underlineLength = 0.0

  /// Who makes the pager scroll, as its events tell.
  private var scroller = Scroller.program

  private enum Scroller {
    /// Nobody, or the program.
    case program
    /// The user, with a finger on the pager.
    case finger
    /// The user, with what the finger set going.
    case momentum
  }

  /// A strip whose chosen tab is the one of the pager's current page.
  public init(layout: PagerLayout, pager: PagingEngine) {
    self.layout = layout
    contentOffset = layout.contentOffsetRange.lowerBound
    choose(tabOfPage: pager.currentPage)
  }

  /// The tabs that show at least a part of themselves in the strip's viewport.
  public var visibleTabs: Range<Int> { layout.visibleItems(at: contentOffset) }

  /// Scrolls the strip itself to an offset in points, forced into its range.
  public mutating func setContentOffset(_ contentOffset: Double) {
    guard !contentOffset.isNaN else { return }
    self.contentOffset = layout.clamped(contentOffset)
  }

  /// Chooses a tab at once, and answers the content offset, in points, to scroll the pager to.
  ///
  /// The offset is meant for ``PagingEngine/setContentOffset(_:animated:at:into:)`` and shows the
  /// tab's page as the pager's strategy would. An index without a tab or without a page changes
  /// nothing and answers nil. During a drag the finger has the underline again with the next motion.
  public mutating func tap(_ tab: Int, of pager: PagingEngine) -> Double? {
    guard (0..<layout.itemCount).contains(tab),
      let target = restContentOffset(ofTab: tab, of: pager)
    else { return nil }
    if scroller == .momentum { scroller = .program }
    choose(tabOfPage: tab)
    return target
  }

  /// Takes note of what the pager told; `pager` is the engine after the call that told it.
  public mutating func handle(_ event: PagingEvent, of pager: PagingEngine) {
    switch event {
    case .willBeginDragging:
      scroller = .finger
    case .didEndDragging, .released:
      scroller = .momentum
    case .didScroll(_, let contentOffset) where scroller != .program:
      follow(contentOffset, in: pager.layout)
    case .didScroll:
      stay(with: pager)
    case .didEndDecelerating, .didEndScrollingAnimation:
      // No landing is told where the program cut the user's scroll short, nor at a catch.
      guard !pager.holdsCaughtContent, pager.nextDeadline == nil else { break }
      scroller = .program
      stay(with: pager)
    case .snapped(_, _, let page, _, _), .cameToRest(_, _, let page):
      scroller = .program
      choose(tabOfPage: page)
    case .caught:
      // What scrolls before the touch is told to drag or to let go is the program.
      scroller = .program
    case .willEndDragging, .willBeginDecelerating:
      break
    }
  }

  private mutating func follow(_ contentOffset: Double, in pager: PagerLayout) {
    guard pager.contentLength > 0 else { return }
    underlineStart = contentOffset / pager.contentLength * layout.contentLength
  }

  /// Goes to the tab that leads where the pager heads; of several, the chosen one stays.
  private mutating func stay(with pager: PagingEngine) {
    guard let chosenTab else { return }
    let target = restContentOffset(ofTab: chosenTab, of: pager)
    let leadsThere = target?.isAt(pager.heading.targetContentOffset) == true
    guard !leadsThere || underlineStart != layout.itemStart(chosenTab) else { return }
    choose(tabOfPage: leadsThere ? chosenTab : pager.currentPage)
  }

  private mutating func choose(tabOfPage page: Int) {
    guard layout.itemCount > 0 else { return }
    let tab = layout.nearestItem(to: page)
    chosenTab = tab
    underlineStart = layout.itemStart(tab)
    underlineLength = layout.itemLength(at: tab)
    contentOffset = layout.clamped(layout.contentOffset(centering: tab))
  }

  private func restContentOffset(ofTab tab: Int, of pager: PagingEngine) -> Double? {
    guard (0..<pager.layout.itemCount).contains(tab) else { return nil }
    return pager.strategy.restContentOffset(showing: tab, in: pager.layout)
  }
}
