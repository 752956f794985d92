import LiveView
import Pager
import PagerAnalysis
import Paging
import Touch

extension Follower {
  /// What the screen shows at a moment that the pager has been advanced to.
  func state(
    of pager: Pager, at microseconds: Int64, samples: DragSamples, playback: PlaybackLine
  ) -> LiveState {
    var engine = pager.engine
    var unsaid: [PagingEvent] = []
    // A copy moves on to this moment: that the content was looked at must change nothing.
    engine.advance(to: microseconds, into: &unsaid)
    let phase = phase(of: engine)
    let velocity = velocity(phase, engine, samples.along(axis), at: microseconds)
    var state = LiveState(
      device: device, playback: playback, layout: configuration.layout,
      strategy: configuration.strategy.name, rests: rests, phase: phase,
      contentOffset: engine.contentOffset, velocity: velocity,
      landings: phase == .dragging ? landings(velocity: velocity, moment: .ifLiftedNow) : table)
    state.device.reportRateHertz = samples.along(axis).rateHertz
    state.swipe = swipe
    state.swipe?.travelPages =
      configuration.layout.pagePosition(at: engine.contentOffset)
      - configuration.layout.pagePosition(at: content.beginContentOffset)
    return state
  }

  private func phase(of engine: PagingEngine) -> LiveState.Phase {
    if engine.isDragging { return .dragging }
    if engine.isTracking, isCaught { return .caught }
    return engine.nextDeadline == nil ? .resting : .settling
  }

  private func velocity(
    _ phase: LiveState.Phase, _ engine: PagingEngine, _ samples: AxisSamples,
    at microseconds: Int64
  ) -> Velocity {
    switch phase {
    case .resting, .caught: return .zero
    case .dragging:
      let options = configuration.recognition
      let estimate = options.estimator.velocity(of: samples, liftMicroseconds: microseconds)
      return configuration.contentVelocity(
        of: FingerVelocity(perSecond: options.reported(estimate), along: axis))
    case .settling:
      var later = engine
      var unsaid: [PagingEvent] = []
      later.advance(to: Microseconds.after(microseconds, milliseconds: 1), into: &unsaid)
      return Velocity(perMillisecond: later.contentOffset - engine.contentOffset)
    }
  }
}

extension AxisSamples {
  /// Fewer spacings tell no rate; more tell nothing new.
  private static let spacingsOfRate = 4...64

  /// Reports a second, from the median spacing: a still finger reports nothing.
  fileprivate var rateHertz: Double? {
    let newest = Swift.max(1, count - Self.spacingsOfRate.upperBound)..<Swift.max(1, count)
    guard newest.count >= Self.spacingsOfRate.lowerBound else { return nil }
    let spacings = newest.map { Microseconds.elapsed(from: stamp($0 - 1), to: stamp($0)) }.sorted()
    let median = spacings[spacings.count / 2]
    return median > 0 ? Microseconds.perSecond / Double(median) : nil
  }
}
