extension PagingEngine {
  /// A finger set lands; content that moves by itself stops under it.
  public mutating func touchDown(at microseconds: Int64, into events: inout [PagingEvent]) {
    fireDeadlines(until: microseconds, into: &events)
    guard !isTracking else { return }
    isTracking = true
    guard motion != nil else { return }
    sampleMotion(into: &events)
    stopMotion(into: &events)
    holdsCaughtContent = true
    events.append(.caught(timeMicroseconds: clock))
  }

  /// The finger set lifts without a drag; content that it had stopped settles anew.
  ///
  /// While a drag is under way this says nothing: the end of the drag is the lift.
  public mutating func touchUp(at microseconds: Int64, into events: inout [PagingEvent]) {
    fireDeadlines(until: microseconds, into: &events)
    guard isTracking, !isDragging else { return }
    isTracking = false
    guard holdsCaughtContent else { return }
    beginContentOffset = contentOffset
    let release = release(velocity: .zero)
    letGo(release, towards: decideLanding(for: release), because: decision(release), into: &events)
  }

  /// The touch is recognised as a drag.
  public mutating func beginDragging(at microseconds: Int64, into events: inout [PagingEvent]) {
    touchDown(at: microseconds, into: &events)
    guard !isDragging else { return }
    isDragging = true
    beginContentOffset = contentOffset
    fingerContentOffset = layout.fingerContentOffset(showing: contentOffset)
    stretches = bounces || layout.isOutsideRange(contentOffset)
    events.append(.willBeginDragging(timeMicroseconds: clock))
  }

  /// The finger drags the content on by some points; positive lets the content offset grow.
  ///
  /// Beyond an end the content follows only in part, see ``RubberBand``, or not at all where
  /// ``bounces`` is off.
  public mutating func drag(
    by contentTravel: Double, at microseconds: Int64, into events: inout [PagingEvent]
  ) {
    fireDeadlines(until: microseconds, into: &events)
    let dragged = fingerContentOffset + contentTravel
    guard isDragging, dragged.isFinite else { return }
    fingerContentOffset = dragged
    scroll(to: stretches ? layout.rubberBanded(dragged) : layout.clamped(dragged), into: &events)
  }

  /// The finger lets go of the content at a velocity, and the strategy decides.
  ///
  /// `adjust` may then move the target, as a scroll view's delegate does in
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: it is given the velocity and
  /// the content offset in points at which the content would rest, and what it leaves there, forced
  /// into the range, is where the content goes. While ``isPagingEnabled`` that changes nothing, as
  /// Apple documents of UIScrollView.
  public mutating func endDragging(
    velocity: Velocity, at microseconds: Int64, into events: inout [PagingEvent],
    adjust: (_ velocity: Velocity, _ targetContentOffset: inout Double) -> Void = { _, _ in }
  ) {
    fireDeadlines(until: microseconds, into: &events)
    guard isDragging else { return }
    let release = release(velocity: velocity.perSecond.isFinite ? velocity : .zero)
    let decided = decideLanding(for: release)
    var target = decided.targetContentOffset
    adjust(release.velocity, &target)
    letGo(
      release, towards: adjusted(decided, to: target) ?? decided, because: decision(release),
      into: &events)
  }

  /// The drag turns out to be none, or its device is gone: the content returns without velocity.
  ///
  /// It settles where it rested, or was heading for, before the drag, and tells so as after any
  /// other drag. A touch that had only stopped the content lets it go on to where it was heading.
  public mutating func cancelDragging(at microseconds: Int64, into events: inout [PagingEvent]) {
    fireDeadlines(until: microseconds, into: &events)
    guard isDragging || holdsCaughtContent else {
      isTracking = false
      return
    }
    var landing = heading
    landing.deceleratesTo = nil
    letGo(release(velocity: .zero), towards: landing, because: .cancelled, into: &events)
  }
}
