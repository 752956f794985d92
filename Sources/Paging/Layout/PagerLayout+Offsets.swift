extension PagerLayout {
  /// The nearest content offset at which the content may rest, in points.
  ///
  /// Not-a-number goes to the start of the range.
  public func clamped(_ contentOffset: Double) -> Double {
    guard contentOffset > contentOffsetRange.lowerBound else {
      return contentOffsetRange.lowerBound
    }
    return min(contentOffset, contentOffsetRange.upperBound)
  }

  /// Whether the content is stretched beyond an end, by more than rounding noise.
  public func isOutsideRange(_ contentOffset: Double) -> Bool {
    contentOffset.isBelow(contentOffsetRange.lowerBound)
      || contentOffset.isAbove(contentOffsetRange.upperBound)
  }

  /// The content offset that shows an item in the middle of the viewport, in points.
  ///
  /// `itemCenter - boundsLength / 2`, not clamped: items near an end may not reach the middle.
  public func contentOffset(centering item: Int) -> Double {
    itemCenter(item) - boundsLength / 2
  }

  /// The content offset that puts an item behind the leading content inset, in points.
  ///
  /// The item's start *without* the section inset, less the leading content inset, as stride rules
  /// reckon. Not clamped.
  public func contentOffset(aligning item: Int) -> Double {
    items.start(nearestItem(to: item)) - contentInset.leading
  }

  /// The index that ``contentOffset(aligning:)`` would have at a content offset, with a fraction.
  ///
  /// `(contentOffset + leading inset) / stride`; between unequal items interpolated from start to
  /// start, beyond the list extrapolated with the first or the last item's stride. 0 in an empty
  /// layout.
  public func fractionalIndex(at contentOffset: Double) -> Double {
    guard itemCount > 0 else { return 0 }
    let position = contentOffset + contentInset.leading
    guard !items.areEqual else { return position / items.stride(0) }
    let begun = items.count(of: .leading, upTo: position)
    let item = max(0, begun - 1)
    return Double(item) + (position - items.start(item)) / items.stride(item)
  }

  /// The content offset at a fractional index, the inverse of ``fractionalIndex(at:)``, in points.
  ///
  /// That of index 0 in an empty layout.
  public func contentOffset(atFractionalIndex index: Double) -> Double {
    guard itemCount > 0 else { return contentOffset(aligning: 0) }
    guard !items.areEqual else { return index * items.stride(0) - contentInset.leading }
    let item = nearestItem(toWhole: index.rounded(.down))
    let within = (index - Double(item)) * items.stride(item)
    return items.start(item) + within - contentInset.leading
  }

  /// Content travel caused by finger travel, in points.
  ///
  /// Finger space is +x right and +y down. Content offset grows when a finger moves left or up;
  /// right-to-left reverses the horizontal axis.
  public func contentTravel(ofFingerTravel fingerTravel: Double) -> Double {
    // Subtracted, because the negation of no travel would be written as -0.
    isRightToLeft && axis == .horizontal ? fingerTravel : 0 - fingerTravel
  }
}
