/// What made an engine's content head for where it is heading.
enum LandingCause: Sendable {
  /// The program put or scrolled it there, or nothing happened yet.
  case program
  /// A drag, or a touch that had caught the content, was let go, and a strategy decided.
  case decision(Release, any PagingStrategy, PagerLayout)
  /// A drag was cancelled.
  case cancelled
}

extension PagingEngine {
  /// Why the content rests, or will, where it does: one sentence with the numbers, no full stop.
  ///
  /// Nil where no release led there, but the program. The sentence is that of the strategy and the
  /// layout that decided, even if others have taken their places since.
  public var landingReason: String? {
    switch cause {
    case .program: nil
    case .decision(let release, let strategy, let layout):
      strategy.reason(for: release, in: layout) + adjustment(release, strategy, layout)
    case .cancelled: "the drag was cancelled, so the content returns to where it was heading"
    }
  }

  /// The cause of a landing that the strategy decides now.
  func decision(_ release: Release) -> LandingCause {
    .decision(release, strategy, layout)
  }

  /// The landing on another target than the strategy's; nil where that must stay.
  func adjusted(_ landing: Landing, to contentOffset: Double) -> Landing? {
    let target = layout.clamped(contentOffset)
    guard !contentOffset.isNaN, !target.isAt(landing.targetContentOffset), !isPagingEnabled else {
      return nil
    }
    return Landing(page: strategy.page(ofRestAt: target, in: layout), targetContentOffset: target)
  }

  /// What was made of the decision afterwards, to be read behind its reason.
  private func adjustment(
    _ release: Release, _ strategy: any PagingStrategy, _ layout: PagerLayout
  ) -> String {
    let decided = layout.clamped(
      strategy.landing(for: release, in: layout).targetContentOffset)
    guard layout == self.layout, !decided.isAt(targetContentOffset) else { return "" }
    return "; the caller moved the target from \(points(decided)) to \(points(targetContentOffset))"
  }
}
