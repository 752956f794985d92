extension PagingEngine {
  /// Lets time pass: tells what became due, and where moving content is now.
  ///
  /// A display calls this once a frame, a daemon at ``nextDeadline``.
  public mutating func advance(to microseconds: Int64, into events: inout [PagingEvent]) {
    fireDeadlines(until: microseconds, into: &events)
    sampleMotion(into: &events)
  }

  /// Brings the clock to a time and fires, each at its own time, the deadlines up to then.
  mutating func fireDeadlines(until microseconds: Int64, into events: inout [PagingEvent]) {
    let now = max(clock, microseconds)
    while let deadline = nextDeadline, deadline <= now {
      clock = max(clock, deadline)
      endPhase(into: &events)
    }
    clock = now
  }

  /// Moves the content to where its motion has brought it by now.
  mutating func sampleMotion(into events: inout [PagingEvent]) {
    guard let motion else { return }
    scroll(to: motion.contentOffset(at: clock), into: &events)
  }

  /// Shows an offset, and tells so if it is another one.
  mutating func scroll(to offset: Double, into events: inout [PagingEvent]) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    events.append(.didScroll(timeMicroseconds: clock, contentOffset: offset))
  }

  /// Tells that a motion ended, for good or because something stopped it.
  mutating func stopMotion(into events: inout [PagingEvent]) {
    guard let phase = motion?.phase else { return }
    motion = nil
    switch phase {
    case .decelerating: events.append(.didEndDecelerating(timeMicroseconds: clock))
    case .scrolling: events.append(.didEndScrollingAnimation(timeMicroseconds: clock))
    }
  }

  private mutating func endPhase(into events: inout [PagingEvent]) {
    guard var motion else { return }
    guard motion.continues else {
      scroll(to: heading.targetContentOffset, into: &events)
      stopMotion(into: &events)
      tellRest(after: motion, into: &events)
      return
    }
    scroll(to: motion.settle.value(at: motion.settle.decelerationMilliseconds), into: &events)
    stopMotion(into: &events)
    motion.phase = .scrolling
    self.motion = motion
  }

  private mutating func tellRest(after motion: SettlingMotion, into events: inout [PagingEvent]) {
    if motion.endsRelease {
      tellRest(settleMilliseconds: motion.settleMilliseconds, into: &events)
    } else {
      restedPage = currentPage
    }
  }

  /// Tells the page on which the content came to rest after a release.
  mutating func tellRest(settleMilliseconds: Double, into events: inout [PagingEvent]) {
    if heading.page != nil, layout.itemCount > 0 {
      events.append(
        .snapped(
          timeMicroseconds: clock, fromPage: restedPage, toPage: currentPage,
          targetContentOffset: heading.targetContentOffset, settleMilliseconds: settleMilliseconds))
    } else {
      events.append(
        .cameToRest(timeMicroseconds: clock, contentOffset: contentOffset, page: currentPage))
    }
    restedPage = currentPage
  }
}
