extension PagingEngine {
  /// Changes the viewport or its items: a turned screen, other insets, new data.
  ///
  /// Nothing is interrupted. The item nearest to the middle keeps its distance from the middle, in
  /// points, and the finger what it holds; content that rests or settles on a page goes to where the
  /// strategy rests to show that item in the new layout, as near as the strategy comes to it. Where the
  /// items around are as they were, as when data are appended, the content does not move at all.
  public mutating func setLayout(
    _ layout: PagerLayout, at microseconds: Int64, into events: inout [PagingEvent]
  ) {
    fireDeadlines(until: microseconds, into: &events)
    sampleMotion(into: &events)
    let change = LayoutChange(from: self.layout, to: layout)
    let target = change.target(of: heading, showing: currentPage, under: strategy)
    let isUnmoved = target == heading.targetContentOffset && isUnmoved(by: change)
    self.layout = layout
    beginContentOffset = change.contentOffset(for: beginContentOffset)
    heading.targetContentOffset = target
    heading.deceleratesTo = nil
    if heading.page != nil { heading.page = strategy.page(ofRestAt: target, in: layout) }
    currentPage = layout.item(nearestToCenterAt: target)
    let isHeld = isDragging || holdsCaughtContent
    restedPage =
      isHeld || motion != nil ? layout.nearestItem(to: restedPage) : currentPage
    guard !isUnmoved else { return }
    let kept = change.contentOffset(for: contentOffset)
    let mayStretch = isDragging ? stretches : bounces
    let shown = mayStretch ? layout.stretched(to: kept) : layout.clamped(kept)
    if isHeld {
      fingerContentOffset = layout.fingerContentOffset(showing: shown)
      scroll(to: shown, into: &events)
    } else if let motion {
      scroll(to: shown, into: &events)
      retarget(motion, into: &events)
    } else {
      scroll(to: target, into: &events)
    }
  }

  /// Whether content, motion and finger may go on as they are.
  private func isUnmoved(by change: LayoutChange) -> Bool {
    change.to.boundsLength == layout.boundsLength
      && change.contentOffset(for: contentOffset) == contentOffset
      && change.to.overshoot(of: contentOffset) == layout.overshoot(of: contentOffset)
  }

  /// Lets a motion go on to where the content is heading now, with the speed that it has.
  private mutating func retarget(_ motion: SettlingMotion, into events: inout [PagingEvent]) {
    let settle = Settle(
      scrollingFrom: contentOffset, to: heading.targetContentOffset,
      velocity: motion.velocity(at: clock), in: layout, bounces: bounces)
    self.motion = SettlingMotion(
      settle: settle, startMicroseconds: clock, endsRelease: motion.endsRelease,
      phase: motion.phase, precedingMilliseconds: motion.elapsedMilliseconds(at: clock))
  }
}

/// Where content goes when its layout is exchanged.
private struct LayoutChange {
  let from: PagerLayout
  let to: PagerLayout

  /// The offset at which the item nearest to the middle is as far from it as before, in points.
  func contentOffset(for contentOffset: Double) -> Double {
    let item = from.item(nearestToCenterAt: contentOffset)
    let kept = to.nearestItem(to: item)
    let shift = to.contentOffset(centering: kept) - from.contentOffset(centering: item)
    return shift == 0 ? contentOffset : contentOffset + shift
  }

  /// Where content that rests, or will, where `heading` says rests in the new layout, in points.
  func target(
    of heading: Landing, showing item: Int, under strategy: any PagingStrategy
  ) -> Double {
    let rest = strategy.restContentOffset(showing: item, in: from)
    let isSnapped = heading.page != nil && rest.isAt(heading.targetContentOffset)
    return to.clamped(
      isSnapped
        ? strategy.restContentOffset(showing: to.nearestItem(to: item), in: to)
        : contentOffset(for: heading.targetContentOffset))
  }
}

extension PagerLayout {
  /// The offset, or as much beyond an end as can be shown.
  fileprivate func stretched(to contentOffset: Double) -> Double {
    rubberBanded(fingerContentOffset(showing: contentOffset))
  }
}
