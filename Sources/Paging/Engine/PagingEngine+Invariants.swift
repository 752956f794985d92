extension PagingEngine {
  /// What must hold between any two calls but does not, as a sentence; nil while all is well.
  ///
  /// For tests: whatever a user or a device does, this stays nil.
  public func invariantViolation() -> String? {
    let range = layout.contentOffsetRange
    let stretch = layout.overshoot(of: contentOffset)
    return if !contentOffset.isFinite {
      "the content offset \(contentOffset) is not finite"
    } else if abs(stretch).isAbove(layout.boundsLength) {
      "the content is stretched by \(stretch), more than the viewport's length"
    } else if !range.contains(heading.targetContentOffset) {
      "the target \(heading.targetContentOffset) lies outside \(range)"
    } else if currentPage != layout.item(nearestToCenterAt: heading.targetContentOffset) {
      "page \(currentPage) is not the one at the target \(heading.targetContentOffset)"
    } else if isDragging && !isTracking {
      "a drag goes on without a finger"
    } else if isTracking && motion != nil {
      "the content moves by itself under a finger"
    } else if let motion, motion.deadline < clock {
      "the deadline \(motion.deadline) was missed at \(clock)"
    } else if holdsCaughtContent && !isTracking {
      "caught content is held without a finger"
    } else if motion == nil && !isDragging && !holdsCaughtContent
      && contentOffset != heading.targetContentOffset
    {
      "the content rests at \(contentOffset), not at \(heading.targetContentOffset)"
    } else {
      nil
    }
  }
}
