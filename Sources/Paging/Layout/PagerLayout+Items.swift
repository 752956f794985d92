extension PagerLayout {
  /// The number of items, at least 1.
  public var itemCount: Int { items.count }

  /// The gap between neighbouring items, in points; negative where they overlap.
  public var minimumLineSpacing: Double { items.spacing }

  /// Whether all items have one length.
  public var hasEqualItems: Bool { items.areEqual }

  /// The length of an item, in points; an index outside the list means the nearest item.
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

  /// An index forced into the list.
  public func nearestItem(to index: Int) -> Int {
    min(max(index, 0), itemCount - 1)
  }

  /// The items that show at least a part of themselves in the viewport; possibly none.
  ///
  /// An item that only touches the viewport's edge does not show.
  public func visibleItems(at contentOffset: Double) -> Range<Int> {
    let leadingEdge = contentOffset - sectionInset.leading
    let trailingEdge = leadingEdge + boundsLength
    let stride = items.stride(0)
    let hiddenBefore = items.prefixCount(guess: ((leadingEdge - items.length(0)) / stride)) {
      !items.end($0).isAbove(leadingEdge)
    }
    let begun = items.prefixCount(guess: trailingEdge / stride) {
      items.start($0).isBelow(trailingEdge)
    }
    return hiddenBefore..<max(hiddenBefore, begun)
  }

  /// The item whose middle is nearest to the middle of the viewport; of equals, the first.
  public func item(nearestToCenterAt contentOffset: Double) -> Int {
    item(nearestToCenterAt: contentOffset, among: 0..<itemCount)
  }

  /// The same, of some neighbouring items only; centres grow with the index, so the best of a range
  /// is the best of all or the end nearer to it.
  func item(nearestToCenterAt contentOffset: Double, among candidates: Range<Int>) -> Int {
    let middle = contentOffset - sectionInset.leading + boundsLength / 2
    let before = items.prefixCount(guess: (middle - items.length(0) / 2) / items.stride(0)) {
      items.center($0) < middle
    }
    let last = nearestItem(to: before - 1)
    let next = nearestItem(to: before)
    let distance = abs(items.center(last) - middle)
    let best = abs(items.center(next) - middle).isBelow(distance) ? next : last
    return min(max(best, candidates.lowerBound), candidates.upperBound - 1)
  }
}
