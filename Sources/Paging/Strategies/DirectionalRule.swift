/// The rounding that `directional` and `one-page` share.
struct DirectionalRule: Hashable, Sendable {
  var atRest = DirectionalStrategy.AtRest.nearest
  /// See ``StrategyParameter/thresholdPages``.
  var thresholdPages = 0.0

  /// The page chosen from those around where the content coasts to.
  func page(for release: Release, in layout: PagerLayout, at rate: DecelerationRate) -> Int {
    let rounding = Rounding(of: release, in: layout, at: rate)
    return layout.nearestItem(toWhole: whole(rounding))
  }

  /// The projection in numbers and what decided where it was rounded to.
  func reason(for release: Release, in layout: PagerLayout, at rate: DecelerationRate) -> String {
    if let reason = release.reasonWithoutItem(in: layout) { return reason }
    let rounding = Rounding(of: release, in: layout, at: rate)
    let projection = projectionInWords(for: release, in: layout, at: rate)
    let whole = whole(rounding)
    let held = heldInWords(layout.nearestItem(toWhole: whole), insteadOf: whole)
    return "\(projection), \(held ?? thresholdReason(rounding) ?? motionReason(rounding))"
  }

  /// The projection with enough decimals to tell on which side of the threshold it is.
  func projectionInWords(
    for release: Release, in layout: PagerLayout, at rate: DecelerationRate
  ) -> String {
    let below = Rounding(of: release, in: layout, at: rate).index.wholeBelow
    let marks = [below + thresholdPages, below + 1 - thresholdPages]
    return release.projectedIndexInWords(in: layout, at: rate, marks: marks)
  }

  private func whole(_ rounding: Rounding) -> Double {
    let index = rounding.index
    let threshold = rounding.isAtEnd ? 0 : thresholdPages
    // The nearer whole bounds it: an item that is reached is not left again, whatever the threshold.
    return switch direction(rounding.motion) {
    case .forward: max(index.wholeBelow, (index - threshold).wholeAbove)
    case .back: min(index.wholeAbove, (index + threshold).wholeBelow)
    case .none: index.wholeNearestHalfAwayFromZero
    }
  }

  private func direction(_ motion: Motion) -> Motion {
    motion == .none && atRest == .forward ? .forward : motion
  }

  /// What the threshold did; nil where it took no part.
  private func thresholdReason(_ rounding: Rounding) -> String? {
    let below = rounding.index.wholeBelow
    let above = rounding.index.wholeAbove
    guard thresholdPages != 0, !rounding.isAtEnd, below != above else { return nil }
    let isUp = whole(rounding) > below
    let threshold = ParameterValue.number(thresholdPages)
    return switch direction(rounding.motion) {
    case .forward:
      "rounded \(isUp ? "up, more than" : "down, at most") \(threshold) past item "
        + decimal(below, places: 0)
    case .back:
      "rounded \(isUp ? "up, at most" : "down, more than") \(threshold) before item "
        + decimal(above, places: 0)
    case .none: nil
    }
  }

  private func motionReason(_ rounding: Rounding) -> String {
    let isWhole = rounding.index.isAt(rounding.index.rounded())
    return switch (rounding.motion, atRest) {
    case (.none, .nearest): "nearest as nothing moves"
    case _ where isWhole: alreadyWhole
    case (.forward, _): "rounded up as the offset grows"
    case (.back, _): "rounded down as the offset shrinks"
    case (.none, .forward): "rounded up though nothing moves"
    }
  }
}

/// What is rounded, and which way the content moves.
private struct Rounding {
  let index: Double
  let motion: Motion
  /// Nothing lies beyond, so that what coasts to the list's end is past every threshold.
  let isAtEnd: Bool

  init(of release: Release, in layout: PagerLayout, at rate: DecelerationRate) {
    let target = release.projectedContentOffset(in: layout, at: rate)
    index = layout.fractionalIndex(at: target)
    motion = release.motion(towards: target)
    isAtEnd = motion != .back && target.isAt(layout.contentOffsetRange.upperBound)
  }
}

/// Where the content is about to go, by position and not by velocity: stretched content goes back.
enum Motion {
  case forward, back, none
}

extension Release {
  func motion(towards target: Double) -> Motion {
    if contentOffset.isBelow(target) { return .forward }
    return contentOffset.isAbove(target) ? .back : .none
  }
}
