/// A row of tabs above a pager, one tab a page, each following the other.
///
/// The strip is a ``PagerLayout`` of its own: its viewport, a length for each tab, spacing and
/// insets. A tap chooses a tab and says where to scroll the pager; what the pager tells goes to
/// ``handle(_:of:)``, and before the strip is drawn ``update(with:)`` shows it the pager as it is.
/// The underline marks the chosen tab, with two exceptions:
///
/// - While the *user* scrolls, from the start of a drag until the landing, it follows the pager:
///   `underlineStart = contentOffset / contentLength`, both the pager's, as a share of the strip's
///   content length. Its length stays that of the chosen tab until the landing.
/// - While the *program* scrolls, for a tap or otherwise, it stays on the tab being headed for.
///
/// At the end it takes the place and the length of the page's tab, and the strip centres that tab
/// as far as its range lets it. These rules are those of the tab pagers that this library
/// reproduces, whose tabs are as wide as their titles; the share is exact only where tabs have one
/// length, no spacing and no section inset. Tabs of unequal lengths do not begin at equal shares of
/// the strip, so the underline jumps at the end, by `tabStart - page / pageCount * contentLength`
/// points and in its length; on the way to a short last tab a long underline reaches beyond the
/// strip's content. While the pager is stretched beyond an end, the underline is beyond the strip's
/// content in the same proportion.
///
/// All positions are points from the strip's leading end, in right-to-left layouts too.
public struct TabStrip: Hashable, Sendable {
  /// The strip's own viewport and its tabs; ``setLayout(_:pager:)`` changes them.
  public internal(set) var layout: PagerLayout
  /// The content offset of the strip itself, in points, within its layout's range.
  public internal(set) var contentOffset: Double
  /// The tab that is marked as chosen; nil while there is none.
  public internal(set) var chosenTab: Int?
  /// Where the underline begins in the strip's content, in points.
  public internal(set) var underlineStart = 0.0
  /// The length of the underline, in points.
  public internal(set) var underlineLength = 0.0

  /// Where the user's last scroll was to end, in points of the pager; nil once that is past.
  ///
  /// A pager that heads elsewhere was sent there by the program.
  var releaseTargetContentOffset: Double?

  /// A strip whose chosen tab is the one of the pager's current page, whatever the pager does now.
  public init(layout: PagerLayout, pager: PagingEngine) {
    self.layout = layout
    contentOffset = layout.contentOffsetRange.lowerBound
    choose(tabOfPage: pager.currentPage)
    if pager.landingReason != nil {
      releaseTargetContentOffset = pager.targetContentOffset
    }
    update(with: pager)
  }

  /// The tabs that show at least a part of themselves in the strip's viewport.
  public var visibleTabs: Range<Int> { layout.visibleItems(at: contentOffset) }

  /// Scrolls the strip itself to an offset in points, forced into its range.
  public mutating func setContentOffset(_ contentOffset: Double) {
    guard !contentOffset.isNaN else { return }
    self.contentOffset = layout.clamped(contentOffset)
  }

  /// Changes the strip's viewport or its tabs: a turned screen, other titles, more or fewer tabs.
  ///
  /// The chosen tab, by its index, stays chosen; where it is gone, the tab of the pager's page is.
  /// The strip scrolls no farther than its new range and the chosen tab, which shows whole, demand.
  public mutating func setLayout(_ layout: PagerLayout, pager: PagingEngine) {
    self.layout = layout
    mark(chosenTab ?? pager.currentPage)
    contentOffset = layout.clamped(
      layout.contentOffset(nearestTo: contentOffset, showingWhole: chosenTab ?? 0))
    update(with: pager)
  }

  /// Chooses a tab at once, and answers the content offset, in points, to scroll the pager to.
  ///
  /// The offset is meant for ``PagingEngine/setContentOffset(_:animated:at:into:)``, to be called
  /// before the strip is shown the pager again, and shows the tab's page as the pager's strategy
  /// would. An index without a tab or without a page changes nothing and answers nil. During a drag
  /// the finger has the underline again with the next event or update.
  public mutating func tap(_ tab: Int, of pager: PagingEngine) -> Double? {
    guard (0..<layout.itemCount).contains(tab),
      let target = restContentOffset(ofTab: tab, of: pager)
    else { return nil }
    releaseTargetContentOffset = nil
    choose(tabOfPage: tab)
    return target
  }

  /// Marks the tab of a page, or the nearest to it, and centres it in the strip.
  mutating func choose(tabOfPage page: Int) {
    mark(page)
    guard let chosenTab else { return }
    contentOffset = layout.clamped(layout.contentOffset(centering: chosenTab))
  }

  private mutating func mark(_ index: Int) {
    guard layout.itemCount > 0 else {
      (chosenTab, underlineStart, underlineLength) = (nil, 0, 0)
      return
    }
    let tab = layout.nearestItem(to: index)
    chosenTab = tab
    underlineStart = layout.itemStart(tab)
    underlineLength = layout.itemLength(at: tab)
  }
}

extension PagerLayout {
  /// The nearest offset that shows all of an item, or nothing else; in points, not clamped.
  fileprivate func contentOffset(
    nearestTo contentOffset: Double, showingWhole item: Int
  ) -> Double {
    let left = self.contentOffset(showing: item, at: .left)
    let right = self.contentOffset(showing: item, at: .right)
    return min(max(contentOffset, min(left, right)), max(left, right))
  }
}
