extension PagingEngine {
  /// What a strategy would be told if the finger let go at this moment, at a velocity.
  public func release(velocity: Velocity) -> Release {
    Release(
      contentOffset: contentOffset, velocity: velocity, decelerationRate: decelerationRate,
      currentPage: heading.page
        ?? strategy.page(ofRestAt: heading.targetContentOffset, in: layout),
      beginContentOffset: beginContentOffset)
  }

  /// Asks the strategy; whatever it answers, the content comes to rest within the range.
  func decideLanding(for release: Release) -> Landing {
    var landing = strategy.landing(for: release, in: layout)
    landing.targetContentOffset = layout.clamped(landing.targetContentOffset)
    landing.deceleratesTo = landing.deceleratesTo.map(layout.clamped)
    return landing
  }

  /// Ends the touch and starts the settle; content that is there already rests at once.
  mutating func letGo(
    _ release: Release, towards landing: Landing, because cause: LandingCause,
    into events: inout [PagingEvent]
  ) {
    let velocity = release.velocity
    let settle = Settle(
      for: landing, release: release, in: layout, rate: release.rate(under: strategy),
      bounces: bounces)
    head(for: landing, because: cause)
    let decelerates = settle.decelerationMilliseconds > 0
    if isDragging {
      events.append(
        .willEndDragging(
          timeMicroseconds: clock, velocity: velocity,
          targetContentOffset: landing.targetContentOffset))
      events.append(.didEndDragging(timeMicroseconds: clock, willDecelerate: decelerates))
    } else {
      events.append(
        .released(timeMicroseconds: clock, targetContentOffset: landing.targetContentOffset))
    }
    isDragging = false
    isTracking = false
    holdsCaughtContent = false
    if decelerates {
      events.append(.willBeginDecelerating(timeMicroseconds: clock))
    }
    guard settle.durationMilliseconds > 0 else {
      scroll(to: landing.targetContentOffset, into: &events)
      tellRest(settleMilliseconds: 0, into: &events)
      return
    }
    motion = SettlingMotion(
      settle: settle, startMicroseconds: clock, endsRelease: true,
      phase: decelerates ? .decelerating : .scrolling)
  }

  /// Makes a landing the one that counts from now on.
  mutating func head(for landing: Landing, because cause: LandingCause) {
    heading = landing
    self.cause = cause
    currentPage = layout.item(nearestToCenterAt: landing.targetContentOffset)
  }
}
