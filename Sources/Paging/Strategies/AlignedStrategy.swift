/// A rule whose pages are items that rest behind the leading content inset.
protocol AlignedStrategy: PagingStrategy {}

extension AlignedStrategy {
  /// The item whose aligned offset is nearest; halves away from zero.
  public func page(ofRestAt contentOffset: Double, in layout: PagerLayout) -> Int {
    let index = layout.fractionalIndex(at: contentOffset)
    return layout.nearestItem(toWhole: index.wholeNearestHalfAwayFromZero)
  }

  /// The offset that puts the item behind the leading inset, as far as the range lets it.
  public func restContentOffset(ofPage page: Int, in layout: PagerLayout) -> Double {
    layout.clamped(layout.contentOffset(aligning: page))
  }
}
