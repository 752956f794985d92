extension PagerLayout {
  /// The number of items, 0 in an empty layout.
  public var itemCount: Int { items.count }

  /// The gap between neighbouring items, in points; negative where they overlap.
  public var minimumLineSpacing: Double { items.spacing }

  /// Whether all items have one length.
  public var hasEqualItems: Bool { items.areEqual }

  /// The length of an item, in points; an index outside the list means the nearest item.
  ///
  /// In an empty layout, here and below, the first item that would stand there; it has the length of
  /// equal items, and none if the layout is an empty list of lengths.
  public func itemLength(at item: Int) -> Double {
    items.length(nearestItem(to: item))
  }

  /// Where an item begins in the content, section inset included, in points.
  public func itemStart(_ item: Int) -> Double {
    sectionInset.leading + items.start(nearestItem(to: item))
  }

  /// Where the middle of an item lies in the content, section inset included, in points.
  public func itemCenter(_ item: Int) -> Double {
    sectionInset.leading + items.center(nearestItem(to: item))
  }

  /// An index forced into the list; 0 in an empty layout.
  public func nearestItem(to index: Int) -> Int {
    min(max(index, 0), items.lastItem)
  }

  /// A whole index forced into the list.
  func nearestItem(toWhole whole: Double) -> Int {
    Int.clamping(whole, to: 0...items.lastItem)
  }

  /// The items that show at least a part of themselves in the viewport; possibly none.
  ///
  /// An item that only touches the viewport's edge does not show.
  public func visibleItems(at contentOffset: Double) -> Range<Int> {
    guard !contentOffset.isNaN else { return itemCount..<itemCount }
    let (leadingEdge, trailingEdge) = viewportEdges(at: contentOffset)
    let hiddenBefore = items.count(of: .trailing, upTo: leadingEdge.greatestAtSamePlace)
    let begun = items.count(of: .leading, before: trailingEdge.leastAtSamePlace)
    return hiddenBefore..<max(hiddenBefore, begun)
  }

  /// Whether an item of the list is among ``visibleItems(at:)``, without a search.
  func shows(_ item: Int, at contentOffset: Double) -> Bool {
    let (leadingEdge, trailingEdge) = viewportEdges(at: contentOffset)
    return items.end(item).isAbove(leadingEdge) && items.start(item).isBelow(trailingEdge)
  }

  /// The item whose middle is nearest to the middle of the viewport; of equals, the first.
  ///
  /// 0 in an empty layout.
  public func item(nearestToCenterAt contentOffset: Double) -> Int {
    let middle = contentOffset - sectionInset.leading + boundsLength / 2
    let before = items.count(of: .center, before: middle)
    let last = nearestItem(to: before - 1)
    let next = nearestItem(to: before)
    let distance = abs(items.center(last) - middle)
    return abs(items.center(next) - middle).isBelow(distance) ? next : last
  }

  /// Where the viewport begins and ends, from the start of the first item, in points.
  private func viewportEdges(at contentOffset: Double) -> (leading: Double, trailing: Double) {
    let leading = contentOffset - sectionInset.leading
    return (leading, leading + boundsLength)
  }
}
