package import Pager
import Paging
package import Recordings
package import Touch

/// Collects the swipes of a recording while it is played, each with what was noted about it.
///
/// A swipe is handed out when the next one ended or the recording did, because a label or a
/// correction comes after it.
package struct SwipeCollector: PlaybackObserver {
  /// A swipe the other way within so long after the lift takes the landing back.
  ///
  /// Ours: Android's falsing history looks back 3 s; people correct within two.
  package static let correctionMicroseconds: Int64 = 2_000_000

  package private(set) var settings: PlaybackSettings?
  package private(set) var cancelled: [CancelReason: Int] = [:]
  package private(set) var others: DragSurvey?
  package private(set) var swipeCount = 0
  private let estimators: [VelocityEstimator]
  private let receive: (Swipe, PlaybackSettings) -> Void

  private var waiting: Swipe?
  /// Whether no drag has been over since the waiting swipe: what is noted is about the latest drag.
  private var waitingIsLatest = false
  private var content = ContentTrack(restingAt: 0)
  private var touchMicroseconds: Int64 = 0
  private var began: (fingers: Int, axis: DragAxis)?

  package init(
    estimators: [VelocityEstimator], receive: @escaping (Swipe, PlaybackSettings) -> Void
  ) {
    self.estimators = estimators
    self.receive = receive
  }

  package mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager) {
    // Nothing that comes now is about the sitting before.
    handOut()
    self.settings = settings
    others = DragSurvey(pager: pager)
    takeRest(of: pager)
  }

  package mutating func contentWasPlaced(_ pager: Pager, at microseconds: Int64) {
    takeRest(of: pager)
  }

  package mutating func frameCompleted(_ pager: Pager) {
    others?.handle(pager.contacts.frame)
  }

  package mutating func happened(
    _ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag
  ) {
    var mustRest = false
    for event in events {
      switch event {
      case .paging(let paging): content.follow(paging)
      case .drag(let dragEvent):
        others?.handle(dragEvent)
        mustRest = follow(dragEvent, drag) || mustRest
      }
    }
    // A recording that knows no page shows every swipe from the same rest, so that strategies are
    // compared on the same question.
    if mustRest, let settings, !settings.keepsRecordedPages {
      pager.rest(at: settings.startContentOffset)
      takeRest(of: pager)
    }
  }

  package mutating func noted(_ note: SwipeLogLine) {
    guard settings?.keepsRecordedPages == true, waitingIsLatest else { return }
    switch note {
    case .snapped(let snapped): waiting?.livePage = snapped.page
    case .label(let label):
      waiting?.intent = Swipe.Intent(
        page: label.intendedPage, source: label.source ?? "unnamed")
    default: break
    }
  }

  /// Hands out what is left; call it when the recording has been played.
  package mutating func finish() {
    handOut()
    others?.finish()
  }

  private mutating func takeRest(of pager: Pager) {
    content.rest(at: pager.engine.contentOffset)
  }

  /// True when a drag is over.
  private mutating func follow(_ event: DragEvent, _ drag: PlayedDrag) -> Bool {
    switch event {
    case .fingersDown(let time): touchMicroseconds = time
    case .began(_, let fingers, let axis): began = (fingers, axis)
    case .ended(let time, _):
      if let swipe = swipe(liftedAt: drag.samples.liftTimeMicroseconds ?? time, drag) {
        handOut(correctedBy: swipe)
        waiting = swipe
        waitingIsLatest = true
        swipeCount += 1
      }
      began = nil
      return true
    case .cancelled(_, let reason):
      cancelled[reason, default: 0] += 1
      waitingIsLatest = false
      began = nil
      return true
    case .fingersUp, .scrolled: break
    }
    return false
  }

  private func swipe(liftedAt lift: Int64, _ drag: PlayedDrag) -> Swipe? {
    guard let began, let configuration = settings?.configuration else { return nil }
    let samples = drag.samples.along(began.axis)
    let lastReport = samples.count > 0 ? samples.stamp(samples.count - 1) : lift
    return Swipe(
      index: swipeCount, fingers: began.fingers, axis: began.axis,
      touchMicroseconds: touchMicroseconds, liftMicroseconds: lift, frames: samples.count,
      restMicroseconds: Microseconds.elapsed(from: lastReport, to: lift),
      peakVelocity: Velocity(perSecond: samples.peakSpeed),
      startPage: configuration.layout.item(nearestToCenterAt: content.restContentOffset),
      content: content,
      velocities: estimators.map { estimator in
        configuration.contentVelocity(
          of: drag.velocity(
            by: estimator, along: began.axis, liftMicroseconds: lift,
            options: configuration.recognition))
      })
  }

  private mutating func handOut(correctedBy next: Swipe? = nil) {
    guard var swipe = waiting, let settings else { return }
    waiting = nil
    if let next {
      let pause = Microseconds.elapsed(
        from: swipe.liftMicroseconds, to: next.touchMicroseconds)
      swipe.wasCorrected =
        pause < Self.correctionMicroseconds && swipe.travel * next.travel < 0
    }
    receive(swipe, settings)
  }
}

extension PlayedDrag {
  /// What a lift would have reported with another estimator.
  func velocity(
    by estimator: VelocityEstimator, along axis: DragAxis, liftMicroseconds: Int64,
    options: RecognitionOptions
  ) -> FingerVelocity {
    if let logged, logged.estimator == estimator.name { return logged.velocity }
    let estimate = estimator.velocity(
      of: samples.along(axis), liftMicroseconds: liftMicroseconds)
    return FingerVelocity(perSecond: options.reported(estimate), along: axis)
  }
}

extension AxisSamples {
  /// Reports closer than this say nothing about speed: they came in a burst.
  private static let burstMicroseconds: Int64 = 3_000

  /// The fastest way between two reports, in points per second.
  var peakSpeed: Double {
    var peak = 0.0
    var previous = 0
    for index in 1..<Swift.max(count, 1) {
      let interval = Microseconds.elapsed(from: stamp(previous), to: stamp(index))
      guard interval >= Self.burstMicroseconds else { continue }
      let way = position(index) - position(previous)
      peak = Swift.max(peak, abs(way) / Double(interval) * 1_000_000)
      previous = index
    }
    return peak
  }
}
