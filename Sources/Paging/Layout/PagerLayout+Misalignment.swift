extension PagerLayout {
  /// The misalignment from which on people see it, in points.
  ///
  /// Half a point, ours: less is rounding and no distance that anybody sees.
  public static let visibleMisalignmentPoints = 0.5

  /// How far a content offset is from the nearest one at which a pager should rest, in points.
  ///
  /// A pager should rest where an item stands behind the leading inset, as
  /// ``contentOffset(aligning:)`` says, or in the middle, as ``contentOffset(centering:)`` says, or
  /// at an end of ``contentOffsetRange``. 0 where it does, never negative.
  public func misalignment(at contentOffset: Double) -> Double {
    let aligned = fractionalIndex(at: contentOffset).rounded()
    let item = nearestItem(to: Int(exactly: aligned) ?? 0)
    let candidates = [
      self.contentOffset(aligning: item),
      self.contentOffset(centering: self.item(nearestToCenterAt: contentOffset)),
      contentOffsetRange.lowerBound, contentOffsetRange.upperBound,
    ]
    return candidates.map { abs($0 - contentOffset) }.min() ?? 0
  }
}
