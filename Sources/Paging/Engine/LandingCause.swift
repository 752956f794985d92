/// What made an engine's content head for where it is heading.
enum LandingCause: Sendable {
  /// The program put or scrolled it there, or nothing happened yet.
  case program
  /// A drag, or a touch that had caught the content, was let go.
  case release(Release)
  /// The same, and the caller moved the target that the strategy had chosen.
  case adjusted(Release, by: Landing)
  /// A drag was cancelled.
  case cancelled
}

extension PagingEngine {
  /// Why the content rests, or will, where it does: one sentence with the numbers, no full stop.
  ///
  /// Nil where no release led there, but the program.
  public var landingReason: String? {
    switch cause {
    case .program: nil
    case .release(let release): strategy.reason(for: release, in: layout)
    case .adjusted(let release, let decided):
      strategy.reason(for: release, in: layout)
        + "; the caller moved the target from \(points(decided.targetContentOffset)) to "
        + points(heading.targetContentOffset)
    case .cancelled: "the drag was cancelled, so the content returns to where it was heading"
    }
  }

  /// The landing on another target than the strategy's; nil where that must stay.
  func adjusted(_ landing: Landing, to contentOffset: Double) -> Landing? {
    let target = layout.clamped(contentOffset)
    guard !contentOffset.isNaN, target != landing.targetContentOffset, !isPagingEnabled else {
      return nil
    }
    return Landing(page: strategy.page(ofRestAt: target, in: layout), targetContentOffset: target)
  }
}
