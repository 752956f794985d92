extension TabStrip {
  /// Takes note of what the pager told; `pager` is the engine now, after that or further calls.
  public mutating func handle(_ event: PagingEvent, of pager: PagingEngine) {
    switch event {
    case .willEndDragging(_, _, let target), .released(_, let target):
      releaseTargetContentOffset = target
    case .willBeginDragging, .didScroll, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .snapped, .cameToRest, .caught:
      break
    }
    update(with: pager)
  }

  /// Takes the pager as it is, whatever was told; a display calls this once a frame.
  ///
  /// Not every change is told: content that a finger had caught and that the program leaves where
  /// it is, another strategy, a layout that moves nothing. Allocates nothing, and while the pager
  /// rests leaves the strip where the user scrolled it to.
  public mutating func update(with pager: PagingEngine) {
    if isScrolledByUser(pager), pager.layout.contentLength > 0 {
      underlineStart = pager.contentOffset / pager.layout.contentLength * layout.contentLength
    } else {
      stay(with: pager)
    }
  }

  /// Where the pager comes to rest after a tap; nil where it has no such page.
  func restContentOffset(ofTab tab: Int, of pager: PagingEngine) -> Double? {
    guard (0..<pager.layout.itemCount).contains(tab) else { return nil }
    return pager.strategy.restContentOffset(showing: tab, in: pager.layout)
  }

  private func isScrolledByUser(_ pager: PagingEngine) -> Bool {
    if pager.isDragging || pager.isDecelerating { return true }
    let isUnderWay = pager.isScrollingAnimated || pager.holdsCaughtContent
    return isUnderWay && releaseTargetContentOffset == pager.targetContentOffset
  }

  /// Goes to the tab of the page; a chosen one that leads there stays unless the user landed.
  private mutating func stay(with pager: PagingEngine) {
    let hasLanded = releaseTargetContentOffset == pager.targetContentOffset
    releaseTargetContentOffset = nil
    if let chosenTab, !hasLanded {
      let isThere = restContentOffset(ofTab: chosenTab, of: pager)?.isAt(pager.targetContentOffset)
      let tab = isThere == true ? chosenTab : layout.nearestItem(to: pager.currentPage)
      guard tab != chosenTab || !isUnderlined(tab) else { return }
      choose(tabOfPage: tab)
    } else {
      choose(tabOfPage: pager.currentPage)
    }
  }

  private func isUnderlined(_ tab: Int) -> Bool {
    underlineStart == layout.itemStart(tab) && underlineLength == layout.itemLength(at: tab)
  }
}
